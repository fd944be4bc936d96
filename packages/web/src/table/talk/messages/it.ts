import type { Messages } from './en.ts';

export const it: Messages = {
  'curtain.hide': 'Nascondi le mie carte',
  'curtain.turn': 'Tocca a: {name}',

  'talk.unread': '{count, plural, one {# nuovo messaggio} other {# nuovi messaggi}}',
  'talk.answer': 'Rispondi',
  'person.page': 'Pagina di {name}',
  'mute.mute': 'Silenzia {name}',
  'mute.unmute': 'Ascolta di nuovo {name}',
  'report.send': 'Segnala a chi gestisce il server',
  'report.sent': 'Inviato: chi gestisce il server vede le ultime parole.',

  'talk.spectator': '(spettatore)',
};
