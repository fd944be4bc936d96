/** People at a table: undo, rematch, talk. */
export const people = {
  'undo.ask': 'Die anderen fragen',
  'undo.title': 'Die anderen bitten, zurückzugehen?',
  'undo.back-to': 'Zurück vor: „{what}“',
  'undo.others':
    '{others, plural, =0 {Keine Entscheidung von anderen entfällt.} one {Eine Entscheidung von anderen entfällt.} other {# Entscheidungen von anderen entfallen.}}',
  'undo.send': 'Die anderen fragen',
  'undo.not': 'Nein, weiter',
  'undo.list': 'Was dann entfällt',

  'rematch.offered': '{name} möchte eine Revanche.',
  'rematch.same-deal': '{name} möchte dieselbe Verteilung noch einmal spielen.',
  'rematch.yours': 'Deine Revanche wartet auf die anderen.',
  'rematch.join': 'Mitspielen',
  'rematch.go': 'Zum Tisch',

  'talk.unread': '{count, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  'talk.answer': 'Antworten',
};
