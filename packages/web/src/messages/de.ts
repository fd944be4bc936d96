import type { Messages } from './en.ts';

export const de: Messages = {
  'page.lobby': 'Macher',
  'page.new': 'Ein neuer Tisch – Macher',
  'page.record': 'Gespeicherte Partie ansehen – Macher',
  'page.account': 'Dein Konto – Macher',
  'page.notices': 'Wenn du dran bist – Macher',
  'page.host': 'Dein Server – Macher',
  'page.person': 'Spielerprofil – Macher',
  'page.clubs': 'Clubs – Macher',
  'page.club': 'Club – Macher',
  'page.new-event': 'Neues Turnier – Macher',
  'page.event': 'Turnier – Macher',
  'page.day': 'Partie des Tages – Macher',
  'page.learn': 'Die Macher lernen – Macher',
  'page.asked': 'Was würdest du tun? – Macher',
  'page.try': 'Stellungen zum Ausprobieren – Macher',
  'page.rules': 'Regeln – Macher',
  'page.table': 'Macher',
  'page.room': 'Auf dem großen Bildschirm – Macher',
  'page.seat': 'Platz nehmen – Macher',
  'page.no-moment': 'Kein Moment dieser Partie – Macher',
  'page.unknown': 'Diese Seite gibt es nicht – Macher',

  'unknown.title': 'Diese Seite gibt es nicht',
  'unknown.text': 'Vielleicht ist die Adresse vertippt oder der Link alt.',
  'unknown.home': 'Zur Startseite',
};
