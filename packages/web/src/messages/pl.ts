import type { Messages } from './en.ts';

export const pl: Messages = {
  'page.lobby': 'Macher',
  'page.new': 'Nowy stół – Macher',
  'page.record': 'Obejrzyj zapisaną partię – Macher',
  'page.account': 'Twoje konto – Macher',
  'page.notices': 'Gdy przyjdzie twoja kolej – Macher',
  'page.host': 'Twój serwer – Macher',
  'page.person': 'Profil gracza – Macher',
  'page.clubs': 'Kluby – Macher',
  'page.club': 'Klub – Macher',
  'page.new-event': 'Nowy turniej – Macher',
  'page.event': 'Turniej – Macher',
  'page.day': 'Rozdanie dnia – Macher',
  'page.learn': 'Naucz się Die Macher – Macher',
  'page.asked': 'Co byś zrobił? – Macher',
  'page.try': 'Pozycje do rozegrania – Macher',
  'page.rules': 'Zasady – Macher',
  'page.table': 'Macher',
  'page.room': 'Na dużym ekranie – Macher',
  'page.seat': 'Zajmij miejsce – Macher',
  'page.no-moment': 'Nie ma takiego momentu – Macher',
  'page.unknown': 'Nie ma takiej strony – Macher',

  'unknown.title': 'Nie ma takiej strony',
  'unknown.text': 'Może w adresie jest literówka albo link jest stary.',
  'unknown.home': 'Na stronę główną',
};
