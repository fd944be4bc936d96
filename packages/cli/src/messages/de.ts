import type { CliMessages } from './en.ts';

/** What the terminal client says, in German. */
export const de: CliMessages = {
  'help.main': `macher – Die Macher, das Wahlkampfspiel, im Terminal

  macher play       eine Partie gegen Bots oder zu mehreren an einer Tastatur spielen
  macher simulate   Bots viele Partien spielen lassen und die Partien aufzeichnen
  macher arena      Bots gegeneinander spielen lassen und messen, wer besser ist
  macher sit        ein eigenes Programm am Tisch eines Servers spielen lassen
  macher replay     eine aufgezeichnete Partie Schritt für Schritt durchgehen
  macher review     eine Partie im Nachhinein ansehen: Chancen, Wendepunkte, teure Züge
  macher check      Aufzeichnungen und Materialpakete prüfen
  macher verify     prüfen, ob bei einer aufgezeichneten Partie fair gemischt wurde
  macher scenario   Szenariodateien ausführen und Abweichungen nennen
  macher components alle Zahlen des Spiels und ihre Herkunft auflisten
  macher bench      die Geschwindigkeit der Spiel-Engine messen
  macher doctor     alle gespeicherten Partien eines Servers nachspielen und abgleichen
  macher backup     die Daten eines Servers sichern, auch im laufenden Betrieb
  macher move       mit den Daten eines Servers zu PostgreSQL umziehen, oder zurück
  macher owner      dem Betreiber eines Servers ein neues Geheimnis geben
  macher dump       Partien, die veröffentlicht werden dürfen, in eine Datei schreiben

  Mehr dazu mit macher BEFEHL --help; im Projektordner lautet der Aufruf
  npm run macher -- BEFEHL. Alle Befehle kennen
  --lang en|de|pl|it|fr   die Sprache; sonst entscheidet LANG

Rückgabewerte: 0 alles in Ordnung, 1 am Geprüften oder Gespielten stimmt etwas nicht,
2 der Befehl wurde nicht verstanden, 130 abgebrochen.`,
  'help.play': `macher play – eine Partie spielen

  --ruleset ID    2019-4 (vier Landtagswahlen, Vorgabe), 2019-7 (sieben Landtagswahlen),
                  2006-7, 2006-5 oder 1997-7
  --players N     3 bis 5, Vorgabe 4
  --humans LISTE  wie viele Menschen mitspielen (Vorgabe 1) oder ihre Parteien: cdu,spd
  --party ID      deine Partei: cdu, spd, fdp, gruene oder linke
  --bots LISTE    wer die anderen sind: einer für alle oder einer pro Platz, zum Beispiel
                  3,2,2-miser: 0 Zufall, 1 Anfänger, 2 stark (Vorgabe), 3 denkt voraus,
                  4 denkt gründlich; 2, 3 und 4 auch mit Charakter: -miser, -baron,
                  -seeker, -organiser, -fighter
  --seed TEXT     gleicher Startwert, gleiche Kartenverteilung
  --open-money    das Geld aller Parteien ist offen
  --pack DATEI    ein Materialpaket
  --save DATEI    wo die Partie gespeichert wird (Vorgabe: records/, eine neue Datei)
  --resume DATEI  eine gespeicherte Partie fortsetzen

Bei jeder Frage:  ? Regel, Zeichen und Tasten   ?? alle Regeln in Kürze
                  t der Spielplan   l das Protokoll   s Bestätigung an/aus
                  u zurücknehmen   q speichern und beenden
Zurücknehmen kannst du im eigenen Zug, solange nichts Verdecktes aufgedeckt wurde.`,
  'help.simulate': `macher simulate – Bots spielen viele Partien

  --ruleset ID    Vorgabe 2019-4
  --players N     3 bis 5, Vorgabe 4
  --games N       Vorgabe 1000
  --seed TEXT     der erste Startwert (Vorgabe 1); jede Partie hat ihren eigenen
  --bots LISTE    einer für alle Plätze oder einer pro Platz; Vorgabe 0, Zufall
  --records PFAD  jede Partie als Aufzeichnung in diesem Ordner ablegen
  --reasons       mit --records: als JSON auch, warum jeder Bot so entschieden hat
  --pack DATEI    ein Materialpaket
  --json          die Zusammenfassung als JSON`,
  'help.arena': `macher arena – Bots spielen gegeneinander

  --bots LISTE    wer spielt, zum Beispiel 3,2,2,2 oder 3,2x3; so viele wie Spieler oder
                  mehr: Dann wird für jeden Block ausgelost, wer mitspielt. 0 Zufall,
                  1 Anfänger, 2 stark, 3 denkt voraus, 4 denkt gründlich, 2-miser usw.;
                  docs/bots
  --bot "BEFEHL"  ein eigenes Programm, in der Liste vor den anderen; darf mehrmals
                  angegeben werden; docs/bot-protocol.md
  --ruleset ID    Vorgabe 2019-4
  --players N     3 bis 5; Vorgabe: so viele wie Bots, sonst 4
  --games N       Vorgabe 1024, aufgerundet auf ganze Blöcke; ein Block ist eine
                  Ausgangslage, bei der die Bots reihum jeden Platz einnehmen
  --seed TEXT     Vorgabe arena; gleicher Startwert, gleiche Partien
  --both          bei zwei verschiedenen Bots: auch umgekehrt, zum Beispiel 3,2,2,2
                  und dann 2,3,3,3
  --sequential X,Y
                  aufhören, sobald entschieden ist, ob der erste Bot höchstens X oder
                  mindestens Y Prozent seiner Partien gewinnt;
                  Irrtumswahrscheinlichkeit 5 Prozent in beide Richtungen
  --shard N/M     nur den N-ten von M Teilen des Wettbewerbs spielen, auf irgendeinem
                  Rechner, in eine eigene Datei
  --times         jede Aktion prüfen und ausgeben, wie lange Entscheidungen dauern
  --limit MS      mit --times: Eine Entscheidung, die länger dauert, ist ein Fehler
  --time-limit MS wie lange ein Programm für eine Entscheidung brauchen darf, Vorgabe 1000
  --workers N     Vorgabe: alle Prozessorkerne; am Ergebnis ändert die Anzahl nichts
  --out DATEI     wo fertige Partien gespeichert werden (Vorgabe: eine Datei in arena/)
  --resume        mit Partien von Programmen weitermachen; mit denen unserer Bots
                  geht es immer weiter
  --json          der Bericht als JSON, eine Zeile pro Richtung

Strg-C bricht ab; derselbe Befehl macht mit dem weiter, was in seiner Datei steht.

macher arena merge DATEI… --out DATEI [--json] fügt die Teile eines Wettbewerbs zusammen,
mit dem Bericht, den er in einem Stück gehabt hätte.`,
  'help.replay': `macher replay DATEI – eine aufgezeichnete Partie durchgehen

  --seat WER      aus der Sicht eines Sitzes: eine Partei oder eine Sitznummer ab 1;
                  ohne diese Angabe ist alles offen
  --all           alle Schritte ohne Warten ausgeben
  --json          alle Ereignisse, alle Landtagswahlen und die Endpunkte nach Herkunft

Tasten: Enter weiter   b zurück   n nächste Phase   r nächste Runde   g N zu Schritt N
        q beenden`,
  'help.review': `macher review DATEI – eine Partie im Nachhinein ansehen

Sagt, wie die Siegchancen verliefen, was sie am meisten änderte und welche Entscheidungen
eines Sitzes mehr als 2 Punkte kosteten. Jede wird mit der besten verglichen, die Stufe 4
findet, aus dem, was der Sitz damals wusste. Die Chancen gelten, wenn vorausschauende Bots
weitergespielt hätten; vor der ersten Wahl kann es niemand wissen.
  --seat WER      wessen Entscheidungen: eine Partei oder eine Sitznummer ab 1;
                  sonst die erste Person oder Sitz 1
  --workers N     Vorgabe: alle Kerne; das Ergebnis ist mit jeder Zahl dasselbe
  --json          alles, was gefunden wurde`,
  'help.check': `macher check DATEI… – Aufzeichnungen und Materialpakete prüfen

Eine Aufzeichnung wird nachgespielt und mit ihrem angegebenen Ergebnis verglichen, ein
Materialpaket mit dem Schema in docs/component-pack.schema.json. Der erste Fehler wird
mit seiner Stelle genannt.
  --json          ein Objekt pro Datei`,
  'help.verify': `macher verify DATEI… – prüfen, ob bei einer aufgezeichneten Partie fair gemischt wurde

Spielt die Aufzeichnung nach und prüft, ob der Startwert aus dem Geheimnis folgt, das vor
der Partie zugesagt wurde, und aus den Beiträgen der Spieler, und ob verdeckte
Entscheidungen gleich geblieben sind. Rückgabewert 0 nur, wenn die Kartenverteilung
bewiesen und kein Siegel gebrochen ist.
  --commitment TEXT   die Zusage, die du vor der Partie gesehen hast, zum Vergleich
  --json              ein Objekt pro Datei`,
  'help.scenario': `macher scenario DATEI… – Szenariodateien ausführen

Ein Szenario besteht aus einer Stellung, Aktionen und dem, was dabei herauskommen soll;
wie man eines schreibt, steht in docs/scenarios.md. Genannt wird, was abweicht.
  --json          ein Objekt pro Datei`,
  'help.components': `macher components – alle Zahlen des Spiels und ihre Herkunft

  --ruleset ID    für welches Spiel, Vorgabe 2019-4
  --pack DATEI    mit den Werten eines Materialpakets
  --json          als JSON`,
  'help.doctor': `macher doctor – alle gespeicherten Partien eines Servers nachspielen und abgleichen

Liest den Datenordner (MACHER_DATA, sonst data), ob der Server läuft oder nicht, und
ändert keine Partie. Genannt wird von jedem Tisch, mit welcher Epoche der Regeln er
begonnen wurde, und wo etwas nicht stimmt oder ein Tisch eingefroren ist, und warum.`,
  'help.backup': `macher backup DATEI – eine vollständige Kopie der Serverdaten in einer neuen Datei

Kopiert die Partien und Spieler des Datenordners (MACHER_DATA, sonst data), ob der
Server läuft oder nicht. Wie man die Kopie wieder einspielt, steht in docs/hosting.md.`,
  'help.move': `macher move ZIEL – eine vollständige Kopie der Serverdaten an einem anderen Ort

Kopiert alles aus dem Datenordner (MACHER_DATA, sonst data) oder der Datenbank
(DATABASE_URL) nach ZIEL: ein Ordner oder die Adresse einer PostgreSQL-Datenbank wie
postgres://macher@localhost/macher. ZIEL muss leer sein, und auf beiden darf kein Server
laufen. Dann wird alles verglichen und dort jede Partie nachgespielt, wie es macher doctor
tut. Am alten Ort ändert sich nichts.`,
  'help.owner': `macher owner --new – ein neues Geheimnis für den Betreiber eines Servers

Zeigt das neue Geheimnis ein einziges Mal. Das alte gilt dann nicht mehr, und wer sich
damit unter /host angemeldet hat, ist sofort abgemeldet, ob der Server läuft oder nicht.
Gelesen wird der Datenordner (MACHER_DATA, sonst data) oder die Datenbank (DATABASE_URL).
Führe den Befehl als der Benutzer aus, unter dem der Server läuft.`,
  'help.dump': `macher dump --out DATEI – beendete Partien als offene Daten, eine Aufzeichnung pro Zeile

Schreibt die Partien eines Servers (MACHER_DATA, sonst data, oder DATABASE_URL), ob er
läuft oder nicht, die nach dem Willen aller Mitspielenden veröffentlicht werden dürfen:
private nur, wenn alle auch das erlauben, solche eines Wettbewerbs erst nach dessen Ende.
Namen und alles Gesagte fehlen. DATEI wird ersetzt, wenn alles geschrieben ist. Wie man
sie liest, steht in docs/record-format.md.

  --out DATEI     wohin
  --since TAG     nur Partien, die an diesem Tag (UTC) oder später endeten, zum
                  Beispiel 2026-01-31`,
  'help.sit': `macher sit TISCH --bot "BEFEHL" – ein eigenes Programm an einem Tisch spielen lassen

TISCH ist die Adresse des Tisches auf einem Server, wie der Browser sie zeigt; bei einem
privaten der ganze Link, mit dem, was hinter dem # steht. Das Programm liest und schreibt
Zeilen aus JSON: docs/bot-protocol.md. Sein Token steht in MACHER_TOKEN oder in einer
Datei.

  --bot "BEFEHL"      das Programm, wie man es in einer Shell aufruft
  --seat PARTEI|N     wo es sitzt; sonst auf dem ersten freien Platz
  --token-file DATEI  wo sein Token steht, statt in MACHER_TOKEN
  --time-limit MS     wie lange es für eine Entscheidung brauchen darf, Vorgabe 10000
  --json              was geschieht, als eine Zeile JSON pro Ereignis

Es meldet sich bereit, spielt bis zum Ende der Partie und wartet, während der Server neu
startet. Strg-C überlässt den Platz einem Bot; derselbe Befehl holt ihn zurück.`,
  'help.bench': `macher bench – die Geschwindigkeit der Spiel-Engine messen

  --seconds N     Dauer jeder Messung, Vorgabe 2
  --json          als JSON`,

  'error.unknown-command': 'Den Befehl {command} gibt es nicht. Alle Befehle: npm run macher -- --help',
  'error.usage': '{reason}. Mehr dazu: npm run macher -- {command} --help',
  'error.option': '--{option}: {reason}',
  'error.must-be-one-of': 'muss einer dieser Werte sein: {options}',
  'error.must-be-number': 'muss eine ganze Zahl von {min} bis {max} sein',
  'error.no-file': 'Gib mindestens eine Datei an',
  'error.no-target': 'Gib ein Ziel an: einen Ordner oder die Adresse einer PostgreSQL-Datenbank',
  'error.no-out': 'Gib mit --out an, welche Datei geschrieben werden soll',
  'error.no-new':
    '--new macht ein neues Geheimnis; das alte lässt sich nicht zeigen, davon gibt es nur eine Prüfsumme',
  'error.must-be-day': 'muss ein Tag sein, zum Beispiel 2026-01-31',
  'error.file': '{file}: {reason}',
  'error.cannot-read': 'lässt sich nicht lesen ({reason})',
  'error.cannot-write': 'lässt sich nicht schreiben ({reason})',
  'error.not-json': 'ist kein JSON ({reason})',
  'error.neither':
    'ist weder Aufzeichnung noch Materialpaket: „format“ muss macher-record oder macher-pack sein',
  'error.parties': 'jede Partei nur einmal, und höchstens so viele wie Spieler',
  'error.unexpected': 'unerwartet: {text}',
  'error.exists':
    'die Datei gibt es schon; gib einen anderen Namen an oder setze die Partie mit --resume fort',
  'error.text-length': 'muss {min} bis {max} Zeichen lang sein',
  'error.bots':
    '{count, plural, =0 {keine Bots} one {# Bot} other {# Bots}} für {players} Spieler: gib so viele Bots wie Spieler an oder mehr, höchstens {most}',
  'error.bots-here': 'gib einen Bot für alle an oder so viele, wie es Plätze für sie gibt: {seats}',
  'error.unknown-bot': 'einen Bot {bot} gibt es nicht; es gibt {options}',
  'error.both': 'braucht genau zwei verschiedene Bots',
  'error.sequential':
    'muss aus zwei Prozentzahlen zwischen 0 und 100 bestehen, die kleinere zuerst, zum Beispiel 25,30',
  'error.only-with': 'nur zusammen mit {option}',
  'error.shard': 'muss ein Teil und die Zahl der Teile sein, wie 3/16',
  'error.not-with': 'nicht zusammen mit {option}',
  'error.merge': 'Nenne die Dateien aller Teile, und mit --out eine neue Datei für das Ganze',
  'error.not-arena':
    'gibt es schon, ist aber keine Ergebnisdatei von macher arena; gib mit --out eine andere Datei an',
  'error.other-contest':
    'enthält die Partien eines anderen Wettkampfs ({contest}); gib mit --out eine andere Datei an oder lösche diese',
  'error.old-programs':
    'die Datei enthält Partien eines Programms, das sich seither geändert haben kann: --resume macht damit weiter; sonst gib mit --out eine andere Datei an, oder lösche diese',
  'error.changed':
    'die erste Partie darin verläuft jetzt anders, die Bots oder die Regeln haben sich also seitdem geändert; gib mit --out eine andere Datei an oder lösche diese',

  'doctor.damage':
    '{count, plural, one {Die Daten selbst sind beschädigt: # Fehler} other {Die Daten selbst sind beschädigt: # Fehler}}',
  'doctor.result':
    '{tables, plural, one {# Tisch} other {# Tische}}, {wrong, plural, =0 {alles in Ordnung} other {davon # fehlerhaft}}{frozen, plural, =0 {} other { (# eingefroren)}}',
  'dump.done':
    '{games, plural, =0 {Keine Partie steht} one {# Partie steht} other {# Partien stehen}} in {file}.',
  'dump.left-out': 'Ausgelassen:',
  'dump.bots': '{count}: nur Bots haben gespielt',
  'dump.gone': '{count}: jemand, der mitgespielt hat, hat sein Konto gelöscht',
  'dump.consent': '{count}: jemand, der mitgespielt hat, erlaubt es nicht',
  'dump.contest': '{count}: der Wettbewerb ist noch nicht vorbei',
  'dump.continued': '{count}: Fortsetzung einer Aufzeichnung',
  'dump.unreadable': '{count}: nicht lesbar; macher doctor sagt, warum',
  'backup.done': 'Die Sicherung liegt in {file}',
  'ok.record':
    '{file}: Aufzeichnung, {ruleset}, {players} Spieler, {actions} Aktionen, {state, select, over {das Ergebnis stimmt} other {noch nicht zu Ende}}',
  'ok.reasons':
    '{file}: warum Bots so entschieden haben, neben einer Aufzeichnung; da gibt es nichts zu prüfen',
  'ok.pack':
    '{file}: Materialpaket für {edition}, „{name}“, {count, plural, =0 {kein Wert ersetzt} one {# Wert ersetzt} other {# Werte ersetzt}}',
  'verify.found': '{file}: {finding}',
  'verify.commitment': 'Zusage: {commitment}',
  'verify.same-position': 'Die letzte Stellung ist die, die aufgezeichnet wurde.',
  'verify.no-check': 'Die letzte Stellung ließ sich nicht prüfen: Die Aufzeichnung enthält keine Prüfsumme.',
  'verify.unknown-check':
    'Die letzte Stellung ließ sich nicht prüfen: Dieses Programm kennt die Formel von „{check}“ nicht.',
  'ok.scenario': '{file}: wie erwartet',
  'differs.scenario': '{file}: {count, plural, one {# Abweichung} other {# Abweichungen}}',
  'differs.line': '  {path}: erwartet {expected}, gefunden {found}',

  'play.which': 'Welches Spiel?',
  'play.option': '{ruleset}, {players} Spieler',
  'play.default': '(Enter)',
  'play.how-strong': 'Wie stark sind die anderen?',
  'level.0': 'Zufall: irgendetwas, was die Regeln erlauben',
  'level.1': 'Anfänger: vernünftig, aber leicht zu durchschauen',
  'level.2': 'stark: weiß, was die Dinge wert sind',
  'level.3': 'denkt voraus',
  'level.4': 'denkt gründlich: am stärksten',
  'play.you-are': 'Du spielst {the_party}.',
  'play.invalid': 'Bitte so antworten wie gezeigt.',
  'play.pass-keyboard': 'Jetzt am Zug: {party}. Alle anderen schauen weg; Enter, wenn du so weit bist.',
  'play.pass-undo': 'u nimmt die letzte Entscheidung {of_party} zurück.',
  'play.saved':
    'Die Partie ist gespeichert in {file}. Weiter geht es mit:\n  npm run macher -- play --resume {file}',
  'play.winner':
    '{The_parties} {count, plural, one {{parties_number, select, many {gewinnen} other {gewinnt}}} other {teilen sich den Sieg}} mit {points} Punkten.',
  'play.record': 'Aufzeichnung der Partie: {file}',
  'play.enter-to-go-on': 'Weiter mit Enter',
  'play.confirm': 'Enter bestätigt, u nimmt zurück',
  'play.swift': 'Entscheidungen gelten jetzt sofort; s fragt wieder nach.',
  'play.not-swift': 'Entscheidungen werden wieder bestätigt; mit s gelten sie sofort.',
  'play.undone': 'Zurückgenommen.',
  'play.nothing-to-undo':
    'Nichts zurückzunehmen: Es wurde etwas aufgedeckt, oder die Entscheidung war nicht deine.',
  'play.keys':
    'Tasten: ? Regel, Zeichen und Tasten, ?? alle Regeln in Kürze, t Spielplan, l Protokoll, s Bestätigung an/aus, u zurücknehmen, q speichern und beenden',
  'play.legend':
    'Zeichen: (a+ b−) stimmt in Bundesland a überein, widerspricht in b; Themen: Übereinstimmung; → Stimmen, wenn jetzt alle Wahlveranstaltungen umgesetzt würden; Sieg: Siegpunkte dafür beim jetzigen Stand, oder ✓; Medientableau: Siegpunkte für den Marker, der nach der Wahl dorthin kommt, vom Sieger oder von dem, der die Medien beeinflusst; 2× Dopplerplättchen; ! nur einmal je Bundesland und Runde; ▒▒ verdeckte Volksmeinung; ☎ Koalitionsplättchen; ? verdecktes Geld.',
  'play.reconstructed': '* rekonstruiert: Keine Quelle nennt diesen Wert (npm run macher -- components)',
  'play.so-far': 'Seit deiner letzten Entscheidung',
  'play.more-news': '… davor noch {count, plural, one {# Zeile} other {# Zeilen}}: l drücken',

  'input.pick': 'Nummer',
  'input.pick-or-pass': 'Nummer oder - zum Passen',
  'input.pick-or-skip': 'Nummer oder - zum Verzichten',
  'input.pick-many': '{count} Nummern, zum Beispiel {example}',
  'input.amount': 'Betrag in Tausend (3 = {example})',
  'input.amount-or-pass': 'Betrag in Tausend (3 = {example}) oder - zum Passen',
  'input.exchange':
    'Buchstabe im Parteiprogramm und Nummer auf der Hand, zum Beispiel w2 x1; -: nichts tauschen',
  'input.keep': 'Welche behältst du?',
  'input.meetings': 'Neue Wahlveranstaltungen ({regions}), zum Beispiel 3 0 2; -: keine',
  'input.send': 'Nummer des Politikers und Buchstabe des Bundeslands, zum Beispiel 1a 4c; -: niemanden',
  'input.yes-no': 'j/n',
  'input.yes': 'j',
  'input.no': 'n',
  'input.turn-in': 'Wie viele? -: keine',
  'input.block-regions':
    '{benefit}: {count, plural, one {Buchstabe für # Bundesland} other {Buchstaben für # verschiedene Bundesländer}}',
  'input.block-regions-any':
    '{benefit}: {count, plural, one {Buchstabe für # Bundesland} other {Buchstaben für # Bundesländer, dasselbe so oft du willst}}',
  'input.not-now': 'Jetzt nicht möglich: {deeds}',
  'input.same-issue': 'Thema schon dabei',
  'input.out': 'Welche Volksmeinung soll weg? - zum Passen',
  'input.swap': 'Buchstabe im Parteiprogramm und Nummer auf der Hand, zum Beispiel w2; -: nichts tauschen',
  'input.discard': 'Nummern der Karten zum Abwerfen, zum Beispiel 1 3; -: keine',
  'input.lay': 'Nummer des Politikers und Buchstabe des Bundeslands, zum Beispiel 2c; - zum Passen',
  'input.lines': 'Eine oder zwei Nummern, zum Beispiel 1 3; - zum Zurückhalten',
  'input.region-or-pass': 'Buchstabe eines Bundeslands oder - zum Passen',
  'input.pick-or-stop': 'Nummer oder - zum Aufhören',
  'input.in': 'Welche kommt an ihre Stelle?',
  'input.command': 'Enter weiter, b zurück, n Phase, r Runde, g N, q beenden',

  'preview.cost': 'Kosten: {cost}, übrig: {left}.',
  'preview.votes':
    '{meetings, plural, one {# Wahlveranstaltung} other {# Wahlveranstaltungen}}: {votes, plural, one {# Stimme} other {# Stimmen}}, damit insgesamt {total} ({mandates, plural, one {# Siegpunkt} other {# Siegpunkte}}).',
  'preview.agreement': 'Übereinstimmung: {changes}.',
  'preview.possible-votes': 'Stimmen, wenn alle Wahlveranstaltungen umgesetzt würden: {changes}.',
  'preview.platform': 'Dein Parteiprogramm wäre dann: {cards}.',
  'preview.costs': 'Kosten nach Anzahl in einem Bundesland: {costs}.',

  'board.round': 'Runde {round} von {rounds}',
  'board.set-up': 'Spielvorbereitung',
  'board.start-player': 'Startspieler',
  'board.current': 'Wahl in dieser Runde',
  'board.mandates': 'SP',
  'board.maximum': 'maximal {points} SP',
  'board.politicians': 'Politiker',
  'board.party': 'Partei',
  'board.trend': 'Trend',
  'board.meetings': 'Wahlv.',
  'board.media': 'Medien',
  'board.media-control':
    '{mark} beeinflusst die Medien: mehr Medienmarker im Bundesland als jede andere Partei',
  'board.votes': 'Stimm.',
  'board.agreement': 'Themen',
  'board.win': 'Sieg',
  'board.you': 'Du',
  'board.money': 'Geld',
  'board.base': 'Basis',
  'board.hand': 'Hand',
  'board.platform': 'Programm',
  'board.supply':
    'Vorrat: {meetings, plural, one {# Wahlveranstaltung} other {# Wahlveranstaltungen}}, {media, plural, one {# Medienmarker} other {# Medienmarker}}',
  'board.donations': 'Spenden',
  'board.display': 'Auslage',
  'board.opinion-board': 'Volksmeinungstableau',
  'board.media-board': 'Medientableau',
  'board.points': 'Punkte',
  'board.poll-top': 'Oberste Umfrage',
  'board.national': 'Bundesplan',
  'board.pool': 'Austauschkarten',
  'board.secured': 'gesichert',
  'board.tiles': 'Koalitionsplättchen',
  'board.coalition': 'Koalition',
  'board.kept': 'bisher behalten',
  'board.face-down': 'verdeckt',

  'result.title': 'Endstand',
  'result.total': 'Summe',
  'result.rank': 'Platz',

  'move.progress': '{done} von {games} Zeilen, {rate} pro Sekunde, noch {left}',
  'simulate.progress': '{done} von {games} Partien, {rate} pro Sekunde, noch {left}',
  'simulate.summary':
    '{games, plural, one {# Partie} other {# Partien}}, {ruleset}, {players} Spieler, in {seconds} s: {rate} Partien pro Sekunde.',
  'simulate.decisions': 'Entscheidungen pro Partie: {mean}, von {min} bis {max}.',
  'simulate.seat': 'Platz',
  'simulate.wins': 'Siege',
  'simulate.points': 'Punkte',
  'simulate.outcomes': 'Wahlen',
  'simulate.records': 'Die Aufzeichnungen liegen in {folder}.',

  'arena.pair': '{name}: {value}',
  'arena.contest': '{ruleset}, {players} Spieler, Startwert {seed}: {bots}',
  'arena.line': 'Zeile {line}',
  'arena.title':
    '{games, plural, one {# Partie} other {# Partien}}, {ruleset}, {players} Spieler, Startwert {seed}: {bots}',
  'arena.bot': 'Bot',
  'arena.seats': 'Plätze',
  'arena.wins': 'Siege %',
  'arena.wilson': 'Wilson 95 %',
  'arena.bootstrap': 'Je Block 95 %',
  'arena.margin': 'Vorsprung',
  'arena.rank': 'Platz',
  'arena.worst': 'Min. Platz',
  'arena.legend':
    'Ein geteilter erster Rang zählt anteilig; bei gleich starken Spielern hat jeder {share} %. Wilson behandelt alle Partien als unabhängig; „je Block“ fasst die Partien mit derselben Ausgangslage zusammen und ist das verlässliche Intervall. Vorsprung: Punkte vor dem besten anderen Platz, mit 95 % je Block. Min. Platz: der Platz mit den wenigsten Siegen.',
  'arena.rating': 'Wertungszahl',
  'arena.interval': '95 %',
  'arena.ratings':
    'Wertungszahlen wie im Schach: Der Mittelwert ist 0, und 400 mehr bedeuten Gewinnchancen von zehn zu eins in einer Partie zu zweit.',
  'arena.verdict':
    '{state, select, above {Entschieden: {bot} gewinnt mindestens {high} % seiner Partien.} below {Entschieden: {bot} gewinnt höchstens {low} % seiner Partien.} other {Noch nicht entschieden, ob {bot} höchstens {low} % oder mindestens {high} % seiner Partien gewinnt: Mehr --games brächten Klarheit.}} (Log-Likelihood-Quotient {llr}; entschieden bei {lower} oder {upper}; Irrtumswahrscheinlichkeit 5 %)',
  'arena.faults':
    '{bot}: An seiner Stelle traf Stufe 0 {count, plural, one {# Entscheidung} other {# Entscheidungen}} ({kinds}).',
  'arena.times':
    'Entscheidungszeiten der {games, plural, one {# jetzt gespielten Partie} other {# jetzt gespielten Partien}}, auf diesem Rechner. Alle anderen Zahlen sind ohne Zeitmessung dieselben.',
  'arena.no-times': 'Keine Entscheidungszeiten: Alle Partien standen schon in der Datei.',
  'arena.decisions': 'Entscheidungen',
  'arena.mean': 'Mittelwert',
  'arena.max': 'Maximum',
  'arena.too-slow': '{bot} hat für eine Entscheidung {time} gebraucht; die Grenze ist {limit}.',
  'arena.missing':
    '{missing, plural, one {# von {blocks} Blöcken fehlt} other {# von {blocks} Blöcken fehlen}}: Spiele die anderen Teile und füge sie dann noch einmal zusammen.',
  'arena.kept':
    '{kept, plural, one {# Partie stand} other {# Partien standen}} schon in {file}; jetzt gespielt: {games, number}.',
  'arena.rate':
    '{games, plural, one {# Partie} other {# Partien}} in {seconds} s: {rate} pro Sekunde, {workers, plural, one {# Worker} other {# Worker}}. Gespeichert in {file}.',
  'arena.stopped':
    'Abgebrochen. {done, number} von {games, number} Partien stehen in {file}; derselbe Befehl macht damit weiter.',
  'arena.faulty': '{bot} hat {count}-mal versagt; zuletzt: {kind}, {detail}. Die letzten Zeilen von stderr:',
  'arena.broken': 'Ein Worker ist ausgefallen:',

  'fault.late': 'zu spät',
  'fault.not-json': 'kein JSON-Objekt',
  'fault.too-long': 'zu lang',
  'fault.refused': 'gegen die Regeln',
  'fault.gone': 'Programm beendet',

  'sit.no-table': 'Nenne den Tisch, mit seiner Adresse im Browser',
  'sit.no-link': '{text} ist nicht die Adresse eines Tisches, wie https://macher.example/t/NS8tCaEcaBLj',
  'sit.in-browser':
    '{text} ist ein Tisch in einem Browser: Ein Programm kann nur am Tisch eines Servers sitzen',
  'sit.no-bot': 'Gib mit --bot an, welches Programm spielt',
  'sit.no-token': 'In MACHER_TOKEN steht kein Token; dein Konto auf dem Server gibt dir eins',
  'sit.odd-token': 'Das ist nicht das Token eines Programms: Es muss mit macher_ beginnen',
  'sit.seated': 'Platz {seat}, {party}: bereit',
  'sit.begun': '{ruleset} mit {players} Spielern: Das Programm spielt {party}',
  'sit.place': '{rank}. {party}: {points}',
  'sit.fault': 'Versuch {tries} von {most}: {kind}, {detail}',
  'sit.lost':
    'Keine Antwort vom Server ({reason}); nächster Versuch in {seconds, plural, one {# Sekunde} other {# Sekunden}}',
  'sit.found': 'Der Server antwortet wieder',
  'sit.returned': 'Ein Bot war eingesprungen; das Programm spielt weiter',
  'sit.abandoned': 'Die Partie wurde ohne Ergebnis beendet.',
  'sit.frozen': 'Der Server kann dieser Partie nicht weiter folgen: Sie ist eingefroren.',
  'sit.full': 'Kein Platz ist frei.',
  'sit.begun-already': 'Die Partie hat begonnen, und das Programm hat darin keinen Platz.',
  'sit.seat-lost': 'Das Programm hat an diesem Tisch keinen Platz mehr.',
  'sit.resigned': 'Das Programm hat aufgegeben: Ein Bot spielt zu Ende.',
  'sit.faulty':
    'Das Programm hat zu oft versagt und überlässt seinen Platz einem Bot. Derselbe Befehl holt ihn zurück.',
  'sit.stopped': 'Abgebrochen: Das Programm verlässt seinen Platz. Derselbe Befehl holt ihn zurück.',
  'sit.unheard':
    'Der Server hat nicht erfahren, dass der Platz verlassen ist: Er wartet weiter auf das Programm.',
  'sit.no-programs': 'Dieser Tisch lässt keine Programme zu.',
  'sit.blocked': 'Die Person, der der Tisch gehört, hat das Programm gesperrt.',
  'sit.refused': 'Der Tisch gibt ihm keinen Platz: {detail}',
  'sit.unreachable': 'Unter dieser Adresse ist kein Server ({detail}).',
  'sit.no-server': 'Was unter dieser Adresse antwortet, ist kein Macher-Server.',
  'sit.not-signed-in': 'Das Token gilt nicht oder nicht mehr: Dein Konto auf dem Server gibt dir ein neues.',
  'sit.no-such-table': 'Diesen Tisch gibt es auf dem Server nicht.',
  'sit.not-invited': 'Der Tisch ist privat: Gib den ganzen Link an, mit dem, was hinter dem # steht.',
  'sit.closed': 'Der Server lehnt ab: {detail}',

  'replay.title': '{ruleset}, Startwert {seed}: {parties}',
  'replay.step': 'Schritt {step} von {steps}',
  'replay.dealt': 'Die Ausgangslage',
  'replay.end': 'Ende der Aufzeichnung.',
  'review.progress': '{done} von {games} angesehen',
  'review.title': '{ruleset}: {party}, {points} Siegpunkte, Platz {rank} von {players}',
  'review.unfinished': '{ruleset}: {party}, nicht beendet',
  'review.chances': 'Siegchancen, wenn vorausschauende Bots weitergespielt hätten',
  'review.place': 'Runde {round}, {phase}',
  'review.unknown': 'Vor der ersten Wahl kann es niemand wissen.',
  'review.turning': 'Wendepunkte',
  'review.no-turning': 'Keine einzelne Entscheidung hat viel geändert.',
  'review.turn': '{before} → {after}: {text}',
  'review.decisions': '{count, plural, one {# Entscheidung} other {# Entscheidungen}} angesehen',
  'review.costly':
    '{count, plural, one {Eine hat mehr als 2 Punkte gekostet} other {# haben mehr als 2 Punkte gekostet, zusammen etwa {total}}}.',
  'review.nothing': 'Keine Entscheidung hat mehr als 2 Punkte gekostet.',
  'review.cost': '{place}: etwa {points, plural, one {# Punkt} other {# Punkte}}, plus/minus {give}',
  'review.did': 'Entschieden',
  'review.better': 'Besser',
  'review.why': 'Warum',

  'components.path': 'Angabe',
  'components.value': 'Wert',
  'components.origin': 'Herkunft',
  'components.print': 'gedruckt',
  'components.reported': 'berichtet',
  'components.ours': 'rekonstruiert',
  'components.pack': 'Paket',
  'components.counts':
    '{print, plural, one {# Zahl} other {# Zahlen}} aus gedruckten Quellen, {reported} von Spielern berichtet, {ours} rekonstruiert, {pack} aus dem Paket.',
};
