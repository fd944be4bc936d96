import type { Messages } from './en.ts';

export const pl: Messages = {
  'learn.next': 'Dalej',
  'learn.back': 'Wstecz',
  'learn.go': 'Zaczynamy',
  'learn.again': 'Ten rozdział od początku',
  'learn.votes': '{votes, plural, one {# głos} few {# głosy} other {# głosów}}',
  'learn.place': '{place} z {count} · {title}',
  'learn.minutes': 'jeszcze około {minutes, plural, one {# minuty} other {# minut}}',
  'learn.leave': 'Wyjdź',
  'learn.read-first': 'Najpierw to przeczytaj, potem naciśnij „{next}”.',
  'learn.won': 'Twój pierwszy wieczór wyborczy wygrany!',
  'learn.done': 'Już wiesz, jak się gra.',
  'learn.result': '{points, plural, one {# punkt} few {# punkty} other {# punktów}} i {rank}. miejsce.',
  'learn.what-next-2019':
    'W prawdziwej grze najpierw wybierasz karty programu i ustawienie początkowe, a wybory są cztery. Prawie całą resztę masz już za sobą.',
  'learn.what-next-2006':
    'To najważniejsze różnice; wszystkie są w instrukcji. Gra w tym wydaniu ma siedem rund albo pięć.',
  'learn.play': 'Zagraj naprawdę',
  'learn.last-again': 'Ostatnia runda jeszcze raz',
  'learn.anew': 'Lekcja od początku',
};
