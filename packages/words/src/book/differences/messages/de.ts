/** What differs between the editions. */
export const differences = {
  'diff.elections': 'Wahlen und Runden',
  'diff.elections.2019': 'Vier Wahlen in vier Runden oder sieben in fünf',
  'diff.elections.2006':
    'Sieben Wahlen in sieben Runden oder fünf in fünf; die letzte Runde wird nur gewertet',
  'diff.elections.1997': 'Sieben Wahlen in sieben Runden; die letzte Runde wird nur gewertet',
  'diff.start': 'Der Anfang',
  'diff.start.2019':
    'Programmkarten im Draft. Eine Startaufstellung mit fünf Vorteilen, gleiche in verschiedene Länder',
  'diff.start.2006':
    'Programm und drei Handkarten werden verteilt. Eine Option aus jeder von zwei Spalten, dasselbe Land auch mehrmals',
  'diff.start.1997': 'Wie 2006',
  'diff.bid': 'Startspieler',
  'diff.bid.2019': 'Wer am meisten bietet, beginnt. Bei Gleichstand wird einmal reihum erhöht',
  'diff.bid.2006':
    'Wer am meisten bietet, bestimmt den Startspieler. Bei Gleichstand wird noch einmal geboten, dann gewürfelt',
  'diff.bid.1997': 'Wer am meisten bietet, bestimmt den Startspieler. Bei Gleichstand wird sofort gewürfelt',
  'diff.platform': 'Parteiprogramm',
  'diff.platform.2019': 'Aus offener Auslage nehmen, bis zu zwei tauschen, eine Karte behalten',
  'diff.platform.2006': 'Hand auf drei auffüllen, einmal neu ziehen, eine tauschen',
  'diff.platform.1997': 'Wie 2006',
  'diff.politicians': 'Politiker',
  'diff.politicians.2019':
    'Nach Medien und Wahlveranstaltungen. Beim Aufdecken bezahlen oder verzichten; Haupt- und Nebenaktion',
  'diff.politicians.2006':
    'Vor Medien und Wahlveranstaltungen. Alle zusammen müssen bezahlbar sein; je eine Aktion, die Pflicht ist',
  'diff.politicians.1997':
    'Vor Medien und Wahlveranstaltungen. Einzeln gelegt, Bluff erlaubt; Trends bewegen sich immer um 1',
  'diff.coalition': 'Koalitionen',
  'diff.coalition.2019': 'Ergeben sich bei der Wahl aus den Regeln, niemand wird gefragt',
  'diff.coalition.2006':
    'Eigene Phase: mit je einem Plättchen, zwei gemeinsame Programmpunkte zum Fragen, drei zum Erzwingen',
  'diff.coalition.1997': 'Wie 2006',
  'diff.media': 'Medien',
  'diff.media.2019': '5.000 je Marker. Austausch nach den Politikern, mit dem Tableau, das kleiner wird',
  'diff.media.2006':
    '4.000 je Marker. Austausch gleich nach dem Kauf, in umgekehrter Reihenfolge der Länder, mit sechs Austauschkarten',
  'diff.media.1997':
    '4.000 je Marker. Austausch gleich nach dem Kauf, in der Reihenfolge der Länder, mit sechs Austauschkarten',
  'diff.meetings': 'Wahlveranstaltungen',
  'diff.meetings.2019': 'Stufenweise teurer: 1.000 für eine, 20.000 für acht; höchstens 8 in einem Land',
  'diff.meetings.2006': 'Je 1.000, höchstens vier neue in einem Land und zehn insgesamt',
  'diff.meetings.1997': 'Wie 2006',
  'diff.polls': 'Umfragen',
  'diff.polls.2019':
    'Die Rückseite zeigt, wer steigt. Ein Gebot pro Kopf. Veröffentlichen nur, wenn du steigst, sonst Parteibasis +3',
  'diff.polls.2006':
    'Ungesehen gekauft, mit steigenden Geboten. Eine oder zwei Zeilen beliebiger Parteien, oder zwei Würfel für Parteibasis',
  'diff.polls.1997': 'Wie 2006',
  'diff.votes': 'Stimmen',
  'diff.votes.2019':
    '(Wahlveranstaltungen + Trend) × Themen, je mindestens 1; ohne Grenze; ab vier Wahlveranstaltungen',
  'diff.votes.2006':
    'Wahlveranstaltungen × (Trend + Themen), mindestens je eine halbe Stimme; höchstens 50; ab fünf Wahlveranstaltungen',
  'diff.votes.1997': 'Wie 2006',
  'diff.win': 'Wer eine Wahl gewinnt',
  'diff.win.2019': 'Mit 50 Stimmen allein, sonst die Stärkste mit einem Partner: 12, 10, 7 oder 5 Punkte',
  'diff.win.2006':
    'Die meisten Stimmen, Koalitionen zählen zusammen. Keine Punkte dafür, aber der Bundesplan',
  'diff.win.1997': 'Wie 2006, aber auf dem vollen Bundesplan wird aufgerückt',
  'diff.pay': 'Geld und Parteibasis',
  'diff.pay.2019': 'Stimmen und Basis zahlen jede Runde; Spenden kosten oder bringen feste Werte',
  'diff.pay.2006':
    'Die Basis zahlt nur in den Runden 1, 3 und 5; bei Spenden wird gewürfelt; passende Bundesmeinungen bringen Basis',
  'diff.pay.1997': 'Wie 2006, aber Runde 6 zahlt nichts, und abgelehnte Spenden werden gemeinsam aufgedeckt',
  'diff.end': 'Das Ende',
  'diff.end.2019': 'Stimmen, Siege, Medien, Basis, und 6 und 3 für das meiste Geld',
  'diff.end.2006': 'Stimmen, Medien, Basis mit 10 und 6 für die größte, Bundesmeinungen. Geld zählt nichts',
  'diff.end.1997': 'Wie 2006',
};
