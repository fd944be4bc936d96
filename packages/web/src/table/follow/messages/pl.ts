import type { Messages } from './en.ts';

export const pl: Messages = {
  'follow.move': 'Ruch {at} z {of}',
  'follow.then-you': 'potem twoja kolej',
  'follow.why': 'Dlaczego:',
  'follow.counted': 'Gdyby teraz policzono głosy {in_region}',
  'follow.points': '{points, plural, one {punkt} few {punkty} many {punktów} other {punktu}}',
  'follow.win': 'za zwycięstwo',
  'follow.back': 'Jeden ruch wstecz',
  'follow.pause': 'Zatrzymaj',
  'follow.skip': 'Przejdź do teraz',
  'follow.skip-to-me': 'Przejdź do mnie',
  'follow.next': 'Następny ruch',
  'follow.space': 'Spacja',
};
