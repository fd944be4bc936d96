import type { Messages } from './en.ts';

export const pl: Messages = {
  'curtain.round': 'Runda {round} z {rounds}',
  'curtain.hidden': 'Ukryte karty: {name}',
  'curtain.pass': 'Przekaż urządzenie, teraz gra',
  'curtain.again': 'Jeszcze raz gra',
  'curtain.asked': '{party}: {what}.',
  'curtain.proposal': 'Odpowiedz na propozycję',
  'curtain.look-away': 'Nikt inny nie powinien patrzeć.',
  'curtain.me': 'To ja, {name}',
  'curtain.hold': 'naciśnij i przytrzymaj',
  'curtain.not-me': 'To nie ja ({name}), pokaż tylko stół',
  'curtain.since': 'Gdy nie było cię przy ekranie',
  'curtain.nothing': 'Od twojej ostatniej decyzji nic się nie wydarzyło.',
  'curtain.standing': 'Partie w kolejności gry',
  'curtain.points': '{points, plural, one {# pkt} few {# pkt} many {# pkt} other {# pkt}}',
  'curtain.next': 'teraz gra',
  'curtain.bot': 'bot',
  'curtain.decided': 'właśnie po decyzji',
  'curtain.peek': 'To ja, {name}: przytrzymaj, by zobaczyć swoje karty',
};
