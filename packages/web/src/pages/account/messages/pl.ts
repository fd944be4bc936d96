import type { Messages } from './en.ts';

export const pl: Messages = {
  'who.you-are': 'Grasz jako {name}.',
  'who.keep-title': 'Zachowaj swój nick',
  'who.keep-text':
    'Z hasłem nikt inny nie zajmie twojego nicku, a ty możesz zalogować się gdzie indziej. Co najmniej osiem znaków.',
  'who.keep': 'Zachowaj',
  'who.kept': 'Gotowe: nick jest twój.',
  'who.sign-out': 'Wyloguj się',
  'who.sign-out-note': 'Bez hasła nie wrócisz do swoich gier.',

  'account.title': 'Twoje konto',
  'account.notices': 'Gdy przychodzi twoja kolej',
  'account.notices-how': 'Jak się dowiadujesz',
  'who.change-title': 'Zmień hasło',
  'who.change-text': 'Na wszystkich innych urządzeniach nastąpi wylogowanie. Co najmniej osiem znaków.',
  'who.old-password': 'Stare hasło',
  'who.change': 'Zmień',
  'recovery.title': 'Twój kod odzyskiwania',
  'recovery.text':
    'Zapisz go: widzisz go tylko teraz. Jeśli zgubisz hasło, tym kodem możesz raz ustawić nowe.',
  'devices.title': 'Gdzie jesteś zalogowany',
  'devices.this': '(tutaj)',
  'devices.since': 'od {date}',
  'devices.unknown': 'Nieznane urządzenie',
  'devices.end-one': 'Wyloguj: {device}',
  'devices.end-others': 'Wyloguj wszędzie indziej',
  'data.title': 'Twoje dane',
  'data.text':
    'Wszystko, co ten serwer o tobie przechowuje: nick, miejsca logowania, twoje stoły, twoje wypowiedzi i notatki.',
  'data.download': 'Pobierz',
  'data.delete': 'Usuń konto',
  'data.delete-text':
    'Twój nick, wypowiedzi i notatki zostaną usunięte, także z zakończonych gier. W trwających grach dalej zagra za ciebie bot; twoje stoły, przy których gra się jeszcze nie zaczęła, zostaną zamknięte. Tego nie można cofnąć.',
  'data.sure': 'Na pewno usunąć wszystko?',
  'data.yes': 'Tak, usuń',
  'data.no': 'Nie, zostaw',
};
