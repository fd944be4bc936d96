import type { CoachMessages } from './en.ts';

export const de: CoachMessages = {
  draft:
    'Behalte, was die Leute wollen: Jede Karte, die zu einer offenen Volksmeinung passt, erhöht deine Übereinstimmung, und mit der werden Stimmen malgenommen. Am Ende hast du sieben Karten.',
  'first-platform':
    'Fünf Karten zu fünf verschiedenen Themen. Zuerst wählt {current}: Ein Treffer dort zählt am schnellsten.',
  'complete-platform': 'Dein Programm braucht fünf verschiedene Themen; diese Karten füllen die Lücken.',
  'keep-policy': 'Eine Karte bleibt auf der Hand. Nächste Runde kannst du sie einwechseln.',
  'starting-block':
    'Deine ersten Steine, umsonst. Meistens legt man mehr als die Hälfte dorthin, wo die nächsten beiden Wahlen sind.',
  bid: 'Wer beginnt, ist in den meisten Phasen dieser Runde zuerst dran und gewinnt bei Gleichstand. {price}',
  'bid.older': 'Wer am meisten bietet, bestimmt den Startspieler. {price}',
  raise: 'Du hast so viel geboten wie andere. Biete mehr, um zu beginnen, oder passe und behalte dein Geld.',
  'platform-source':
    'Mit neuen Karten folgst du den Leuten. Deine Übereinstimmung jetzt: {current} {agreement}.',
  'take-policy': 'Such ein Thema, bei dem ein Land gegen dich ist: Vom Gegensatz zum Treffer macht zwei.',
  exchange:
    'Deine Übereinstimmung jetzt: {current} {agreement}. Mit ihr werden Stimmen malgenommen, ein Treffer mehr kann mehrere Veranstaltungen wert sein.',
  'buy-media':
    'Wer die Medien beeinflusst, darf eine Meinung austauschen, ist vor Umfragen geschützt und bringt nach der Wahl einen Marker aufs Medientableau, auch ohne Sieg. Starke Spieler kaufen etwa einen Marker pro Runde.',
  'buy-media.older':
    'Wer die Medien beeinflusst, darf eine Meinung austauschen und ist vor Umfragen geschützt; der Marker eines Siegers zählt auf dem Bundesplan.',
  meetings:
    '{current} wählt in dieser Runde, dort zählen Veranstaltungen sofort. Sonst brauchst du vier. {price}',
  'meetings.older':
    '{current} wird in dieser Runde ausgezählt. Sonst brauchst du fünf Veranstaltungen, um sie umzusetzen. {price}',
  send: 'Jeder Politiker wirkt einmal im ganzen Spiel; du hast noch {left}. Meistens schickt man einen oder zwei pro Runde.',
  pay: '{politician} kostet {cost}, du hast {money}. Zahlst du nicht, ist die Karte trotzdem weg.',
  act: 'Die Länder zeigen, was es bewirkt. Was ein ! hat, geht nur einmal je Land und Runde.',
  influence:
    '{region}: Du darfst eine Volksmeinung ändern. Das ändert die Stimmen aller, sieh dir alle Zeilen an.',
  'poll-bid':
    'Eine Umfrage bewegt Trends; taugt sie nichts, hältst du sie zurück und gewinnst Parteibasis. {price}',
  'poll-bid.older':
    'Eine Umfrage bewegt Trends oder bringt, zurückgehalten, zwei Würfel Parteibasis. Du darfst beliebig oft erhöhen. {price}',
  'poll-use':
    'Veröffentlicht bewegt sie hier Trends. Zurückgehalten bringt sie {members} Parteibasis, jede einen Punkt wert und 1.000 pro Runde.',
  'turn-in':
    '{region}: Setzt du jetzt um, sind die Stimmen sicher, und die Veranstaltungen kommen zurück. {hidden, plural, =0 {Alle Meinungen liegen offen.} one {# Meinung ist noch verdeckt.} other {# Meinungen sind noch verdeckt.}}',
  'turn-in.older':
    '{region}: Stimmen sind Veranstaltungen mal (Trend plus Übereinstimmung), mindestens die Hälfte der Veranstaltungen. {hidden, plural, =0 {Alle Meinungen liegen offen.} one {# Meinung ist noch verdeckt.} other {# Meinungen sind noch verdeckt.}}',
  donation:
    'Geld jetzt oder Parteibasis: Jeder Punkt davon ist am Ende einen Siegpunkt wert und bringt 1.000 pro Runde. Starke Spieler lehnen zwei von drei Spenden ab.',
  'name-start': 'Wer beginnt, wählt zuerst; wer zuletzt kommt, weiß, was die anderen getan haben.',
  redraw: 'Wirf ab, was kein Land will: Du ziehst ebenso viele neue Karten.',
  swap: 'Du darfst eine Karte tauschen. Deine Übereinstimmung jetzt: {current} {agreement}.',
  lay: 'Ein Politiker nach dem anderen, verdeckt; du hast noch {left} für das ganze Spiel.',
  'pay-next': 'Dein Geld reicht nicht für alle. Bezahle den, der am meisten ändert.',
  resolve: 'Deine Politiker handeln in der Reihenfolge, die du wählst. Die Länder zeigen, was jeder bewirkt.',
  coalition:
    '{region}: Zwei Parteien mit mindestens zwei gemeinsamen Programmpunkten können zusammengehen, ihre Stimmen zählen dann als eine.',
  answer:
    '{region}: Zusammen habt ihr jetzt {votes} Stimmen und {shared} gemeinsame Programmpunkte. Den Sieg würdet ihr teilen.',
  'poll-lines':
    'Wende bis zu {max} Zeilen an. Hilft dir keine, halte sie zurück: zwei Würfel neue Parteibasis.',
  promote:
    'Auf dem Bundesplan bringt der Marker am Ende {points} Punkte. Aus dem Land geht er, das wird ohnehin geräumt.',
  nationalise:
    'Wer mit dem Bundesplan übereinstimmt, bekommt jede Runde Parteibasis und am Ende Punkte, jede Partei. Du darfst noch {left, plural, one {# Meinung} other {# Meinungen}} legen.',
  'lay-donation':
    'Nimmst du an, bekommst du das Geld und verlierst Parteibasis nach dem höchsten Würfel. Lehnst du ab, sind alle Würfel zusammen neue Parteibasis.',

  // What it costs: the last sentence, where all the others are bots of one level.
  'price.cost': 'An diesem Tisch kostet das meistens {amount}.',
  'price.spend': 'An diesem Tisch gibt man meistens {amount} aus.',
  'price.range': '{from} bis {to}',

  // How a bot of level 1 decides, as it says itself.
  'thinks.platform':
    'Ich will die Programmkarten, die den nächsten Bundesländern gefallen; das aktuelle zählt am meisten.',
  'thinks.block':
    'Ich nehme die erste Aufstellung und verteile sie dorthin, wo die Wähler mich am liebsten mögen.',
  'thinks.start': 'Anzufangen ist mir einen Schritt Geld wert, solange ich reichlich habe, und nicht mehr.',
  'thinks.media':
    'Ich kaufe einen Marker, wo niemand die Medien beeinflusst, solange ich vier bezahlen könnte.',
  'thinks.meetings':
    'Ich gebe mein halbes Geld aus, im letzten Wahlkampf alles: erst dort, wo jetzt gewählt wird, dann dort, wo die Wähler mich mögen.',
  'thinks.send':
    'Ich schicke den teuersten Politiker, den ein Drittel meines Geldes bezahlt, ins aktuelle Bundesland.',
  'thinks.pay': 'Liegt ein Politiker erst einmal da, bezahle ich ihn, wenn ich kann.',
  'thinks.act': 'Zuerst mein eigener Trend, dann ein Dopplerplättchen, das zu mir passt, dann Stimmen.',
  'thinks.influence':
    'Ich tausche eine Meinung, die nicht meine ist, gegen eine, die es ist. Gibt es keine, lasse ich alles.',
  'thinks.poll':
    'Eine Umfrage ist mir 2.000 wert, 4.000 mit meiner Partei auf der Rückseite, und nie mehr als ein Drittel meines Geldes.',
  'thinks.publish': 'Ich veröffentliche, was mich hebt, und behalte den Rest für mich.',
  'thinks.donation':
    'Solange Wahlkämpfe zu bezahlen sind, nehme ich das meiste Geld; danach ist mir die Parteibasis lieber.',
  'thinks.coalition': 'Ich frage die erste Partei, die infrage kommt, und sage allen zu, die mich fragen.',
  'thinks.national':
    'Ich nehme, was zählt: einen Marker auf den Bundesplan und eine Meinung aus meinem Programm.',
  'thinks.turn-in':
    'Ich setze um, wo gerade gewählt wird oder wo Trend und Übereinstimmung zusammen mindestens 3 sind.',
};
