import type { Messages } from './en.ts';

export const de: Messages = {
  'curtain.hide': 'Meine Karten verdecken',
  'curtain.turn': '{name} ist dran',

  'talk.unread': '{count, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  'talk.answer': 'Antworten',
  'person.page': 'Über {name}',
  'mute.mute': '{name} stummschalten',
  'mute.unmute': '{name} wieder hören',
  'report.send': 'Dem Betreiber melden',
  'report.sent': 'Gesendet: Der Betreiber sieht, was zuletzt gesagt wurde.',

  'talk.spectator': '(sieht zu)',
};
