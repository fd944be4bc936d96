import type { Messages } from './en.ts';

export const it: Messages = {
  'curtain.round': 'Turno {round} di {rounds}',
  'curtain.hidden': 'Carte nascoste: {name}',
  'curtain.pass': 'Passa il dispositivo: tocca a',
  'curtain.again': 'Tocca ancora a',
  'curtain.asked': '{party}: {what}.',
  'curtain.proposal': 'Rispondere a una proposta',
  'curtain.look-away': 'Nessun altro dovrebbe guardare.',
  'curtain.me': 'Sono {name}',
  'curtain.hold': 'tieni premuto',
  'curtain.not-me': 'Non sono {name}, mostra solo il tavolo',
  'curtain.since': 'Mentre non guardavi',
  'curtain.nothing': 'Dalla tua ultima decisione non è successo nulla.',
  'curtain.standing': 'I partiti in ordine di turno',
  'curtain.points': '{points, plural, one {# pt} other {# pt}}',
  'curtain.next': 'tocca ora',
  'curtain.bot': 'bot',
  'curtain.decided': 'ha appena deciso',
  'curtain.peek': 'Sono {name}: tieni premuto per vedere le mie carte',
};
