/** Who plays, and how they like the page. */
export const account = {
  'guest.label': 'Dein Name',
  'guest.names':
    'Flinke Plakatkleberin|Ruhiger Delegierter|Muntere Kandidatin|Kühner Hinterbänkler|Frühe Wählerin|Geduldiger Wahlhelfer|Helle Sprecherin|Fröhlicher Wahlkämpfer',

  'who.nobody': 'Anmelden',
  'who.title': 'Dein Profil',
  'who.you-are': 'Du spielst als {name}.',
  'who.not-yet':
    'Wähle einen Namen, um zu spielen. Hast du schon einen mit Passwort geschützt? Dann melde dich an.',
  'who.begin': 'Diesen Namen nehmen',
  'who.keep-title': 'Deinen Namen sichern',
  'who.keep-text':
    'Mit einem Passwort kann niemand sonst deinen Namen nehmen, und du kannst dich anderswo anmelden. Mindestens acht Zeichen.',
  'who.password': 'Passwort',
  'who.new-password': 'Neues Passwort',
  'who.keep': 'Sichern',
  'who.kept': 'Fertig: Der Name gehört dir.',
  'who.sign-in-title': 'Anmelden',
  'who.name': 'Name',
  'who.sign-in': 'Anmelden',
  'who.sign-out': 'Abmelden',
  'who.sign-out-note': 'Ohne Passwort kommst du nicht zu deinen Partien zurück.',

  'account.title': 'Dein Konto',
  'who.change-title': 'Dein Passwort ändern',
  'who.change-text': 'Auf allen anderen Geräten wirst du dabei abgemeldet. Mindestens acht Zeichen.',
  'who.old-password': 'Altes Passwort',
  'who.change': 'Ändern',
  'recovery.title': 'Dein Wiederherstellungscode',
  'recovery.text':
    'Schreib ihn auf: Du siehst ihn nur jetzt. Wenn du dein Passwort verlierst, kannst du mit diesem Code einmal ein neues setzen.',
  'recovery.copy': 'Kopieren',
  'recovery.copied': 'Kopiert',
  'recovery.lost': 'Passwort verloren?',
  'recovery.code': 'Wiederherstellungscode',
  'recovery.use': 'Neues Passwort setzen',
  'devices.title': 'Wo du angemeldet bist',
  'devices.this': '(hier)',
  'devices.since': 'seit {date}',
  'devices.unknown': 'Unbekanntes Gerät',
  'devices.end-one': 'Abmelden: {device}',
  'devices.end-others': 'Überall sonst abmelden',
  'person.former': 'ehemalige Mitspielerin oder Mitspieler',
  'data.title': 'Deine Daten',
  'data.text':
    'Alles, was dieser Server über dich speichert: dein Name, wo du angemeldet bist, deine Tische, was du gesagt und notiert hast.',
  'data.download': 'Herunterladen',
  'data.delete': 'Dein Konto löschen',
  'data.delete-text':
    'Dein Name, deine Worte und deine Notizen werden entfernt, auch aus beendeten Partien. In laufenden Partien spielt ein Bot für dich weiter; deine Tische, die noch nicht begonnen haben, werden geschlossen. Du kannst das nicht rückgängig machen.',
  'data.sure': 'Wirklich alles löschen?',
  'data.yes': 'Ja, löschen',
  'data.no': 'Nein, behalten',

  'prefs.language': 'Sprache',
  'prefs.theme': 'Farben',
  'prefs.theme-auto': 'wie im System',
  'prefs.theme-light': 'hell',
  'prefs.theme-dark': 'dunkel',
  'prefs.sound': 'Ton',
  'prefs.sound-text': 'Ein Klingeln, wenn du an die Reihe kommst und gerade woanders hinsiehst',
};
