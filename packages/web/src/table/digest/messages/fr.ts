import type { Messages } from './en.ts';

export const fr: Messages = {
  'digest.round': 'Ce qui s’est passé pendant cette manche',
  'digest.moves': '{moves, plural, one {# coup} other {# coups}}',
  'digest.matters': 'Ce qui compte le plus pour toi',
  'digest.parties': 'Les partis',
  'digest.nothing': 'Rien de nouveau',
  'digest.loading': 'Un instant…',
  'digest.dots': 'Les points restent sur les plateaux jusqu’à ce que tu les touches.',
  'digest.play': 'Revoir',
  'digest.to-decision': 'À ma décision',
  'digest.close': 'Au jeu',
  'digest.own-votes': 'Tu aurais {to} voix {in_region}, pas {from}.',
  'digest.votes': 'Voix {of_party} {in_region} : {from} → {to}.',
  'digest.held-won':
    'Dépouillement terminé {in_region} : {the_parties} {count, plural, one {{parties_number, select, many {gagnent} other {gagne}}} other {gagnent ensemble}}.',
  'digest.held-nobody': 'Dépouillement terminé {in_region} : personne ne gagne.',
  'digest.would-won':
    'Si on comptait maintenant {in_region}, {the_parties} {count, plural, one {{parties_number, select, many {gagneraient} other {gagnerait}}} other {gagneraient ensemble}}.',
  'digest.would-nobody': 'Personne ne gagnerait maintenant {in_region}.',
  'digest.money': '{from} → {to}',
  'digest.base': 'adhérents {from} → {to}',
  'digest.politicians': 'politiciens {from} → {to}',
  'digest.cards': '{out} → {in}',
  'digest.cards-in': 'nouveau : {in}',
  'digest.cards-out': 'parti : {out}',
};
