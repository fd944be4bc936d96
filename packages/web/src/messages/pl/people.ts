/** People at a table: undo, rematch, talk. */
export const people = {
  'undo.ask': 'Zapytaj innych',
  'undo.title': 'Poprosić innych o cofnięcie gry?',
  'undo.back-to': 'Do chwili przed: „{what}”',
  'undo.others':
    '{others, plural, =0 {Żadna decyzja innych graczy nie zostanie cofnięta.} one {Jedna decyzja innych graczy zostanie cofnięta.} few {# decyzje innych graczy zostaną cofnięte.} many {# decyzji innych graczy zostanie cofniętych.} other {# decyzji innych graczy zostanie cofniętych.}}',
  'undo.send': 'Zapytaj innych',
  'undo.not': 'Nie, gram dalej',
  'undo.list': 'Co zostanie cofnięte',

  'rematch.offered': '{name} proponuje rewanż.',
  'rematch.same-deal': '{name} proponuje zagrać jeszcze raz z tym samym rozdaniem.',
  'rematch.yours': 'Twój rewanż czeka na pozostałych.',
  'rematch.join': 'Dołącz',
  'rematch.go': 'Do stołu',

  'talk.unread':
    '{count, plural, one {# nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowych wiadomości}}',
  'talk.answer': 'Odpowiedz',
};
