/** The frame of a lesson, and its door in the lobby. */
export const learn = {
  'learn.try': 'Pozycje do rozwiązania: tuzin zagadek z prawdziwych gier',
  'learn.older': 'Znasz 2019? Zobacz w pięć minut, co inaczej robi 2006',
  'coach.name': 'Trener',
  'coach.on': 'Trener włączony',
  'coach.off': 'Trener wyłączony',
  'first.mark': 'Pierwsza gra',
  'coach.text': 'Jedno zdanie pod każdą decyzją: po co jest i ile zwykle kosztuje.',
  'first.button': 'Pierwsza gra z trenerem',
  'first.text':
    'Program i pierwsze pionki już leżą, boty są proste, a zdanie pod każdą decyzją mówi, po co ona jest.',
  'learn.title': 'Ucz się, grając',
  'learn.text': 'Dziesięć minut, jedna przygotowana runda, prawdziwe plansze. Instrukcja niepotrzebna.',
  'learn.button': 'Zacznij lekcję',
  'learn.next': 'Dalej',
  'learn.go': 'Zaczynamy',
  'learn.again': 'Ten rozdział od początku',
  'learn.votes': '{votes, plural, one {# głos} few {# głosy} other {# głosów}}',
  'learn.place': '{place} z {count} · {title}',
  'learn.minutes': 'jeszcze około {minutes, plural, one {# minuty} other {# minut}}',
  'learn.leave': 'Wyjdź',
  'learn.read-first': 'Najpierw to przeczytaj, potem naciśnij „Dalej”.',
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
