import type { Messages } from './en.ts';

export const it: Messages = {
  'digest.round': 'Cosa è successo in questo turno',
  'digest.moves': '{moves, plural, one {# mossa} other {# mosse}}',
  'digest.matters': 'Ciò che conta di più per te',
  'digest.parties': 'I partiti',
  'digest.nothing': 'Niente di nuovo',
  'digest.loading': 'Un momento …',
  'digest.dots': 'I punti restano sui tabelloni finché non li tocchi.',
  'digest.play': 'Riproduci',
  'digest.to-decision': 'Alla mia decisione',
  'digest.close': 'Alla partita',
  'digest.own-votes': 'Avresti {to, plural, one {# voto} other {# voti}} {in_region}, non {from}.',
  'digest.votes': 'Voti {of_party} {in_region}: {from} → {to}.',
  'digest.held-won':
    'Spoglio finito {in_region}: {count, plural, one {{parties_number, select, many {vincono} other {vince}} {the_parties}} other {vincono insieme {the_parties}}}.',
  'digest.held-nobody': 'Spoglio finito {in_region}: non vince nessuno.',
  'digest.would-won':
    'Ora {in_region} {count, plural, one {{parties_number, select, many {vincerebbero} other {vincerebbe}} {the_parties}} other {vincerebbero insieme {the_parties}}}.',
  'digest.would-nobody': 'Ora {in_region} non vincerebbe nessuno.',
  'digest.money': '{from} → {to}',
  'digest.base': 'iscritti {from} → {to}',
  'digest.politicians': 'politici {from} → {to}',
  'digest.cards': '{out} → {in}',
  'digest.cards-in': 'nuovo: {in}',
  'digest.cards-out': 'tolto: {out}',
};
