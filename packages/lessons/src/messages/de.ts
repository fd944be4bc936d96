import type { LessonMessages } from './en.ts';

export const de: LessonMessages = {
  'lesson.2019': 'Die Macher lernen',

  'party.title': 'Deine Partei',
  'party.board': 'In dieser Runde wählt Hessen.',
  'party.board-more':
    'Du führst die SPD durch vier Landtagswahlen, eine pro Runde. Der dunkle Rahmen zeigt, wo gerade gewählt wird; die beiden anderen Länder kommen später.',
  'party.lane': 'Diese Zeile gehört dir: bisher 22 Stimmen.',
  'party.lane-more':
    'Jede Partei hat ihre Zeile. Der Strich bei 50 ist die absolute Mehrheit: Wer allein dorthin kommt, gewinnt das Land. Die CDU/CSU führt mit 27.',
  'party.mandates': 'Stimmen bringen Punkte, und ein Wahlsieg auch.',
  'party.mandates-more':
    'Hessen zahlt bis zu 28 Punkte für deine Stimmen, ob du gewinnst oder nicht. Ein Sieg bringt 12 dazu, mit einem Partner 7.',
  'party.own': 'Damit musst du auskommen.',
  'party.own-more':
    'Fünf Programmkarten, 31.000 in der Kasse und Parteibasis 11. Jeder Punkt Parteibasis bringt 1.000 pro Runde und am Ende einen Siegpunkt.',

  'platform.title': 'Programm',
  'platform.opinions': 'Das wollen die Leute in Hessen.',
  'platform.opinions-more':
    'Ein Haken heißt: dein Programm sagt dasselbe. Ein Kreuz: das Gegenteil. Sozialstaat ist das Thema mit dem Dopplerplättchen und zählt doppelt.',
  'platform.agree': 'Noch kommst du nicht an: Übereinstimmung 0.',
  'platform.agree-more':
    'Sozialstaat zählt doppelt und bringt dir 2, Bildung und Verkehr kosten je 1. Eine Übereinstimmung unter 1 zählt trotzdem ×1, eine höhere vervielfacht deine Stimmen: Nichts ist wichtiger.',
  'platform.source': 'Die richtige Karte hast du schon auf der Hand, also zieh nichts.',
  'platform.source-more': 'Wähle „{nothing}“, dann geht es gleich ans Programm.',
  'platform.source-otherwise':
    'Im echten Spiel darfst du ziehen. Hier hast du schon, was du brauchst: nimm nichts.',
  'platform.exchange': 'Tausche Bildung − gegen Bildung +.',
  'platform.exchange-more':
    'Wähle die Karte im Programm, dann die in deiner Hand. Die Länder zeigen sofort, was es bringt.',
  'platform.exchange-otherwise': 'Nur dieser eine Tausch: Bildung − raus, Bildung + rein.',
  'platform.done': 'Übereinstimmung 2: Jede Veranstaltung zählt hier jetzt doppelt.',
  'platform.done-more': 'Die Leute sind dieselben. Du hast dich geändert.',

  'meetings.title': 'Veranstaltungen',
  'meetings.formula': 'Veranstaltungen plus Trend, mal Übereinstimmung: So entstehen Stimmen.',
  'meetings.formula-more':
    'In Hessen hast du 5 Veranstaltungen, dein Trend ist +2 und die Übereinstimmung 2. Summe und Übereinstimmung zählen nie weniger als 1.',
  'meetings.sum': 'Wie viele Stimmen wären das?',
  'meetings.sum-more': '5 Veranstaltungen, Trend +2, Übereinstimmung 2.',
  'meetings.sum-otherwise': 'Erst Veranstaltungen und Trend zusammenzählen, 5 + 2, dann mal 2.',
  'meetings.buy': 'Mit drei Veranstaltungen mehr überholst du die CDU/CSU.',
  'meetings.buy-more':
    '8 Veranstaltungen und Trend 2 macht 10, mal 2: 20 neue Stimmen. Wähle 3 in Hessen und kauf sie.',
  'meetings.buy-otherwise': 'Nicht ganz: 3 in Hessen und sonst nirgends.',
  'meetings.done': '22 Stimmen und 20 dazu: 42.',
  'meetings.done-more':
    'Hessen wählt in dieser Runde, also zählen die Veranstaltungen sofort. In den anderen Ländern brauchst du mindestens vier.',

  'media.title': 'Medien',
  'media.spaces': 'In Hessen beeinflusst niemand die Medien.',
  'media.spaces-more':
    'Drei Parteien haben je einen Marker, zwei Plätze sind frei. Wer mehr Marker hat als jede andere Partei, beeinflusst die Medien.',
  'media.buy': 'Kauf einen Marker in Hessen für 5.000.',
  'media.buy-more':
    'Wer die Medien beeinflusst, ist vor schlechten Umfragen geschützt und darf eine Volksmeinung ändern. Am Wahlabend bringt es Punkte, auch ohne Sieg.',
  'media.buy-otherwise': 'Sieh dir Hessen an: Ein Marker dort bringt dir die Kontrolle.',
  'media.pass': 'Du beeinflusst die Medien in Hessen. Jetzt passe.',
  'media.pass-more': 'Man kauft immer nur einen Marker, und alle werden wieder gefragt, bis alle passen.',
  'media.pass-otherwise': 'Spar dein Geld und passe.',

  'influence.title': 'Einfluss',
  'influence.clash': 'Hessen will mehr Verkehr. Du nicht.',
  'influence.clash-more':
    'Das Kreuz kostet dich 1. Aber du beeinflusst hier die Medien und darfst eine Volksmeinung ändern.',
  'influence.change': 'Tausche Verkehr + gegen etwas, wofür du stehst.',
  'influence.change-more':
    'Wähle Verkehr +, dann eine Meinung mit Haken. Das Dopplerplättchen schützt seine Meinung.',
  'influence.change-otherwise': 'Nimm Verkehr + weg und wähle eine Meinung, die zu deinem Programm passt.',
  'influence.done': 'Übereinstimmung 4: ein Gegensatz weniger, ein Treffer mehr.',
  'influence.done-more':
    'Das ändert die Stimmen aller, nicht nur deine. Darum achten alle darauf, wer die Medien hat.',

  'politicians.title': 'Politiker',
  'politicians.five': 'Du hast fünf Politiker, für das ganze Spiel.',
  'politicians.five-more':
    'Jeder wirkt einmal und ist dann weg. Die Zahlen sind die Kosten; berühre einen, dann siehst du, was er kann.',
  'politicians.send': 'Schick den Vizekanzler nach Hessen.',
  'politicians.send-more':
    'Du legst die Karte verdeckt: Niemand weiß, wer kommt. Bezahlt wird erst, wenn sie aufgedeckt ist.',
  'politicians.send-otherwise': 'Schick nur den Vizekanzler, und zwar nach Hessen.',
  'politicians.pay': 'Die Karte liegt offen: bezahl 5.000.',
  'politicians.pay-more': 'Wer nicht zahlt, verliert den Politiker, ohne dass er etwas tut.',
  'politicians.pay-otherwise': 'Den willst du haben: bezahl ihn.',
  'politicians.trend': 'Zuerst die Hauptaktion: dein Trend steigt um ein Feld.',
  'politicians.trend-more': 'Die Felder sind −3, −2, 0, +2, +3, +4. Ein Feld über 0 ist also +2.',
  'politicians.trend-otherwise': 'Du könntest verzichten, aber warum?',
  'politicians.key': 'Dann leg das Dopplerplättchen auf einen deiner Treffer.',
  'politicians.key-more': 'Es zählt ab jetzt für alle doppelt. Nimm Sozialstaat oder Bildung.',
  'politicians.key-otherwise':
    'Leg das Dopplerplättchen auf eine Meinung mit Haken: Sozialstaat + oder Bildung +.',
  'politicians.done': 'Trend +2, Übereinstimmung 2: aus 5 Stimmen werden 14, mit einem Besuch.',
  'politicians.done-more': 'Vorher waren deine fünf Veranstaltungen 5 × 1 wert, jetzt 7 × 2.',

  'polls.title': 'Umfragen',
  'polls.back': 'Eine Umfrage zu Hessen, und die Rückseite zeigt dein Zeichen.',
  'polls.back-more':
    'Sie hebt also deinen Trend um zwei Felder und senkt zwei andere. Jeder bietet einmal; die CDU/CSU führt in Hessen und bietet zuletzt.',
  'polls.bid': 'Biete zwischen 2.000 und 6.000.',
  'polls.bid-more': 'Die FDP hat 1.000 geboten. Nur wer die Umfrage ersteigert, sieht sie sich an.',
  'polls.bid-otherwise': 'Biete 2.000 bis 6.000: weniger reicht nicht, mehr ist zu viel.',
  'polls.use': 'Sie gehört dir. Veröffentliche sie!',
  'polls.use-more': 'Eine Umfrage, die dir nicht hilft, hältst du zurück: Das bringt 3 Parteibasis.',
  'polls.use-otherwise': 'Diese hier ist gut für dich: veröffentliche sie.',
  'polls.done': 'Du steigst auf +3. Die Grünen fallen auf −2, die CDU/CSU auf +2.',
  'polls.done-more': 'Wer in Hessen die Medien beeinflusst, wird von einer Umfrage nie gesenkt.',

  'night.title': 'Wahlabend',
  'night.early':
    'Niedersachsen wählt später, aber deine sechs Veranstaltungen dort bringen jetzt 16 Stimmen.',
  'night.early-more':
    '(6 + 2) × 2. Nächste Runde wird dort eine weitere Meinung aufgedeckt, die alles verderben kann, und die Veranstaltungen bekommst du zurück. Setz sie um.',
  'night.early-otherwise':
    'Warten ginge auch. Aber 16 Stimmen sind viel, und sie sind sicher: Setz alle sechs um.',
  'night.partner': 'Niemand hatte 50, also bekam die stärkste Partei einen Partner.',
  'night.partner-more':
    'Das warst du mit 42. Der Partner muss dich auf 50 bringen, und es ist der mit den meisten gemeinsamen Programmpunkten: Mit den Grünen hast du drei. Je 7 Punkte.',
  'night.money': 'Deine Stimmen und deine Parteibasis haben dir 36.000 gebracht.',
  'night.money-more':
    '25 Punkte für Stimmen und 11 Parteibasis bringen je 1.000. Der Sieg selbst bringt kein Geld.',
  'night.donation': 'Jetzt wähle eine Spende: annehmen oder ablehnen.',
  'night.donation-more':
    'Wer Geld nimmt, verliert Parteibasis. Wer ablehnt, gewinnt welche. Beides kann richtig sein: entscheide selbst.',
  'night.donation-otherwise': 'Wähle eine der Spenden.',

  'last.title': 'Deine Runde',
  'last.stand': 'Die letzte Runde: Niedersachsen entscheidet das Spiel.',
  'last.stand-more':
    'Die CDU/CSU hat aus Wahlen 60 Punkte, du hast 53. Auch Medien, Parteibasis und Geld zählen am Ende.',
  'last.play': 'Jetzt ist es dein Spiel.',
  'last.play-more': 'Berühre alles, was du nicht kennst. Die Länder zeigen, was jede Wahl bewirken würde.',

  'lesson.2006': 'Von 2019 zu 2006',
  'votes06.title': 'Stimmen',
  'votes06.formula':
    'Hier werden Trend und Übereinstimmung addiert, und die Summe nimmt deine Veranstaltungen mal.',
  'votes06.formula-more':
    'Stimmen sind Veranstaltungen mal (Trend plus Übereinstimmung). In Hamburg hast du 6 Veranstaltungen, Trend 1 und Übereinstimmung 2.',
  'votes06.sum': 'Wie viele Stimmen sind das?',
  'votes06.sum-more': '6 Veranstaltungen, Trend 1, Übereinstimmung 2.',
  'votes06.sum-otherwise': 'Erst 1 + 2, dann mal 6.',
  'votes06.turn': 'Setz alle sechs um.',
  'votes06.turn-more':
    'Dafür brauchst du fünf Veranstaltungen in einem Land, auch dort, wo gerade gewählt wird; was dort übrig ist, zählt am Ende der Runde. Weniger als die Hälfte deiner Veranstaltungen bekommst du nie.',
  'votes06.turn-otherwise': 'Der Moment ist gut: Setz alle sechs um.',
  'coalition06.title': 'Koalitionen',
  'coalition06.behind':
    'Die CDU/CSU führt in Sachsen mit 33, und die meisten Stimmen gewinnen. Die 50 braucht es nicht.',
  'coalition06.behind-more':
    'Du hast 21, die Grünen 19. Politiker mit Telefon haben dein Koalitionsplättchen hiergelassen, und ihres auch.',
  'coalition06.force': 'Nimm die Grünen als Partner.',
  'coalition06.force-more':
    'Zwei gemeinsame Programmpunkte sind nötig. Bei zwei dürfen sie ablehnen; bei drei kannst du es erzwingen, und ihr habt drei.',
  'coalition06.force-otherwise': 'Frag die Grünen: zusammen habt ihr 40.',
  'coalition06.done': 'Ihr geht zusammen: 40 gegen 33.',
  'coalition06.done-more':
    'Gewinnt ihr, bringt jeder einen Marker und eine Meinung auf den Bundesplan. Siegpunkte für Stimmen bekommt jeder für die eigenen.',
  'polls06.title': 'Umfragen',
  'polls06.bid': 'Umfragen werden offen versteigert: biete 3.000 bis 5.000.',
  'polls06.bid-more':
    'Du darfst beliebig oft erhöhen. Die Rückseite verrät nichts, und nur der Käufer sieht die Umfrage.',
  'polls06.bid-otherwise': 'Biete zwischen 3.000 und 5.000.',
  'polls06.lines': 'Wähle jetzt eine oder zwei ihrer Zeilen.',
  'polls06.lines-more':
    'Du musst nicht: Zurückgehalten bringt eine Umfrage die Summe von zwei Würfeln an Parteibasis. Die Würfel zeigen 0 bis 3.',
  'polls06.lines-otherwise': 'Heb dich selbst, senk die Grünen, oder halte sie zurück.',
  'national06.title': 'Bundesplan',
  'national06.promote': 'Du hast Sachsen allein gewonnen: schick einen Marker auf den Bundesplan.',
  'national06.promote-more': 'Dort bringt er am Spielende die Punkte dieser Runde.',
  'national06.promote-otherwise': 'Schick ihn: das Land wird ohnehin geräumt.',
  'national06.first': 'Leg jetzt eine Meinung aus Sachsen auf den Bundesplan.',
  'national06.first-more': 'Nimm eine, für die du stehst. Nach einem klaren Sieg allein sind es bis zu zwei.',
  'national06.first-otherwise': 'Nimm Steuern + oder Kernenergie −: Die passen zu deinem Programm.',
  'national06.done':
    'Jeder Programmpunkt, der zu diesem Plan passt, bringt jede Runde Parteibasis und am Ende Punkte.',
  'national06.done-more': 'Dieselbe Meinung ein zweites Mal sichert sie; die Gegenmeinung nimmt ihren Platz.',
  'donations06.title': 'Spenden',
  'donations06.money': 'Geld bringt hier keine Punkte. Parteibasis schon.',
  'donations06.money-more':
    'Jede ist ein Punkt, und die größte Basis bringt 10 dazu, die zweite 6. Geld bringt sie nur in den Runden 1, 3 und 5.',
  'donations06.lay': 'Leg eine Spende: annehmen oder ablehnen.',
  'donations06.lay-more':
    'Annehmen kostet Parteibasis nach dem höchsten Würfel, Ablehnen bringt die Summe aller Würfel. Wer allein die größte Summe ablehnt, würfelt mit drei weiteren.',
  'donations06.lay-otherwise': 'Wähle eine Spende.',
};
