import type { Messages } from './en.ts';

export const fr: Messages = {
  'curtain.hide': 'Cacher mes cartes',
  'curtain.turn': 'Au tour de : {name}',

  'talk.unread': '{count, plural, one {# nouveau message} other {# nouveaux messages}}',
  'talk.answer': 'Répondre',
  'person.page': 'Page : {name}',
  'mute.mute': 'Ne plus entendre {name}',
  'mute.unmute': 'Entendre de nouveau {name}',
  'report.send': 'Signaler à qui gère le serveur',
  'report.sent': 'Envoyé : ses dernières paroles sont transmises à qui gère le serveur.',

  'talk.spectator': '(spectateur)',
};
