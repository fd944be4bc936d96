import type { Messages } from './en.ts';

export const pl: Messages = {
  'dock.undo': 'Cofnij',

  'undo.ask': 'Zapytaj innych',
  'undo.title': 'Poprosić innych o cofnięcie gry?',
  'undo.back-to': 'Do chwili przed „{what}”',
  'undo.others':
    '{others, plural, =0 {Żadna decyzja innych graczy nie zostanie cofnięta.} one {Jedna decyzja innych graczy zostanie cofnięta.} few {# decyzje innych graczy zostaną cofnięte.} many {# decyzji innych graczy zostanie cofniętych.} other {# decyzji innych graczy zostanie cofniętych.}}',
  'undo.send': 'Zapytaj innych',
  'undo.not': 'Nie, gram dalej',
  'undo.list': 'Co zostanie cofnięte',
};
