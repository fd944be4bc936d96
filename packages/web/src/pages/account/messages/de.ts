import type { Messages } from './en.ts';

export const de: Messages = {
  'who.you-are': 'Du spielst als {name}.',
  'who.keep-title': 'Deinen Namen sichern',
  'who.keep-text':
    'Mit einem Passwort kann niemand sonst deinen Namen nehmen, und du kannst dich anderswo anmelden. Mindestens acht Zeichen.',
  'who.keep': 'Sichern',
  'who.kept': 'Fertig: Der Name gehört dir.',
  'who.sign-out': 'Abmelden',
  'who.sign-out-note': 'Ohne Passwort kommst du nicht zu deinen Partien zurück.',

  'account.title': 'Dein Konto',
  'account.notices': 'Wenn du dran bist',
  'account.notices-how': 'Wie du es erfährst',
  'who.change-title': 'Dein Passwort ändern',
  'who.change-text': 'Auf allen anderen Geräten wirst du dabei abgemeldet. Mindestens acht Zeichen.',
  'who.old-password': 'Altes Passwort',
  'who.change': 'Ändern',
  'recovery.title': 'Dein Wiederherstellungscode',
  'recovery.text':
    'Schreib ihn auf: Du siehst ihn nur jetzt. Wenn du dein Passwort verlierst, kannst du mit diesem Code einmal ein neues setzen.',
  'devices.title': 'Wo du angemeldet bist',
  'devices.this': '(hier)',
  'devices.since': 'seit {date}',
  'devices.unknown': 'Unbekanntes Gerät',
  'devices.end-one': 'Abmelden: {device}',
  'devices.end-others': 'Überall sonst abmelden',
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
};
