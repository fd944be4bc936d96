import type { RuleBook } from '../paragraphs.ts';

/** The rules at hand, in German. */
export const de: RuleBook = {
  '2019 §0': {
    title: 'Runden und Reihenfolge',
    text: 'Jede Runde hat neun Phasen: Startspieler und Parteiprogramme; Medienanteile, Wahlveranstaltungen und Schattenkabinett; Aktionen der Politiker, Medienbeeinflussung, Umfragen, Stimmen und Landtagswahl. Wo die Spieler nacheinander handeln, geht es vom Startspieler dieser Runde aus im Uhrzeigersinn, und nur wer gefragt ist, darf entscheiden. Die Reihenfolge der Bundesländer beginnt mit dem aktuellen Bundesland, in dem diese Runde gewählt wird, und läuft im Uhrzeigersinn weiter. Die umgekehrte Reihenfolge beginnt mit dem Bundesland, das zuletzt wählt, und endet mit dem aktuellen. Das Spiel über vier Landtagswahlen hat 4 Runden, das über sieben 5.',
  },
  '2019 §1.6': {
    title: 'Draft der Programmkarten',
    text: 'Alle erhalten 7 Programmkarten. Viermal wählen alle gleichzeitig eine Karte, behalten sie verdeckt und geben die übrigen nach links weiter. Nach der vierten Wahl gehen auch die letzten 3 Karten nach links, und wer sie bekommt, behält sie. So haben alle wieder 7 Karten: 4 gewählte und 3 erhaltene.',
  },
  '2019 §1.7': {
    title: 'Erstes Parteiprogramm',
    text: 'Von deinen 7 Programmkarten legst du 5 als Parteiprogramm aus; alle wählen gleichzeitig und verdeckt und decken gemeinsam auf. Das Parteiprogramm muss fünf verschiedene Themen zeigen: (+) und (−) desselben Themas dürfen nicht beide ausliegen. Von den anderen 2 Karten behältst du danach 1 auf der Hand und wirfst 1 ab. Kannst du keine fünf Themen zeigen, legst du so viele wie möglich aus. Nach den anderen, in Sitzreihenfolge, zeigst du den Rest, wirfst ihn ab und ziehst ebenso viele Karten; du legst jedes fehlende Thema aus, das du kannst, so oft, bis fünf ausliegen, und behältst am Ende ebenfalls 1 Karte auf der Hand.',
  },
  '2019 §1.9': {
    title: 'Startaufstellung',
    text: 'Alle wählen gleichzeitig und verdeckt einen von fünf Blöcken; mehrere dürfen denselben nehmen. Jedes seiner 5 Felder ist ein Vorteil für ein Bundesland deiner Wahl: 3 Wahlveranstaltungen aus deinem Vorrat, dein Trend 1 Feld höher, 1 Medienmarker oder 6 Stimmen. Gleiche Felder eines Blocks müssen in verschiedene Bundesländer gehen. Haben alle gewählt, werden die Blöcke aufgedeckt und ausgeführt. Block C ist gedruckt; die Zusammensetzung von A, B, D und E ist rekonstruiert.',
  },
  '2019 §2 phase 1.1': {
    title: 'Startspieler: das verdeckte Gebot',
    text: 'Alle bieten gleichzeitig und verdeckt: 0 oder mehr, in Schritten von 1.000, nie mehr als dein Geld. Dann werden alle Gebote aufgedeckt. Wer am meisten geboten hat, zahlt das Gebot an die Bank und wird Startspieler; sonst zahlt niemand. Bei Gleichstand um das höchste Gebot, auch bei 0, wird einmalig reihum erhöht.',
  },
  '2019 §2 phase 1.2': {
    title: 'Startspieler: Gleichstand',
    text: 'Nur wer am Gleichstand um das höchste Gebot beteiligt ist, macht mit, beginnend mit dem bisherigen Startspieler (in der ersten Runde dem vorläufigen) oder dem ersten Beteiligten im Uhrzeigersinn danach. Jeder ist nur einmal an der Reihe: das bisher höchste Gebot überbieten, um mindestens 1.000 und höchstens bis zu deinem Geld, oder passen. Wer dann das höchste Gebot hat, zahlt es und wird Startspieler. Passen alle, zahlt derjenige, der zuletzt gepasst hat, das Gebot des Gleichstands und wird Startspieler.',
  },
  '2019 §2 phase 2': {
    title: 'Parteiprogramme ändern',
    text: 'Reihum ab dem Startspieler ist jeder einmal am Zug. Entweder ziehst du die oberste Programmkarte und nimmst, wenn du sie gesehen hast, eine aus der Auslage; oder du ersetzt die ganze Auslage und nimmst eine der neuen Karten; oder keines von beiden. Dann darfst du bis zu 2 Karten deines Parteiprogramms gegen Handkarten austauschen, beide auf einmal: Nur das Ergebnis muss fünf verschiedene Themen zeigen. Was du herausnimmst, kommt auf die Hand, und von der behältst du genau 1 Karte. Die Auslage wird nach jedem Zug aufgefüllt; sie hat bei 3 Spielern 3 Karten, bei 4 Spielern 5 und bei 5 Spielern 6 (Werte rekonstruiert).',
  },
  '2019 §2 phase 3': {
    title: 'Medienanteile sichern',
    text: 'Reihum ab dem Startspieler, immer einer nach dem anderen: Zahle 5.000 und stelle einen Medienmarker aus deinem Vorrat auf ein freies Medienfeld, oder passe. Ein Bundesland hat 5 Medienfelder für alle Parteien zusammen. Passen ist nicht endgültig; die Phase endet, wenn alle nacheinander gepasst haben, auch der letzte Käufer. Wer in einem Bundesland mehr Medienmarker hat als jede andere Partei, beeinflusst dort die Medien: Das erlaubt, eine Volksmeinung auszutauschen, und schützt deinen Trend vor Umfragen.',
  },
  '2019 §2 phase 4': {
    title: 'Wahlveranstaltungen kaufen',
    text: 'Reihum ab dem Startspieler ist jeder einmal am Zug und darf in beliebig vielen Bundesländern Wahlveranstaltungen kaufen. Die neuen Wahlveranstaltungen eines Bundeslands kosten zusammen 1.000 für 1, 2.000 für 2, 3.000 für 3, 5.000 für 4, 7.000 für 5, 10.000 für 6, 15.000 für 7 und 20.000 für 8; jedes Bundesland wird für sich gerechnet. In einem Bundesland darfst du höchstens 8 haben, und mehr, als dein Vorrat enthält, kannst du nicht einsetzen (insgesamt 20). Der ganze Kauf darf nicht mehr kosten, als du Geld hast.',
  },
  '2019 §2 phase 5': {
    title: 'Schattenkabinett aussenden',
    text: 'Reihum ab dem Startspieler ist jeder einmal am Zug und legt beliebig viele Politiker verdeckt aus, höchstens 1 pro Bundesland. Alle Karten an einem Bundesland bilden eine Reihe, in der Reihenfolge, in der sie gelegt wurden; so werden sie bezahlt, und so handeln sie. Bezahlt wird jetzt noch nichts, und du darfst auch Karten legen, für die dein Geld nicht reicht. Jeder Politiker kann im ganzen Spiel nur einmal ausgesandt werden.',
  },
  '2019 §2 phase 6.1': {
    title: 'Politiker bezahlen',
    text: 'Bundesland für Bundesland, beginnend mit dem aktuellen, werden alle Politiker aufgedeckt. Der Reihe nach und offen zahlt jeder Besitzer die Kosten seiner Karte oder verzichtet. Ein Politiker, der nicht bezahlt wird oder nicht bezahlt werden kann, kommt ungenutzt aus dem Spiel. Alle Zahlungen eines Bundeslands kommen vor der ersten Aktion dort, und Bezahltes gibt es nie zurück.',
  },
  '2019 §2 phase 6.2': {
    title: 'Aktionen der Politiker',
    text: 'Der Reihe nach darf jeder bezahlte Politiker seine Hauptaktion und danach eine seiner Nebenaktionen ausführen; auf beides kann man verzichten. Eine Aktion mit ! gibt es pro Bundesland und Runde nur einmal, für den, der zuerst kommt; wer auf sie verzichtet, verbraucht sie nicht. Ist die Hauptaktion nicht mehr möglich, bleibt eine Nebenaktion trotzdem erlaubt. Eine Aktion, die nichts ändern würde, kann nicht gewählt werden, etwa einen Trend zu erhöhen, der schon ganz oben steht. Ein Thema mit Dopplerplättchen zählt doppelt und kann nicht ausgetauscht werden; in einem Bundesland liegt höchstens 1, und wo schon eines liegt, kann die Aktion es nur wegnehmen. Für die Aktion Medien brauchst du außerdem 5.000 für den Besitzer des Medienmarkers, den du entfernst. Danach kommt die Karte aus dem Spiel.',
  },
  '2019 §2 phase 7': {
    title: 'Medien beeinflussen',
    text: 'In der Reihenfolge der Bundesländer darf, wer dort die Medien beeinflusst, also mehr Medienmarker hat als jede andere Partei, eine offene Volksmeinung austauschen oder passen. Die Volksmeinung wird abgeworfen, und eine offene Karte vom Volksmeinungstableau kommt an ihre Stelle. Das Thema der neuen Karte darf im Bundesland nicht offen liegen, wenn die alte weg ist; die Gegenmeinung zum alten Thema ist also erlaubt. Eine Volksmeinung mit Dopplerplättchen kann nicht ausgetauscht werden. Lücken auf dem Volksmeinungstableau werden nicht aufgefüllt.',
  },
  '2019 §2 phase 8.2': {
    title: 'Umfragen versteigern',
    text: 'In jedem Bundesland wird, in der Reihenfolge der Bundesländer, eine Umfrage versteigert; die Rückseite nennt die Partei, deren Trend die Karte um 2 erhöht. Auktionator ist die Partei mit den meisten Stimmen dort, bei Gleichstand die erste ab dem Startspieler. Geboten wird einmal reihum, beginnend links vom Auktionator, der als Letzter dran ist: das bisher höchste Gebot überbieten oder passen. Das erste Gebot darf 0 sein; jedes Gebot ist ein Vielfaches von 1.000 und nie höher als dein Geld. Das höchste Gebot wird bezahlt; passen alle, wird die Karte ungesehen abgeworfen.',
  },
  '2019 §2 phase 8.3': {
    title: 'Umfrage: veröffentlichen oder zurückhalten',
    text: 'Nur wer die Umfrage ersteigert hat, sieht sie an. Veröffentlichen darfst du sie nur, wenn sie deine eigene Partei erhöht: Dein Trend steigt um die gezeigten Felder, und die beiden Parteien mit einem Minus fallen um ihre; Pluswerte anderer bewirken nichts. Wer in dem Bundesland die Medien beeinflusst, fällt nicht, und Parteien, die nicht mitspielen, bleiben außer Acht. Oder du hältst die Umfrage zurück, was immer erlaubt ist: Parteibasis +3, und niemand sonst sieht sie. Dass die Partei auf der Rückseite +2 bekommt und zwei Parteien fallen, ist gedruckt; die meisten anderen Werte der Umfragen sind rekonstruiert.',
  },
  '2019 §2 phase 9a': {
    title: 'Wahlveranstaltungen in Stimmen umsetzen',
    text: 'In umgekehrter Reihenfolge der Bundesländer, in jedem reihum ab dem Startspieler, werden Wahlveranstaltungen in Stimmen umgesetzt. Wo diese Runde nicht gewählt wird, setzt du mindestens 4 Wahlveranstaltungen um oder keine; in einem aktuellen Bundesland (in den letzten beiden Runden des Spiels über sieben Landtagswahlen sind es zwei) werden alle Wahlveranstaltungen aller Parteien von selbst umgesetzt, und wer keine hat, bekommt keine Stimmen. Stimmen = (Wahlveranstaltungen + Trend) × Übereinstimmung, wobei jeder der beiden Faktoren mindestens 1 zählt. Der Trend ist die Zahl auf seinem Feld: −3, −2, 0, +2, +3 oder +4 (die +3 ist rekonstruiert). Die Übereinstimmung ist +1 für jede Karte deines Parteiprogramms, die zu einer offenen Volksmeinung passt, und −1 für jede, die ihr widerspricht, unter dem Dopplerplättchen doppelt. Die Wahlveranstaltungen kommen in deinen Vorrat zurück; für Stimmen gibt es keine Obergrenze.',
  },
  '2019 §2 phase 9b.2': {
    title: 'Landtagswahl: Siegpunkte und Wahlsieg',
    text: 'Stimmen bringen ab 5 Stimmen Siegpunkte nach der Tabelle des Bundeslands (die meisten Tabellen sind rekonstruiert). Hat nur eine Partei 50 oder mehr Stimmen, gewinnt sie und erhält 12 Siegpunkte; haben mehrere 50, erhält jede von ihnen 10, und die mit den meisten Stimmen gewinnt, bei Gleichstand alle daran beteiligten. Hat niemand 50, bekommt die stärkste Partei einen Koalitionspartner, mit dem sie 50 erreicht: den mit den meisten gleichen Programmkarten, dann den ersten ab dem Startspieler; niemand wird gefragt, und beide gewinnen mit je 7 Siegpunkten. Ohne solchen Partner erhält die stärkste Partei 5 Siegpunkte, gilt aber nicht als Wahlsieger; ohne Stimmen bekommt niemand etwas. Bei Gleichstand um die stärkste Partei zählt die erste ab dem Startspieler. Jeder Wahlsieger mit einem Medienmarker in dem Bundesland stellt einen auf das Medientableau, und ebenso, wer dort die Medien beeinflusst und noch keinen gestellt hat.',
  },
  '2019 §2 phase 9c': {
    title: 'Auszahlung und Spenden',
    text: 'Reihum ab dem Startspieler erhält jeder 1.000 für jeden Siegpunkt aus Stimmen dieser Landtagswahl (nicht für den Wahlsieg) und 1.000 für jeden Punkt der Parteibasis. Dann musst du eine deiner Spenden verwenden; sie kommt aus dem Spiel. Entweder nimmst du das Geld an und verlierst Parteibasis: 1 für 10.000, 2 für 20.000, 3 für 30.000. Oder du lehnst ab und gewinnst Parteibasis: 1, 3 oder 5. Die Parteibasis fällt nie unter 0. Die letzte Runde zahlt nichts aus; im Spiel über sieben Landtagswahlen zahlt Runde 4 für beide Wahlen, aber ohne Spende.',
  },
  '2019 §2 phase 9d': {
    title: 'Nächste Runde',
    text: 'Das aktuelle Bundesland wird abgeräumt: Seine Volksmeinungen werden abgeworfen, Dopplerplättchen und übrige Medienmarker gehen zurück, und das Ländertableau kommt aus dem Spiel. In jedem anderen Bundesland wird eine weitere Volksmeinung aufgedeckt; eine Karte, die ein offenes Thema wiederholt, wird abgeworfen und ersetzt. Die Auslage der Programmkarten wird abgeworfen und neu ausgelegt. Das nächste Bundesland im Uhrzeigersinn ist das aktuelle. Zu entscheiden hat hier niemand etwas.',
  },
  '2019 §3': {
    title: 'Spielende',
    text: 'Zu den Siegpunkten aus Stimmen und Wahlsiegen kommen: für jeden Medienmarker auf dem Medientableau der Wert seines Felds, 1 für jeden Punkt der Parteibasis, und für Geld 6 für das meiste und 3 für das zweitmeiste. Bei Gleichstand um das meiste erhält jeder Beteiligte 6 und niemand 3; bei Gleichstand um das zweitmeiste erhält jeder 3; wer kein Geld hat, bekommt dafür nichts. Das Medientableau ist je Wahl 10, 8, 6 und 4 wert, bei sieben Landtagswahlen 16, 14, 12, 10, 8, 6 und 4 (Werte rekonstruiert, außer der 10). Die meisten Siegpunkte gewinnen, bei Gleichstand wird der Sieg geteilt. Danach ist nichts mehr zu entscheiden.',
  },
  '2019 §4.3': {
    title: 'Nächste Runde bei sieben Landtagswahlen',
    text: 'Nach den Runden 1, 2 und 3 bleibt das abgeräumte Ländertableau im Spiel: Ein neues Bundesland kommt dorthin, mit Stimmen 0 und Trend 0 für alle und 4 Volksmeinungen, von denen im fünften und sechsten Bundesland 2 und im siebten 3 offen liegen; es wählt zuletzt. In jedem anderen Bundesland wird eine weitere Volksmeinung aufgedeckt; eine Karte, die ein offenes Thema wiederholt, wird abgeworfen und ersetzt. Nach Runde 3 wird das Volksmeinungstableau aufgefüllt, und Nachzieh- und Ablagestapel der Volksmeinungen werden zusammen gemischt. Die Runden 4 und 5 haben je zwei Landtagswahlen: im vierten und fünften, dann im sechsten und siebten Bundesland. Nach Runde 4 kommen beide Ländertableaus aus dem Spiel, und die anderen decken je eine weitere Volksmeinung auf. Die Auslage der Programmkarten wird jedes Mal neu ausgelegt.',
  },
  '2006 §3': {
    title: 'Runden und Reihenfolge',
    text: 'Das Spiel hat 7 Runden mit je einer Landtagswahl, das kurze Spiel 5. Jede Runde außer der letzten hat einen Wahlkampf, dann wird das aktuelle Bundesland gewertet, dann die nächste Runde vorbereitet; die letzte Runde ist nur Wertung. Wo die Spieler nacheinander handeln, geht es vom Startspieler aus im Uhrzeigersinn, und nur wer gefragt ist, darf entscheiden. Die Reihenfolge der Bundesländer beginnt mit dem aktuellen Bundesland, in dem diese Runde gewählt wird, und läuft im Uhrzeigersinn weiter. Die umgekehrte Reihenfolge beginnt mit dem Bundesland, das zuletzt wählt, und endet mit dem aktuellen.',
  },
  '2006 §6.1': {
    title: 'Startoptionen',
    text: 'Verdeckt und gleichzeitig wählst du eine von 3 Optionen der ersten Spalte und eine von 4 der zweiten und nennst für jeden Posten ein Bundesland. Die erste Spalte bietet Trend +1, noch einmal Trend +1 und 6 Wahlveranstaltungen; oder Trend +1, 6 Wahlveranstaltungen und 6 Stimmen; oder 6 Wahlveranstaltungen, 6 Stimmen und noch einmal 6 Stimmen (diese dritte Option ist rekonstruiert, die erste berichten Spieler der gedruckten Ausgabe). Die zweite bietet 3 Medienmarker; oder 2 und Parteibasis +4; oder 1 und Parteibasis +8 (rekonstruiert); oder Parteibasis +12. Dasselbe Bundesland darf immer wieder genannt werden, aber kein Posten lässt sich teilen oder weglassen. Alles ist kostenlos, und nur so kommen mehr als 5 Medienmarker in ein Bundesland: Sie zählen alle.',
  },
  '2006 §6.2.1': {
    title: 'Startspieler bestimmen',
    text: 'Alle bieten gleichzeitig und verdeckt: 0 bis zu deinem Geld, in Schritten von 1.000. Wer am meisten bietet, zahlt und bestimmt einen beliebigen Spieler zum Startspieler, auch sich selbst; sonst zahlt niemand. Bei Gleichstand um ein höchstes Gebot über 0 bieten die Beteiligten noch einmal verdeckt, jeder mindestens so viel wie zuvor; bei erneutem Gleichstand entscheidet zwischen ihnen ein Würfel, und wer gewinnt, zahlt dieses Gebot. Bieten alle 0, würfeln alle, und der höchste Wurf bestimmt den Startspieler. In der letzten Runde wird nicht geboten; der Startspieler bleibt.',
  },
  '2006 §6.2.2': {
    title: 'Parteiprogramme ändern',
    text: 'In deinem Zug füllst du deine Hand auf 3 Programmkarten auf, wirfst dann beliebig viele davon auf einmal ab und ziehst ebenso viele nach. Danach darfst du höchstens 1 Karte deines Parteiprogramms gegen eine Handkarte austauschen, solange fünf verschiedene Themen ausliegen. Die herausgenommene Karte wird abgeworfen. Deine Hand bleibt, wie sie ist: 2 Karten nach einem Austausch, sonst 3.',
  },
  '2006 §6.2.3': {
    title: 'Schattenkabinett',
    text: 'Reihum ab dem Startspieler legt jeder alle Politiker für diese Runde verdeckt aus, höchstens 1 pro Bundesland; dein Geld muss für alle zusammen reichen. Dann werden alle aufgedeckt und bezahlt, und reihum führt jeder von jeder eigenen Karte eine Aktion aus, in beliebiger Reihenfolge. Ist eine Aktion möglich, muss eine gewählt werden, nur zur Aktion Medien ist niemand gezwungen: Du zahlst 4.000 an den Besitzer des Medienmarkers und 4.000 an die Bank und brauchst einen eigenen Medienmarker im Vorrat. Was nichts ändern würde oder nicht bezahlt werden kann, steht nicht zur Wahl. Eine Karte mit Telefon legt auch dein Koalitionsplättchen in ihr Bundesland, höchstens 1 je Partei und keines dort, wo zuletzt gewählt wird. Die meisten Kosten und Aktionen sind rekonstruierte Werte; in der Ausgabe 1997 wird anders gelegt und bezahlt.',
  },
  '2006 §6.2.4': {
    title: 'Koalitionen bilden',
    text: 'Eine Koalition entsteht nur im aktuellen Bundesland, zwischen zwei Spielern, die dort beide ein Koalitionsplättchen haben; niemand ist in zweien, und in der letzten Runde gibt es keine. Mindestens 2 Programmkarten müssen in beiden Parteiprogrammen gleich sein, in Thema und Meinung. Bei genau 2 muss der andere zustimmen; bei 3 oder mehr kannst du die Koalition erzwingen. Es geht einmal reihum ab dem Startspieler: Solange du frei bist, darfst du jeden anderen freien Spieler dort einmal anfragen oder zwingen, oder passen. Danach gehen unbenutzte Plättchen an ihre Besitzer zurück; die einer Koalition kommen nach der Wahl aus dem Spiel.',
  },
  '2006 §6.2.5': {
    title: 'Medien',
    text: 'Reihum ab dem Startspieler, immer einer nach dem anderen: Zahle 4.000 und stelle einen Medienmarker aus deinem Vorrat auf ein freies Medienfeld, oder passe. Ein Bundesland hat 5 Medienfelder für alle Parteien zusammen. Passen ist nicht endgültig; der Kauf endet, wenn alle nacheinander gepasst haben, auch der letzte Käufer. Dann darf in umgekehrter Reihenfolge der Bundesländer (Ausgabe 1997: in ihrer Reihenfolge), wer dort mehr Medienmarker hat als jede andere Partei, eine offene Volksmeinung gegen eine der Austauschkarten tauschen. Eine Volksmeinung mit Dopplerplättchen kann nicht ausgetauscht werden, und das Thema der neuen Karte darf im Bundesland nicht offen liegen, wenn die alte weg ist. Die alte Karte kommt zu den Austauschkarten.',
  },
  '2006 §6.2.6': {
    title: 'Wahlveranstaltungen kaufen',
    text: 'Reihum ab dem Startspieler ist jeder einmal am Zug und darf in beliebig vielen Bundesländern Wahlveranstaltungen kaufen, für je 1.000. In einem Bundesland darfst du pro Runde höchstens 4 kaufen und insgesamt höchstens 10 haben. Mehr, als dein Vorrat enthält, kannst du nicht einsetzen (insgesamt 18), und mehr als dein Geld nicht ausgeben.',
  },
  '2006 §6.2.7': {
    title: 'Umfragen versteigern',
    text: 'In jedem Bundesland wird, in der Reihenfolge der Bundesländer, eine verdeckte Umfrage versteigert. Vom Startspieler im Uhrzeigersinn eröffnest oder erhöhst du, oder du passt und bist draußen; das erste Gebot ist mindestens 1.000, jede Erhöhung mindestens 1.000 mehr, keines höher als dein Geld. Es endet, wenn alle außer dem Höchstbietenden gepasst haben; der zahlt und sieht die Karte an, und bietet niemand, wird sie ungesehen abgeworfen. Veröffentlichen darfst du 1 oder 2 ihrer Zeilen in diesem Bundesland, für mitspielende Parteien, deren Trend sich bewegen würde: Er bleibt zwischen −3 und +3, und wer dort die Medien beeinflusst, fällt nicht. Oder du hältst die Umfrage zurück, was immer erlaubt ist, und gewinnst die Summe von 2 Würfeln an Parteibasis. Was die Zeilen sagen, ist rekonstruiert.',
  },
  '2006 §6.2.8': {
    title: 'Wahlveranstaltungen in Stimmen umsetzen',
    text: 'In umgekehrter Reihenfolge der Bundesländer, in jedem reihum ab dem Startspieler: Mit mindestens 5 Wahlveranstaltungen dort darfst du beliebig viele davon in Stimmen umsetzen. Stimmen = Wahlveranstaltungen × (Trend + Übereinstimmung), aber nie weniger als eine Stimme für je 2 volle Wahlveranstaltungen. Die Übereinstimmung ist +1 für jede Karte deines Parteiprogramms, die zu einer offenen Volksmeinung passt, und −1 für jede, die ihr widerspricht, unter dem Dopplerplättchen doppelt; die Hand zählt nicht. Bei 50 Stimmen ist Schluss, und wer auf ein besetztes Feld der Stimmenskala kommt, liegt obenauf. Die Wahlveranstaltungen kommen in deinen Vorrat zurück. Haben in einem Bundesland alle entschieden, darf eine Partei mit mehr Stimmen als alle anderen zusammen eine offene Volksmeinung ohne Dopplerplättchen gegen eine Austauschkarte tauschen.',
  },
  '2006 §6.3.1': {
    title: 'Letzte Auszählung und Siegpunkte',
    text: 'Alle Wahlveranstaltungen, die noch im aktuellen Bundesland sind, werden reihum und von selbst in Stimmen umgesetzt: Eine Mindestzahl gibt es nicht, und Volksmeinungen werden nicht mehr ausgetauscht. Dann bringen Stimmen nach der Tabelle des Bundeslands Siegpunkte, ab 5 Stimmen. Sie bringen in der Auszahlung auch Geld. Die Tabellen sind rekonstruiert, bis auf einige Zahlen, die Spieler der gedruckten Ausgabe berichten.',
  },
  '2006 §6.3.2': {
    title: 'Wahlsieger',
    text: 'Die meisten Stimmen gewinnen; eine Koalition zählt die Stimmen beider Parteien zusammen, auch über 50 hinaus. Bei gleicher Summe gewinnt die Seite mit dem einzelnen höchsten Marker auf der Stimmenskala; sind auch die gleich, die Seite, deren Marker obenauf liegt. Jeder Sieg bei gleicher Summe ist ein hauchdünner Wahlsieg. Hat niemand eine Stimme, gewinnt niemand.',
  },
  '2006 §6.3.3': {
    title: 'Früchte des Wahlsiegs',
    text: 'Wer klar gewinnt, darf 1 Medienmarker aus dem Bundesland auf den Bundesplan stellen und bis zu 2 offene Volksmeinungen dorthin bringen. Ein hauchdünner Wahlsieg erlaubt 1 Medienmarker und 1 Volksmeinung, und die hauchdünn geschlagene Partei darf auch 1 Medienmarker stellen. In einer Koalition dürfen beide 1 Medienmarker stellen und 1 Volksmeinung bringen, zuerst die Partei mit mehr Stimmen. Eine Volksmeinung mit neuem Thema kommt auf den ersten freien Platz von links; sind alle 5 besetzt, verdrängt sie eine, die nicht gesichert ist (Ausgabe 1997: die anderen rücken auf, und sie kommt ans Ende). Die gleiche Meinung sichert die, die schon da ist; die Gegenmeinung ersetzt sie, gesichert oder nicht. All das ist freiwillig.',
  },
  '2006 §6.3.4': {
    title: 'Zuwachs der Parteibasis',
    text: 'Nach jeder Landtagswahl bringt jede Karte deines Parteiprogramms, die zu einer Volksmeinung auf dem Bundesplan passt, die Zahl über deren Platz an Parteibasis. Von links geben die Plätze 1, 2, 3, 2 und 1 (Werte rekonstruiert). Eine gesicherte Volksmeinung zählt einmal, und die Hand zählt nicht. Zu entscheiden hat hier niemand etwas.',
  },
  '2006 §6.3.5': {
    title: 'Auszahlung',
    text: 'Jeder erhält 1.000 für jeden Siegpunkt aus Stimmen dieser Landtagswahl. In den Runden 1, 3 und 5 gibt es weitere 1.000 für jeden Punkt der Parteibasis; im kurzen Spiel nur in den Runden 1 und 3. Die Parteibasis zählt mit dem eben gewonnenen Zuwachs und vor den Spenden dieser Runde. Die letzte Runde zahlt nichts aus.',
  },
  '2006 §6.4.1': {
    title: 'Nächste Runde',
    text: 'Das aktuelle Bundesland wird abgeräumt: Karten werden abgeworfen, Dopplerplättchen, Medienmarker und Wahlveranstaltungen gehen zurück. Nach den Runden 1, 2 und 3 kommt ein neues Bundesland auf dieses Ländertableau und wählt zuletzt: Stimmen 0 und Trend 0 für alle, je 1 Wahlveranstaltung aus dem Vorrat und 4 Volksmeinungen, davon 1 offen, oder 2 im siebten Bundesland, wo keine Koalition möglich ist. Nach den Runden 4, 5 und 6 kommt das Ländertableau aus dem Spiel. In jedem anderen Bundesland wird eine weitere Volksmeinung aufgedeckt; eine Karte, die ein offenes Thema wiederholt, kommt unter den Stapel und wird ersetzt. Das nächste Ländertableau im Uhrzeigersinn ist das aktuelle; Runde 7 ist nur Wertung.',
  },
  '2006 §6.4.2': {
    title: 'Spenden',
    text: 'Nach den Runden 1 bis 5 (im kurzen Spiel 1 bis 4) muss jeder reihum ab dem Startspieler eine Spende legen: offen, um sie anzunehmen, verdeckt, um sie abzulehnen. Wer annimmt, nimmt das Geld, wirft die Würfel der Karte und verliert den höchsten einzelnen Würfel an Parteibasis. Dann decken die anderen auf, würfeln und gewinnen die Summe (Ausgabe 1997: erst decken alle zusammen auf). Wer allein die größte Summe abgelehnt hat, gewinnt noch die Summe von 3 weiteren Würfeln. Ein Würfel zeigt 0, 1, 1, 2, 2 und 3; die Parteibasis fällt nie unter 0, und die Karten kommen aus dem Spiel. Die Beträge von 10.000 bis 50.000 mit 1 bis 5 Würfeln sind rekonstruierte Werte, außer den 50.000.',
  },
  '2006 §7.5': {
    title: 'Spielende',
    text: 'Zusammengezählt werden die Siegpunkte für Stimmen aller Landtagswahlen, die Punkte deiner Medienmarker auf dem Bundesplan, deine Parteibasis und die Punkte unter jeder Volksmeinung auf dem Bundesplan, zu der dein Parteiprogramm passt, mit 5 mehr, wenn sie gesichert ist. Die größte Parteibasis bringt 10 mehr, die zweitgrößte 6; bei Gleichstand um die größte werden 16 geteilt, abgerundet, und die zweite bekommt nichts; bei Gleichstand um die zweitgrößte gibt es dafür nichts. Die Plätze der Bundesmeinung sind 6, 8, 10, 8 und 6 wert (Werte rekonstruiert). Geld zählt nicht. Die meisten Siegpunkte gewinnen, bei Gleichstand wird der Sieg geteilt; danach ist nichts mehr zu entscheiden.',
  },
  '2006 §8': {
    title: 'Nächste Runde im kurzen Spiel',
    text: 'Das kurze Spiel hat 5 Runden; der Politiker für 25.000, die Spende über 50.000 und 10 Umfragen entfallen. Nach Runde 1 kommt ein neues Bundesland, das fünfte, auf das abgeräumte Ländertableau und wählt zuletzt; 2 seiner 4 Volksmeinungen liegen offen, und dort ist keine Koalition möglich. Nach den Runden 2, 3 und 4 kommt das Ländertableau aus dem Spiel. In jedem anderen Bundesland wird eine weitere Volksmeinung aufgedeckt; eine Karte, die ein offenes Thema wiederholt, kommt unter den Stapel und wird ersetzt. Runde 5 ist nur Wertung.',
  },
  '1997 §6.2.1': {
    title: 'Startspieler bestimmen',
    text: 'Alle bieten gleichzeitig und verdeckt: 0 bis zu deinem Geld, in Schritten von 1.000. Wer am meisten bietet, zahlt und bestimmt einen beliebigen Spieler zum Startspieler, auch sich selbst; sonst zahlt niemand. Bei Gleichstand um das höchste Gebot entscheidet sofort ein Würfel, ohne zweites Gebot; wer am höchsten würfelt, zahlt das Gebot und bestimmt den Startspieler. In der letzten Runde wird nicht geboten; der Startspieler bleibt.',
  },
  '1997 §6.2.2': {
    title: 'Parteiprogramme ändern',
    text: 'Wie in der Ausgabe 2006: In deinem Zug füllst du deine Hand auf 3 Programmkarten auf, wirfst dann beliebig viele davon auf einmal ab und ziehst ebenso viele nach. Danach darfst du höchstens 1 Karte deines Parteiprogramms gegen eine Handkarte austauschen, solange fünf verschiedene Themen ausliegen. Die herausgenommene Karte kommt auf den Ablagestapel, nicht zu den Austauschkarten. Deine Hand bleibt, wie sie ist: 2 Karten nach einem Austausch, sonst 3.',
  },
  '1997 §6.2.3 laying': {
    title: 'Politiker legen und bezahlen',
    text: 'Reihum ab dem Startspieler, immer einer nach dem anderen: Lege einen Politiker verdeckt aus, höchstens 1 eigenen pro Bundesland, oder passe. Passen ist nicht endgültig; das Legen endet, wenn alle nacheinander gepasst haben, auch wer zuletzt gelegt hat. Du darfst Karten legen, die du nicht bezahlen kannst, als Bluff. Dann werden alle aufgedeckt, und reihum wird bezahlt: Was bezahlt werden kann, muss bezahlt werden, und reicht dein Geld nicht für alle, wählst du die Reihenfolge. Eine Karte, die nicht bezahlt werden kann, ist ohne Wirkung und ohne Koalitionsplättchen verloren. Die meisten Kosten sind rekonstruierte Werte.',
  },
  '1997 §6.2.3 trend': {
    title: 'Aktionen der Politiker',
    text: 'Reihum ab dem Startspieler führt jeder von jeder eigenen bezahlten Karte eine Aktion aus, in beliebiger Reihenfolge; ist eine Aktion möglich, muss eine gewählt werden, nur zur Aktion Medien ist niemand gezwungen. Der eigene Trend und der einer anderen Partei bewegen sich immer um 1 Feld, egal mit welcher Karte, und bleiben zwischen −3 und +3; diese 1 ist rekonstruiert, weil keine Quelle eine Zahl nennt. Wer die Medien beeinflusst, ist davor nicht geschützt. Alles andere ist wie in der Ausgabe 2006: Was nichts ändern würde oder nicht bezahlt werden kann, steht nicht zur Wahl, und die Karten kommen aus dem Spiel.',
  },
  '1997 §6.2.5': {
    title: 'Medien beeinflussen',
    text: 'Kauft niemand mehr Medienmarker, werden in der Reihenfolge der Bundesländer die Medien beeinflusst, zuerst im aktuellen. Wer in einem Bundesland mehr Medienmarker hat als jede andere Partei, darf dort eine offene Volksmeinung gegen eine der Austauschkarten tauschen oder passen. Eine Volksmeinung mit Dopplerplättchen kann nicht ausgetauscht werden, und das Thema der neuen Karte darf im Bundesland nicht offen liegen, wenn die alte weg ist; die Gegenmeinung zum alten Thema ist also erlaubt. Die alte Karte kommt zu den Austauschkarten, von denen immer 6 ausliegen.',
  },
  '1997 §6.3.3': {
    title: 'Früchte des Wahlsiegs',
    text: 'Wer klar gewinnt, darf 1 Medienmarker aus dem Bundesland auf den Bundesplan stellen und bis zu 2 offene Volksmeinungen dorthin bringen; wer hauchdünn gewinnt und jeder Partner einer Koalition 1 Medienmarker und 1 Volksmeinung, die hauchdünn geschlagene Partei 1 Medienmarker. Eine Volksmeinung mit neuem Thema kommt auf den ersten freien Platz von links. Sind alle 5 Plätze besetzt, verdrängt sie eine, die nicht gesichert ist; die anderen rücken nach links auf, und die neue kommt auf den letzten Platz. Die gleiche Meinung sichert die, die schon da ist. Die Gegenmeinung ersetzt sie auf ihrem Platz; nur wenn alle Plätze besetzt sind und sie nicht gesichert ist, kommt sie weg, die anderen rücken auf, und die Gegenmeinung nimmt den letzten Platz ein. All das ist freiwillig.',
  },
  '1997 §6.3.5': {
    title: 'Auszahlung',
    text: 'In den Runden 1 bis 5 erhält jeder 1.000 für jeden Siegpunkt aus Stimmen dieser Landtagswahl. In den Runden 1, 3 und 5 gibt es weitere 1.000 für jeden Punkt der Parteibasis. Die Auszahlung kommt, nachdem das nächste Bundesland ausgelegt ist, und vor den Spenden dieser Runde. Die Runden 6 und 7 zahlen nichts aus.',
  },
  '1997 §6.4.1': {
    title: 'Nächste Runde',
    text: 'Das aktuelle Bundesland wird abgeräumt: Karten werden abgeworfen, Dopplerplättchen, Medienmarker und Wahlveranstaltungen gehen zurück. Nach den Runden 1, 2 und 3 kommt ein neues Bundesland auf dieses Ländertableau und wählt zuletzt: Stimmen 0 und Trend 0 für alle, je 1 Wahlveranstaltung aus dem Vorrat und 4 Volksmeinungen, davon 1 offen; im siebten Bundesland ist keine Koalition möglich. Nach den Runden 4, 5 und 6 kommt das Ländertableau aus dem Spiel. In jedem anderen Bundesland wird eine weitere Volksmeinung aufgedeckt; eine Karte, die ein offenes Thema wiederholt, wird abgeworfen und ersetzt. Das nächste Ländertableau im Uhrzeigersinn ist das aktuelle; Runde 7 ist nur Wertung.',
  },
  R0: {
    title: 'Nicht mehr, als du hast',
    text: 'Du kannst nicht mehr bieten oder zahlen als das Geld, das du in diesem Augenblick hast; was du später ausgezahlt bekommst, zählt nicht. Ein höherer Betrag wird mit Angabe der Grenze zurückgewiesen, und nichts ändert sich. Die gedruckten Regeln von 2019 bestrafen ein solches Gebot; hier lässt es sich nicht abgeben.',
  },
  R13: {
    title: 'Politiker, die du nicht bezahlen kannst',
    text: 'In der Ausgabe 2006 muss dein Geld für alle Politiker, die du in einer Runde legst, zusammen reichen, denn alle werden bezahlt, sobald sie aufgedeckt sind. Eine Auswahl, die mehr kostet als dein Geld, wird zurückgewiesen: Lege weniger oder billigere. In den Ausgaben 2019 und 1997 darfst du Karten legen, die du nicht bezahlen kannst.',
  },
  R18: {
    title: 'Wer was sieht',
    text: 'Verdeckt sind Handkarten, Geld (außer am Tisch wird mit offenem Geld gespielt), verdeckt liegende Politiker, verdeckte Entscheidungen, bis alle da sind, verdeckte Volksmeinungen, Stapel, nicht veröffentlichte Umfragen und abgelehnte Spenden, bis sie aufgedeckt werden. Nach einer verdeckten Entscheidung wird nur einmal gefragt: Ist deine abgegeben, liegt sie verdeckt, bis auch die anderen entschieden haben. Alles andere ist offen, auch wie viele Karten wo liegen und in der Ausgabe 2019 die Rückseite der obersten Umfrage.',
  },
  R52: {
    title: 'Volle Tausender',
    text: 'Jeder Geldbetrag ist ein ganzes Vielfaches von 1.000. Eine Erhöhung ist also mindestens 1.000 mehr als das Gebot davor. Der Bank geht das Geld nie aus.',
  },
};
