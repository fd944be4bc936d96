import type { CliMessages } from './en.ts';

/** What the terminal client says, in German. */
export const de: CliMessages = {
  'help.main': `macher – Die Macher, das Wahlkampfspiel, im Terminal

  macher play       eine Partie gegen Bots oder zu mehreren an einer Tastatur spielen
  macher simulate   Zufallsspieler viele Partien spielen lassen
  macher replay     eine aufgezeichnete Partie Schritt für Schritt durchgehen
  macher check      Aufzeichnungen und Materialpakete prüfen
  macher scenario   Szenariodateien ausführen und Abweichungen nennen
  macher components alle Zahlen des Spiels und ihre Herkunft auflisten
  macher bench      die Geschwindigkeit der Spiel-Engine messen

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
  --seed TEXT     gleicher Startwert, gleiche Kartenverteilung
  --open-money    das Geld aller Parteien ist offen
  --pack DATEI    ein Materialpaket
  --save DATEI    wo die Partie gespeichert wird (Vorgabe: records/, eine neue Datei)
  --resume DATEI  eine gespeicherte Partie fortsetzen

Bei jeder Frage:  ? Regel, Zeichen und Tasten   t der Spielplan   l das Protokoll
                  u zurücknehmen   q speichern und beenden
Zurücknehmen kannst du im eigenen Zug, solange nichts Verdecktes aufgedeckt wurde.`,
  'help.simulate': `macher simulate – Zufallsspieler spielen viele Partien

  --ruleset ID    Vorgabe 2019-4
  --players N     3 bis 5, Vorgabe 4
  --games N       Vorgabe 1000
  --seed TEXT     der erste Startwert (Vorgabe 1); jede Partie hat ihren eigenen
  --records PFAD  jede Partie als Aufzeichnung in diesem Ordner ablegen
  --pack DATEI    ein Materialpaket
  --json          die Zusammenfassung als JSON`,
  'help.replay': `macher replay DATEI – eine aufgezeichnete Partie durchgehen

  --seat WER      aus der Sicht eines Sitzes: eine Partei oder eine Sitznummer ab 1;
                  ohne diese Angabe ist alles offen
  --all           alle Schritte ohne Warten ausgeben
  --json          alle Ereignisse, alle Landtagswahlen und die Endpunkte nach Herkunft

Tasten: Enter weiter   b zurück   n nächste Phase   r nächste Runde   g N zu Schritt N
        q beenden`,
  'help.check': `macher check DATEI… – Aufzeichnungen und Materialpakete prüfen

Eine Aufzeichnung wird nachgespielt und mit ihrem angegebenen Ergebnis verglichen, ein
Materialpaket mit dem Schema in docs/component-pack.schema.json. Der erste Fehler wird
mit seiner Stelle genannt.
  --json          ein Objekt pro Datei`,
  'help.scenario': `macher scenario DATEI… – Szenariodateien ausführen

Ein Szenario besteht aus einer Stellung, Aktionen und dem, was dabei herauskommen soll;
wie man eines schreibt, steht in docs/scenarios.md. Genannt wird, was abweicht.
  --json          ein Objekt pro Datei`,
  'help.components': `macher components – alle Zahlen des Spiels und ihre Herkunft

  --ruleset ID    für welches Spiel, Vorgabe 2019-4
  --pack DATEI    mit den Werten eines Materialpakets
  --json          als JSON`,
  'help.bench': `macher bench – die Geschwindigkeit der Spiel-Engine messen

  --seconds N     Dauer jeder Messung, Vorgabe 2
  --json          als JSON`,

  'error.unknown-command': 'Den Befehl {command} gibt es nicht. Alle Befehle: npm run macher -- --help',
  'error.usage': '{reason}. Mehr dazu: npm run macher -- {command} --help',
  'error.option': '--{option}: {reason}',
  'error.must-be-one-of': 'muss einer dieser Werte sein: {options}',
  'error.must-be-number': 'muss eine ganze Zahl von {min} bis {max} sein',
  'error.no-file': 'Gib mindestens eine Datei an',
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

  'ok.record':
    '{file}: Aufzeichnung, {ruleset}, {players} Spieler, {actions} Aktionen, {state, select, over {das Ergebnis stimmt} other {noch nicht zu Ende}}',
  'ok.pack':
    '{file}: Materialpaket für {edition}, „{name}“, {count, plural, =0 {kein Wert ersetzt} one {# Wert ersetzt} other {# Werte ersetzt}}',
  'ok.scenario': '{file}: wie erwartet',
  'differs.scenario': '{file}: {count, plural, one {# Abweichung} other {# Abweichungen}}',
  'differs.line': '  {path}: erwartet {expected}, gefunden {found}',

  'play.which': 'Welches Spiel?',
  'play.option': '{ruleset}, {players} Spieler',
  'play.default': '(Enter)',
  'play.you-are': 'Deine Partei: {party}.',
  'play.invalid': 'Bitte so antworten wie gezeigt.',
  'play.pass-keyboard': 'Jetzt am Zug: {party}. Alle anderen schauen weg; Enter, wenn du so weit bist.',
  'play.saved':
    'Die Partie ist gespeichert in {file}. Weiter geht es mit npm run macher -- play --resume {file}',
  'play.winner':
    '{count, plural, one {Der Sieg geht mit {points} Punkten an: {parties}.} other {Den Sieg teilen sich mit {points} Punkten: {parties}.}}',
  'play.record': 'Aufzeichnung der Partie: {file}',
  'play.enter-to-go-on': 'Weiter mit Enter',
  'play.confirm': 'Enter bestätigt, u nimmt zurück',
  'play.undone': 'Zurückgenommen.',
  'play.nothing-to-undo':
    'Nichts zurückzunehmen: Es wurde etwas aufgedeckt, oder die Entscheidung war nicht deine.',
  'play.keys':
    'Tasten: ? Regel, Zeichen und Tasten, t Spielplan, l Protokoll, u zurücknehmen, q speichern und beenden',
  'play.legend':
    'Zeichen: (a+ b−) stimmt in Bundesland a überein, widerspricht in b; Themen: Übereinstimmung; → Stimmen, wenn jetzt alle Wahlveranstaltungen umgesetzt würden; Sieg: Siegpunkte oder ✓; 2× Dopplerplättchen; ▒▒ verdeckte Volksmeinung; ☎ Koalitionsplättchen; ? verdecktes Geld.',
  'play.reconstructed': '* rekonstruiert: Keine Quelle nennt diesen Wert (npm run macher -- components)',
  'play.so-far': 'Seit deiner letzten Entscheidung',

  'input.pick': 'Nummer',
  'input.pick-or-pass': 'Nummer oder Enter zum Passen',
  'input.pick-or-skip': 'Nummer oder Enter zum Verzichten',
  'input.pick-many': 'Nummern, zum Beispiel 1 3 4',
  'input.amount': 'Betrag in Tausend (3 = {example})',
  'input.amount-or-pass': 'Betrag in Tausend (3 = {example}) oder Enter zum Passen',
  'input.exchange':
    'Buchstabe im Parteiprogramm und Nummer auf der Hand, zum Beispiel b2 c1; Enter: nichts tauschen',
  'input.keep': 'Welche behältst du?',
  'input.meetings': 'Neue Wahlveranstaltungen ({regions}), zum Beispiel 3 0 2; Enter: keine',
  'input.send': 'Nummer des Politikers und Buchstabe des Bundeslands, zum Beispiel 1a 4c; Enter: niemanden',
  'input.yes-no': 'j/n',
  'input.yes': 'j',
  'input.no': 'n',
  'input.turn-in': 'Wie viele? Enter: keine',
  'input.block-regions':
    '{benefit}: {count, plural, one {Buchstabe für # Bundesland} other {Buchstaben für # verschiedene Bundesländer}}',
  'input.block-regions-any':
    '{benefit}: {count, plural, one {Buchstabe für # Bundesland} other {Buchstaben für # Bundesländer, dasselbe so oft du willst}}',
  'input.out': 'Welche Volksmeinung soll weg? Enter zum Passen',
  'input.swap':
    'Buchstabe im Parteiprogramm und Nummer auf der Hand, zum Beispiel b2; Enter: nichts tauschen',
  'input.discard': 'Nummern der Karten zum Abwerfen, zum Beispiel 1 3; Enter: keine',
  'input.lay': 'Nummer des Politikers und Buchstabe des Bundeslands, zum Beispiel 2c; Enter zum Passen',
  'input.lines': 'Eine oder zwei Nummern, zum Beispiel 1 3; Enter zum Zurückhalten',
  'input.region-or-pass': 'Buchstabe eines Bundeslands oder Enter zum Passen',
  'input.pick-or-stop': 'Nummer oder Enter zum Aufhören',
  'input.in': 'Welche kommt an ihre Stelle?',
  'input.command': 'Enter weiter, b zurück, n Phase, r Runde, g N, q beenden',

  'preview.cost': 'Kosten: {cost}, übrig: {left}.',
  'preview.votes':
    '{meetings, plural, one {# Wahlveranstaltung} other {# Wahlveranstaltungen}}: {votes, plural, one {# Stimme} other {# Stimmen}}, damit insgesamt {total} ({seats, plural, one {# Siegpunkt} other {# Siegpunkte}}).',
  'preview.platform': 'Dein Parteiprogramm wäre dann: {cards}.',
  'preview.costs': 'Kosten nach Anzahl in einem Bundesland: {costs}.',

  'board.round': 'Runde {round} von {rounds}',
  'board.set-up': 'Spielvorbereitung',
  'board.start-player': 'Startspieler',
  'board.current': 'Wahl in dieser Runde',
  'board.seats': 'SP',
  'board.maximum': 'maximal {points} SP',
  'board.politicians': 'Politiker',
  'board.party': 'Partei',
  'board.trend': 'Trend',
  'board.meetings': 'Wahlv.',
  'board.media': 'Medien',
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

  'simulate.progress': '{done} von {games} Partien, {rate} pro Sekunde, noch {left}',
  'simulate.summary':
    '{games, plural, one {# Partie} other {# Partien}}, {ruleset}, {players} Spieler, in {seconds} s: {rate} Partien pro Sekunde.',
  'simulate.decisions': 'Entscheidungen pro Partie: {mean}, von {min} bis {max}.',
  'simulate.seat': 'Sitz',
  'simulate.wins': 'Siege',
  'simulate.points': 'Punkte',
  'simulate.outcomes': 'Wahlen',
  'simulate.records': 'Die Aufzeichnungen liegen in {folder}.',

  'replay.title': '{ruleset}, Startwert {seed}: {parties}',
  'replay.step': 'Schritt {step} von {steps}',
  'replay.dealt': 'Die Ausgangslage',
  'replay.end': 'Ende der Aufzeichnung.',

  'components.path': 'Angabe',
  'components.value': 'Wert',
  'components.origin': 'Herkunft',
  'components.print': 'gedruckt',
  'components.ours': 'rekonstruiert',
  'components.pack': 'Paket',
  'components.counts':
    '{print, plural, one {# Zahl} other {# Zahlen}} aus gedruckten Quellen, {ours} rekonstruiert, {pack} aus dem Paket.',
};
