/** The frame of the rulebook: titles, purposes, first steps. */
export const frame = {
  'book.title': 'Regelheft',
  'book.search': 'Wort suchen, etwa Trend',
  'book.found': '{count, plural, =0 {Nichts gefunden} one {# Fundstelle} other {# Fundstellen}}',
  'book.back': 'Zurück',
  'book.print': 'Drucken',
  'book.contents': 'Inhalt',
  'book.start': 'Hier anfangen',
  'book.phases': 'Phase für Phase',
  'book.look': 'Zum Nachschlagen',
  'book.game': 'Welches Spiel?',
  'book.goal': 'Das Ziel',
  'book.set-up': 'Aufbau',
  'book.glance': 'Eine Runde auf einen Blick',
  'book.glance-text':
    '{rounds, plural, one {Eine Runde} other {# Runden}} wie diese. Jedes Mal wählt das nächste Bundesland.',
  'book.glance-last':
    '{rounds, plural, one {Eine Runde} other {# Runden}}; in der letzten wird nur ausgezählt und gewertet.',
  'book.first': 'Deine ersten Schritte',
  'book.politicians': 'Alle Politiker',
  'book.polls': 'Alle Umfragen',
  'book.seats': 'Punkte je Bundesland',
  'book.terms': 'Begriffe von A bis Z',
  'book.different': 'Was ist anders?',
  'book.ours': 'Unsere Auslegungen und Rekonstruktionen',
  'book.aid': 'Kurzübersicht',
  'book.why': 'Wozu?',
  'book.rule': 'Was du tust',
  'book.example': 'Beispiel',
  'book.open': 'Im Regelheft öffnen',
  'book.cost': 'Kosten',
  'book.main': 'Hauptaktion',
  'book.one-of': 'Dann eine davon',
  'book.does': 'Eine davon',
  'book.votes-for': 'Stimmen',
  'book.players': 'Mit 3, 4 oder 5 Spielern',
  'book.reconstructed':
    '° rekonstruiert: Keine unserer Quellen nennt diese Zahl. Die Werte deiner eigenen Ausgabe kannst du als Komponentenpaket eingeben.',
  'book.reported':
    '† von Spielern der gedruckten Ausgabe berichtet; kein Heft, das wir lesen konnten, druckt es.',
  'book.in-figures': '{what}: Zahlen',
  'book.in-points': 'Punkte: {what}',
  'book.counts': '{elections} Wahlen in {rounds} Runden',
  'book.different-from': '{one} und {other}',
  'goal.2019':
    'Führe deine Partei durch {elections} Landtagswahlen und hab am Ende die meisten Punkte. Fünf Dinge zählen:',
  'goal.2006':
    'Führe deine Partei durch {elections} Landtagswahlen und hab am Ende die meisten Punkte. Vier Dinge zählen, und Geld gehört nicht dazu:',
  'score.mandates': 'für deine Stimmen, in jedem Bundesland',
  'score.wins':
    '{alone} allein, je {several}, wenn mehrere {majority} erreichen, je {coalition} mit Partner, {lonely} ohne',
  'score.media': '{values} nach Wahl',
  'score.base': 'je 1',
  'score.base-bonus': 'je 1; {most} extra für die größte, {second} für die zweitgrößte',
  'score.national': '{values} nach Feld für jede, die du teilst; {secured} mehr, wenn sie gesichert ist',
  'score.money': '{most} für das meiste, {second} für das zweitmeiste',
  'setup.drawn-sizes':
    '{large} große und {small} kleine Bundesländer werden gezogen. Das mit der kleinsten Höchstzahl wählt zuerst.',
  'setup.drawn-any': '{any} Bundesländer werden zufällig gezogen. Der erste Plan wählt zuerst.',
  'setup.opinions':
    'Jedes Bundesland bekommt {count} Volksmeinungen. Zu Beginn offen, in der Reihenfolge der Wahlen: {open}.',
  'setup.board-each':
    'Auf dem Volksmeinungstableau liegt zu jedem Thema eine Karte dafür und eine dagegen, zum späteren Austauschen.',
  'setup.board-some': '{count} Austauschkarten liegen offen, zum späteren Austauschen.',
  'setup.supply':
    'Du hast {money}, Parteibasis {base}, {meetings} Wahlveranstaltungen, {media} Medienmarker, {politicians} Politiker, {donations} Spenden{tiles, plural, =0 {} other { und # Koalitionsplättchen}}.',
  'setup.draft':
    'Du wählst Programmkarten im Draft und legst {size} davon als Parteiprogramm aus. Dann wählst du eine Startaufstellung.',
  'setup.dealt':
    'Du bekommst ein Parteiprogramm aus {size} Karten und {hand} weitere auf die Hand. Dann wählst du deine Startaufstellung.',
  'setup.meetings':
    '{count, plural, one {Eine deiner Wahlveranstaltungen liegt} other {# deiner Wahlveranstaltungen liegen}} von Anfang an in jedem Bundesland.',
  'players.display': 'Die Auslage hat {three} Karten bei 3 Spielern, {four} bei 4 und {five} bei 5.',
  'players.parties': 'Parteien, die niemand spielt, bleiben weg: Umfragen bewegen sie nicht.',
  'players.same':
    'Alles andere ist mit 3, 4 und 5 Spielern gleich. Mit mehr Spielern sind 50 Stimmen seltener, und die Medien sind schwerer zu beeinflussen.',
  'players.same-dice':
    'Alles ist mit 3, 4 und 5 Spielern gleich. Mit mehr Spielern gewinnen öfter Koalitionen, und die Medien sind schwerer zu beeinflussen.',
  'hint.1':
    'Du kannst nicht jedes Bundesland gewinnen. Richte dein Programm nach den nächsten beiden Wahlen aus, nicht nach allen.',
  'hint.2': 'Such dir früh einen Partner: Unter 50 Stimmen gewinnt meist ein Paar, das viel gemeinsam hat.',
  'hint.3':
    'Heb deine starken Politiker für die Wahlen auf, die am meisten bringen. Jeder handelt nur einmal.',
  'hint.4': 'Zähl vor jeder Phase dein Geld. Was der erste Platz kostet, fehlt bei den Umfragen.',
  'hint.5':
    'Lehn früh eine Spende ab, wenn du es dir leisten kannst: Parteibasis zahlt jede Runde und zählt am Ende.',
  'hint-dice.2':
    'Leg früh Koalitionsplättchen dorthin, wo jemand deine Programmpunkte teilt. Zwei gemeinsame reichen zum Fragen, drei zum Erzwingen.',
  'hint-dice.5':
    'Richte dich nach den Bundesmeinungen: Sie bringen nach jeder Wahl Parteibasis und am Ende Punkte.',
  'why.draft':
    'Dein Programm entscheidet, wie viele Stimmen deine Wahlveranstaltungen bringen. Sieh dir vor der Wahl die offenen Meinungen an.',
  'why.first-platform':
    'Jede Karte, die zu den Meinungen eines Bundeslandes passt, vervielfacht dort deine Stimmen; jeder Gegensatz kostet.',
  'why.starting-blocks':
    'Ein Vorsprung, wo du gewinnen willst. Die meisten helfen dem Land, das zuerst wählt, und dem größten.',
  'why.start-player':
    'Zuerst zu sein hilft, wo es eng ist: bei Medienfeldern, in der Auslage und bei Gleichstand.',
  'why.platforms':
    'Bring dein Programm in Einklang mit den Ländern, die als Nächstes wählen, oder mit einem Wunschpartner.',
  'why.media-shares':
    'Wer die Medien beeinflusst, darf eine Meinung austauschen, ist vor Umfragen geschützt und bringt nach der Wahl einen Marker aufs Medientableau, auch ohne Sieg.',
  'why-older.media-shares':
    'Wer die Medien beeinflusst, darf eine Meinung austauschen und ist vor Umfragen geschützt; der Marker eines Siegers zählt auf dem Bundesplan.',
  'why.meetings':
    'Wahlveranstaltungen sind werdende Stimmen: Am Ende der Runde werden sie zu Stimmen, und Stimmen zu Punkten.',
  'why.send-politicians':
    'Politiker ändern Trends, Stimmen, Medien und Meinungen. Wie sie gelegt werden, so handeln sie.',
  'why.politicians-act': 'Jetzt zeigt sich, was die anderen vorhatten. Bezahl nur, wer sich noch lohnt.',
  'why.politicians-resolve': 'Jede Karte tut eines. Wähl die Reihenfolge so, dass eine der nächsten hilft.',
  'why.coalitions':
    'Zwei Parteien zählen ihre Stimmen zusammen. Der richtige Partner gewinnt Wahlen, die du allein verlierst.',
  'why.media-influence':
    'Eine Meinung gegen eine getauscht, die du teilst, bringt bis zu zwei Übereinstimmungen und schadet anderen.',
  'why.poll-auctions':
    'Eine Umfrage bewegt den Trend. Hilft sie dir nicht, nutzt sie wenigstens niemand sonst, und sie bringt Parteibasis.',
  'why.votes':
    'Nur Stimmen gewinnen Wahlen, und nur Wahlveranstaltungen werden zu Stimmen. Setz sie um, wenn Trend und Themen am besten stehen.',
  'why.last-count': 'Was im wählenden Land noch liegt, wird jetzt gezählt, so wenig es auch ist.',
  'why.election': 'Stimmen bringen Siegpunkte, und die bringen Geld. Ein Sieg bringt noch mehr.',
  'why.spoils':
    'Wer gewinnt, trägt die Stimmung des Landes in den Bund: Marker und Meinungen, die am Ende zählen.',
  'why.base-gain': 'Sind die Bundesmeinungen die deinen, wächst deine Partei nach jeder Wahl.',
  'why.pay-out':
    'Geld für die nächste Runde. Dann eine Spende: Bares sofort oder Parteibasis, die jedes Mal zahlt.',
  'why.donations': 'Bares kostet Parteibasis, Ablehnen bringt welche. Wer am meisten ablehnt, wird belohnt.',
  'why.next-round': 'Das nächste Land rückt auf, und jedes andere zeigt eine Meinung mehr.',
  'why.final-scoring': 'Alles, was du aufgebaut hast, wird gezählt. Die meisten Punkte gewinnen.',
  'glance.draft': 'Vier Karten behalten',
  'glance.first-platform': 'Fünf Karten auslegen',
  'glance.starting-blocks': 'Ein Vorsprung',
  'glance.start-player': 'Um den Start bieten',
  'glance.platforms': 'Programm ändern',
  'glance.media-shares': '{cost} je Marker',
  'glance.meetings': 'Werdende Stimmen',
  'glance.send-politicians': 'Verdeckt',
  'glance.politicians-act': 'Zahlen, dann handeln',
  'glance.politicians-resolve': 'Je eine Aktion',
  'glance.coalitions': 'Partner finden',
  'glance.media-influence': 'Meinung tauschen',
  'glance.poll-auctions': 'Trend bewegen',
  'glance.votes': 'In Stimmen umsetzen',
  'glance.last-count': 'Rest auszählen',
  'glance.election': 'Punkte und Sieger',
  'glance.spoils': 'Auf den Bundesplan',
  'glance.base-gain': 'Die Basis wächst',
  'glance.pay-out': 'Geld für Stimmen',
  'glance.donations': 'Nehmen oder nicht',
  'glance.next-round': 'Neue Meinungen',
  'glance.final-scoring': 'Punkte zählen',
  'ours.values':
    'Kein Heft, das wir lesen konnten, druckt jede Zahl. Unsere stehen mit einem ° oder dem Wort „rekonstruiert“: so gewählt, dass jedes Beispiel aufgeht, und überall gekennzeichnet. Ein † steht, wo Spieler der gedruckten Ausgabe eine Zahl berichten.',
  'ours.R7':
    'Beim Austausch darf die andere Haltung desselben Themas kommen. Eines der Hefte verbietet das dem Wortlaut nach; die Beispiele der anderen erlauben es. (R7)',
  'ours.R11':
    'Haben mehrere das meiste Geld, bekommt jeder die Punkte für das meiste und niemand die für das zweite. Die Hefte schweigen. (R11)',
  'ours.R39':
    'Eine Umfrage, die nicht veröffentlicht wird, bleibt für immer ungesehen. Die Hefte sagen nur, dass sie nicht veröffentlicht wird. (R39)',
  'ours.R17':
    'Eine Karte, die das Programm verlässt, kommt auf die Ablage, nicht zu den Austauschkarten. Die Kurzregel von 1997 lässt beides zu. (R17)',
  'ours.R0':
    'Du kannst nicht mehr bieten, als du hast. Die gedruckten Regeln von 2019 bestrafen das; ein Programm lehnt es einfach ab. (R0)',
  'ours.R57':
    'Ob du überhaupt gefragt wirst, hängt nur davon ab, was alle sehen können; so verrät Schweigen nie, wie viel Geld du hast. (R57)',
};
