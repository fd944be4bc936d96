/** People at a table: undo, rematch, talk, presence. */
export const people = {
  'undo.ask': 'Die anderen fragen',
  'undo.title': 'Die anderen bitten, zurückzugehen?',
  'undo.back-to': 'Zurück vor „{what}“',
  'undo.others':
    '{others, plural, =0 {Keine Entscheidung von anderen entfällt.} one {Eine Entscheidung von anderen entfällt.} other {# Entscheidungen von anderen entfallen.}}',
  'undo.send': 'Die anderen fragen',
  'undo.not': 'Nein, weiter',
  'undo.takebacks':
    '{takebacks, plural, one {Mit einer Rücknahme gespielt.} other {Mit # Rücknahmen gespielt.}}',
  'undo.list': 'Was dann entfällt',

  'rematch.offered': '{name} möchte eine Revanche.',
  'rematch.same-deal': '{name} möchte dieselbe Verteilung noch einmal spielen.',
  'rematch.yours': 'Deine Revanche wartet auf die anderen.',
  'rematch.join': 'Mitspielen',
  'rematch.go': 'Zum Tisch',

  'talk.unread': '{count, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  'talk.answer': 'Antworten',

  'presence.here': '{name} ist da.',
  'presence.thinking': '{name} überlegt.',
  'presence.away': '{name} ist weg.',
  'presence.away-minutes':
    '{minutes, plural, =0 {{name} ist gerade gegangen.} one {{name} ist seit einer Minute weg.} other {{name} ist seit # Minuten weg.}}',
  'presence.away-hours':
    '{hours, plural, one {{name} ist seit einer Stunde weg.} other {{name} ist seit # Stunden weg.}}',
  'presence.away-days':
    '{days, plural, one {{name} ist seit einem Tag weg.} other {{name} ist seit # Tagen weg.}}',
  'presence.stand-in': 'Für {name} spielt ein Bot: {bot}.',
  'presence.bot': 'Bot: {bot}.',
  'program.word': 'Programm',
  'program.text': '{name} ist ein Programm, kein Mensch.',
  'presence.spectators': '{count, plural, one {Jemand sieht zu.} other {# Leute sehen zu.}}',
  'person.page': 'Über {name}',
  'mute.mute': '{name} stummschalten',
  'mute.unmute': '{name} wieder hören',
  'report.send': 'Dem Betreiber melden',
  'report.sent': 'Gesendet: Der Betreiber sieht, was zuletzt gesagt wurde.',
};
