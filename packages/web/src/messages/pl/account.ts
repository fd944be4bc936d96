/** Who plays, and how they like the page. */
export const account = {
  'guest.label': 'Twój nick',
  'guest.names':
    'Głos z Sali|Wesoła Urna|Świeży Plakat|Zimna Krew|Dobra Frekwencja|Cicha Większość|Czarny Koń|Pewny Mandat',

  'who.nobody': 'Zaloguj się',
  'who.title': 'Ty',
  'who.you-are': 'Grasz jako {name}.',
  'who.not-yet':
    'Nie znamy jeszcze twojego nicku. Do gry nick wystarczy; jeśli masz już swój z hasłem, zaloguj się.',
  'who.begin': 'Użyj tego nicku',
  'who.keep-title': 'Zachowaj swój nick',
  'who.keep-text':
    'Z hasłem nikt inny nie zajmie twojego nicku, a ty możesz zalogować się gdzie indziej. Co najmniej osiem znaków.',
  'who.password': 'Hasło',
  'who.new-password': 'Nowe hasło',
  'who.keep': 'Zachowaj',
  'who.kept': 'Gotowe: nick jest twój.',
  'who.sign-in-title': 'Logowanie',
  'who.name': 'Nick',
  'who.sign-in': 'Zaloguj się',
  'who.sign-out': 'Wyloguj się',
  'who.sign-out-note': 'Bez hasła nie ma powrotu do twoich miejsc przy stołach.',

  'account.title': 'Twoje konto',
  'who.change-title': 'Zmień hasło',
  'who.change-text': 'Na wszystkich innych urządzeniach nastąpi wylogowanie. Co najmniej osiem znaków.',
  'who.old-password': 'Stare hasło',
  'who.change': 'Zmień',
  'recovery.title': 'Twój kod odzyskiwania',
  'recovery.text':
    'Zapisz go: widzisz go tylko teraz. Jeśli zgubisz hasło, tym kodem możesz raz ustawić nowe.',
  'recovery.copy': 'Kopiuj',
  'recovery.copied': 'Skopiowano',
  'recovery.lost': 'Nie pamiętasz hasła?',
  'recovery.code': 'Kod odzyskiwania',
  'recovery.use': 'Ustaw nowe hasło',
  'devices.title': 'Gdzie jesteś zalogowany',
  'devices.this': '(tutaj)',
  'devices.since': 'od {date}',
  'devices.unknown': 'Nieznane urządzenie',
  'devices.end-one': 'Wyloguj: {device}',
  'devices.end-others': 'Wyloguj wszędzie indziej',
  'person.former': 'dawny gracz',
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

  'prefs.language': 'Język',
  'prefs.theme': 'Motyw',
  'prefs.theme-auto': 'jak w systemie',
  'prefs.theme-light': 'jasny',
  'prefs.theme-dark': 'ciemny',
  'prefs.sound': 'Dźwięk',
  'prefs.sound-text': 'Dzwonek, gdy przychodzi twoja kolej, a ty patrzysz gdzie indziej',
};
