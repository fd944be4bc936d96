import type { Messages } from './en.ts';

export const de: Messages = {
  'dock.undo': 'Zurück',

  'undo.ask': 'Die anderen fragen',
  'undo.title': 'Die anderen bitten, zurückzugehen?',
  'undo.back-to': 'Zurück vor „{what}“',
  'undo.others':
    '{others, plural, =0 {Keine Entscheidung von anderen entfällt.} one {Eine Entscheidung von anderen entfällt.} other {# Entscheidungen von anderen entfallen.}}',
  'undo.send': 'Die anderen fragen',
  'undo.not': 'Nein, weiter',
  'undo.list': 'Was dann entfällt',
};
