import type { Messages } from './en.ts';

export const it: Messages = {
  'dock.undo': 'Annulla',

  'undo.ask': 'Chiedi agli altri',
  'undo.title': 'Chiedere agli altri di tornare indietro?',
  'undo.back-to': 'A prima di «{what}»',
  'undo.others':
    '{others, plural, =0 {Nessuna decisione degli altri verrebbe annullata.} one {Una decisione degli altri verrebbe annullata.} other {# decisioni degli altri verrebbero annullate.}}',
  'undo.send': 'Chiedi agli altri',
  'undo.not': 'No, continua',
  'undo.list': 'Che cosa verrebbe annullato',
};
