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

  'prefs.language': 'Język',
  'prefs.theme': 'Motyw',
  'prefs.theme-auto': 'jak w systemie',
  'prefs.theme-light': 'jasny',
  'prefs.theme-dark': 'ciemny',
  'prefs.sound': 'Dźwięk',
  'prefs.sound-text': 'Dzwonek, gdy przychodzi twoja kolej, a ty patrzysz gdzie indziej',
};
