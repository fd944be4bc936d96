/** One example for a phase, with the figures of its scenario. */
export const examples = {
  'ex.2019.first-platform':
    'Mit zweimal Bildung (+), zweimal Sozialstaat (−), Gentechnik dafür und dagegen und Digitalisierung kann die SPD vier Themen zeigen. Sie wirft die drei übrigen Karten ab, zieht drei, legt Verkehr (+) als fünftes Thema und behält Bildung (−) auf der Hand.',
  'ex.2019.starting-blocks':
    'Die SPD nimmt Block C: Wahlveranstaltungen in Niedersachsen und Brandenburg, Trend in beiden, Stimmen in Niedersachsen. Das sind je 3 Wahlveranstaltungen und Trend +2, dazu 6 Stimmen in Niedersachsen.',
  'ex.2019.start-player':
    'Zwei bieten 3.000. Wer Startspieler war, erhöht auf 4.000, der andere passt: 4.000 werden bezahlt, der Unterlegene zahlt nichts.',
  'ex.2019.platforms':
    'Niedersachsen ist gegen Verkehr, die SPD dafür. Sie nimmt Verkehr (−) aus der Auslage und tauscht ihn ein: Jetzt passen drei ihrer Karten.',
  'ex.2019.media-shares':
    'In Niedersachsen liegen drei Marker. Einer kauft den vierten, eine andere den fünften, für je 5.000. Nun sind die Medien dort voll.',
  'ex.2019.meetings':
    'Die SPD hat 5 Wahlveranstaltungen in Niedersachsen und kauft 3 weitere für 3.000, dazu 2 in Brandenburg für 2.000: zusammen 5.000. Mit 8 kann sie in Niedersachsen keine mehr kaufen.',
  'ex.2019.send-politicians':
    'Die SPD sendet einen Politiker nach Niedersachsen. Dann sendet die Linke auch einen dorthin und einen nach Brandenburg. In Niedersachsen handelt zuerst die SPD. Bezahlt hat noch niemand.',
  'ex.2019.politicians-act':
    'In Brandenburg bezahlt die Linke 8.000 für ihren Generalsekretär: 8 Stimmen, dann eine Umfrage, die sie hebt und die SPD senkt. In Niedersachsen legt der Hinterbänkler der SPD das Dopplerplättchen auf Sozialstaat (−); der Vizekanzler der Linken kann das nicht mehr, hebt ihren Trend und ändert ihr Programm.',
  'ex.2019.media-influence':
    'Die Linke hat in Niedersachsen drei von fünf Markern und beeinflusst die Medien. Sozialstaat (−) hat das Dopplerplättchen und bleibt. Sie wirft Verkehr (−) ab und bringt Umwelt (+).',
  'ex.2019.poll-auctions':
    'Die CDU kauft für 4.000 eine Umfrage: CDU +2, FDP −2, Linke −1. Sie veröffentlicht: zwei Felder hinauf für die CDU, zwei hinab für die FDP. Die Linke beeinflusst dort die Medien und fällt nicht.',
  'ex.2019.votes':
    'Die SPD hat in Niedersachsen 8 Wahlveranstaltungen und Trend +4. Zwei Karten passen, eine davon beim Dopplerplättchen: Das zählt 3. (8 + 4) × 3 = 36 Stimmen.',
  'ex.2019.election':
    'Brandenburg wählt. Mit dem, was jetzt gezählt wird, hat die FDP 3 Stimmen, die CDU 23, die SPD 34 und die Linke 52: 0, 13, 16 und 21 Punkte. Die Linke hat über 50 und gewinnt 12 Punkte dazu. Sie bringt einen Marker aufs Medientableau, ebenso die CDU, die die Medien beeinflusst.',
  'ex.2019.pay-out':
    'Die SPD hat 16 Punkte für Stimmen und Parteibasis 12: 28.000. Sie nimmt die Spende von 20.000, das kostet 2 Parteibasis. Nun hat sie 48.000 mehr und Parteibasis 10.',
  'ex.2019.final-scoring':
    'Zwei haben mit je 12.000 das meiste Geld: 6 Punkte für beide, und niemand bekommt die 3 für das zweitmeiste. Wer kein Geld hat, bekommt dafür nichts.',
  'ex.2006.starting-blocks':
    'Trend +1 und 6 Stimmen in Bayern, 6 Wahlveranstaltungen in Hessen, zwei Medienmarker in Berlin und Parteibasis +4: Hessen hat dann 7 Wahlveranstaltungen, eine davon vom Aufbau, und du hast Parteibasis 9.',
  'ex.2006.coalitions':
    'A und B haben zwei Programmpunkte gemeinsam: A fragt, B lehnt ab. B und C haben drei gemeinsam: B erzwingt die Koalition, C kann nicht ablehnen.',
  'ex.2006.media-shares':
    'Zwei Spieler haben durch ihre Startaufstellung je drei Marker in Bayern, ein dritter einen. Alle zählen, obwohl es nur fünf Felder gibt. Niemand hat mehr als jeder andere, also beeinflusst niemand die Medien.',
  'ex.2006.votes':
    'Zwei Übereinstimmungen weniger ein Gegensatz sind +1, der Trend ist +2: Jede Wahlveranstaltung zählt 3 Stimmen. 8 davon bringen 24.',
  'ex.2006.last-count':
    'Bei −4 Themen und Trend −3 ist der Faktor unter null. Zwei volle Wahlveranstaltungen bringen trotzdem eine Stimme: 7 bringen 3.',
  'ex.2006.election':
    'Drei Parteien haben je 20 Stimmen. Der oberste Marker im Stapel gewinnt, hauchdünn: ein Medienmarker und eine Meinung für den Bundesplan.',
  'ex.2006.base-gain':
    'Eine deiner Karten passt zu einer Bundesmeinung unter einer 2: Parteibasis +2, auch wenn die Meinung gesichert ist.',
  'ex.2006.pay-out':
    '12 Punkte für Stimmen bringen 12.000. Mit Parteibasis 10 gibt es nach Runde 1 weitere 10.000, nach Runde 2 nicht.',
  'ex.2006.donations':
    'A nimmt an und würfelt 2, 0 und 3: Parteibasis −3. B lehnt die größte Summe ab und gewinnt die Augen seiner Würfel und dreier weiterer; C hat weniger abgelehnt und gewinnt nur die eigenen.',
  'ex.2006.final-scoring':
    'Parteibasis 30, 30 und 22: Die beiden teilen sich 16 Punkte, je 8, und der Dritte bekommt dafür nichts.',
  'ex.2006.poll-auctions':
    'Die SPD gewinnt eine Umfrage: CDU +2, SPD −1, FDP +1. Sie darf eine oder zwei Zeilen beliebiger Parteien veröffentlichen, etwa FDP +1 und CDU +2, oder sie für sich behalten und zwei Würfel für Parteibasis werfen.',
  'ex.2019.draft':
    'Alle bekommen sieben Karten. A behält Bildung (+) und gibt die anderen sechs nach links. Das geschieht viermal; die letzten drei Karten kommen dazu, sodass alle sieben haben.',
  'ex.2019.next-round':
    'Brandenburg hat gewählt und wird abgeräumt. Niedersachsen deckt Bildung (+) auf, die dort schon liegt: Die Karte weicht dem Sozialstaat (−). Nun sind dort drei Meinungen offen.',
  'ex.2006.start-player':
    'A und B bieten 5.000, C 4.000. A und B bieten noch einmal, je 8.000. Immer noch gleich, also würfeln sie: 1 und 1, dann 0 und 2. B zahlt 8.000 und bestimmt A zum Startspieler.',
  'ex.2006.platforms':
    'A hat eine Handkarte und füllt mit zweimal Steuern (−) auf drei auf. A wirft beide ab, zieht Lohnkürzungen (−) und Sozialstaat (−) und legt Lohnkürzungen (−) anstelle von Lohnkürzungen (+).',
  'ex.2006.send-politicians':
    'A hat 11.000: Der Fraktionsgeschäftsführer für 4.000 nach Hessen und der Bundestagspräsident für 6.000 nach Bayern sind bezahlbar, ein teureres Paar nicht. Aufgedeckt werden sie bezahlt, und das Telefon des Geschäftsführers bringt ein Koalitionsplättchen nach Hessen.',
  'ex.2006.meetings':
    'A hat 8 Wahlveranstaltungen in Bayern und 6.000. Zwei weitere füllen dort die zehn Plätze, vier gehen nach Hessen, so viele wie in einem Land neu sein dürfen: zusammen 6.000.',
  'ex.2006.spoils':
    'A hat Bayern gewonnen und dort einen Marker, der auf den Bundesplan geht. Lohnkürzungen (+) liegt dort schon und ist jetzt gesichert; Steuern (+) kommt auf das nächste Feld.',
  'ex.2006.next-round':
    'Die Wahl ist vorbei, Hessen wird abgeräumt. Bayern würde Lohnkürzungen (−) aufdecken, zeigt aber Lohnkürzungen (+): Die Karte kommt unter den Stapel, Terrorabwehr (+) tritt an ihre Stelle.',
  'ex.1997.start-player':
    'A und B bieten je 5.000, C 1.000. Sie würfeln sofort, 3 gegen 2: A zahlt 5.000 und bestimmt C zum Startspieler.',
  'ex.1997.send-politicians':
    'A hat 3.000 und legt den Kanzler nach Bayern, der weit mehr kostet: ein Bluff. Der Hinterbänkler in Hessen wird bezahlt, der Kanzler ist aus dem Spiel. Auch der Fraktionsgeschäftsführer von B wird bezahlt, und sein Telefon bringt ein Plättchen nach Bayern.',
  'ex.1997.politicians-resolve':
    'A hat 29.000 und bezahlt den Kanzler für 25.000 und den Hinterbänkler für 2.000; die anderen beiden sind aus dem Spiel. Der Kanzler hebt den Trend von A in Bayern, um ein Feld.',
  'ex.1997.media-influence':
    'A beeinflusst die Medien in Bayern, B die im Saarland. Es geht in der Reihenfolge der Länder: Bayern wählt zuerst, also darf A eine Meinung tauschen, danach B.',
  'ex.1997.pay-out':
    '12 Punkte für Stimmen und Parteibasis 25, in einer Runde, in der die Basis zahlt: A bekommt 37.000.',
  'ex.1997.spoils':
    'Alle fünf Felder des Bundesplans sind belegt, keines gesichert. A bringt Sozialstaat (+) für den Euro (+): Die Karte liegt zuletzt, die anderen rücken auf. Dann ersetzt Gesundheitsreform (−) die Gesundheitsreform (+) und liegt ihrerseits zuletzt.',
};
