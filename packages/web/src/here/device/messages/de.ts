import type { Messages } from './en.ts';

export const de: Messages = {
  'curtain.round': 'Runde {round} von {rounds}',
  'curtain.hidden': 'Verdeckt: die Karten von {name}',
  'curtain.pass': 'Bitte weitergeben an',
  'curtain.again': 'Du bist noch einmal dran,',
  'curtain.asked': '{party}: {what}.',
  'curtain.proposal': 'Auf einen Vorschlag antworten',
  'curtain.look-away': 'Niemand sonst sollte hinsehen.',
  'curtain.me': 'Ich bin {name}',
  'curtain.hold': 'drücken und halten',
  'curtain.not-me': 'Ich bin nicht {name}, nur den Tisch zeigen',
  'curtain.since': 'Während du nicht hingesehen hast',
  'curtain.nothing': 'Seit deiner letzten Entscheidung ist nichts geschehen.',
  'curtain.standing': 'Die Parteien in Spielreihenfolge',
  'curtain.points': '{points, plural, one {# Pkt.} other {# Pkt.}}',
  'curtain.next': 'ist dran',
  'curtain.bot': 'Bot',
  'curtain.decided': 'hat gerade entschieden',
  'curtain.peek': 'Ich bin {name}: drücken und halten, um meine Karten zu sehen',
};
