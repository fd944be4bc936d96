import type { Messages } from './en.ts';

export const de: Messages = {
  'digest.round': 'Was in dieser Runde geschah',
  'digest.moves': '{moves, plural, one {# Zug} other {# Züge}}',
  'digest.matters': 'Was für dich am wichtigsten ist',
  'digest.parties': 'Die Parteien',
  'digest.nothing': 'Nichts Neues',
  'digest.loading': 'Einen Moment …',
  'digest.dots': 'Die Punkte bleiben auf den Plänen, bis du sie berührst.',
  'digest.play': 'Abspielen',
  'digest.to-decision': 'Zu meiner Entscheidung',
  'digest.close': 'Zum Spiel',
  'digest.own-votes': 'Du bekämst {in_region} {to, plural, one {# Stimme} other {# Stimmen}}, nicht {from}.',
  'digest.votes':
    '{The_party} {party_number, select, many {bekämen} other {bekäme}} {in_region} {to, plural, one {# Stimme} other {# Stimmen}}, nicht {from}.',
  'digest.held-won':
    'Ausgezählt {in_region}: {The_parties} {parties_number, select, many {haben} other {hat}} {count, plural, one {gewonnen} other {gemeinsam gewonnen}}.',
  'digest.held-nobody': 'Ausgezählt {in_region}: Niemand hat gewonnen.',
  'digest.would-won':
    '{The_parties} {count, plural, one {{parties_number, select, many {würden} other {würde}} {in_region} jetzt gewinnen} other {würden {in_region} jetzt gemeinsam gewinnen}}.',
  'digest.would-nobody': 'Jetzt würde {in_region} niemand gewinnen.',
  'digest.money': '{from} → {to}',
  'digest.base': 'Parteibasis {from} → {to}',
  'digest.politicians': 'Politiker {from} → {to}',
  'digest.cards': '{out} → {in}',
  'digest.cards-in': 'neu: {in}',
  'digest.cards-out': 'weg: {out}',
};
