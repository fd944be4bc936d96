import type { Messages } from './en.ts';

export const fr: Messages = {
  'board.label': '{region}, élection {election}, manche {round}',
  'board.tabs': 'Régions',
  'board.this-round': 'Vote cette manche',
  'board.held': 'Élection terminée',
  'board.later': 'Élection {election}, manche {round}',
  'board.now': 'en cours',
  'board.would-win': '{count, plural, one {{parties} gagnerait} other {{parties} gagneraient}}',
  'board.won': 'victoire : {parties}',
  'board.tile': 'Tuile de coalition : {party}',
  'board.leads': 'en tête',
  'board.no-votes': 'aucune voix',
  'board.if-counted': 'si on comptait maintenant',
  'board.opinions': 'Opinions',
  'board.controls': 'contrôle',
  'board.no-control': 'personne',
  'board.axis-votes': 'voix',
  'board.axis-points': 'pts',
  'board.axis-meetings': 'réunions',
  'board.axis-trend': 'popul.',
  'board.axis-agreement': 'corresp.',
  'board.axis-gain': 'gain',
  'lane.sentence':
    '{party} : {votes, plural, one {# voix} other {# voix}}, {meetings, plural, one {# réunion} other {# réunions}}, popularité {trend}, correspondance {agreement}, gain possible {gain}, total {then}, {points, plural, one {# point} other {# points}}',
  'lane.face-down': 'face cachée',
  'lane.sent': '{name}, carte {place} de la rangée',
  'lane.floor': 'La vraie correspondance est de {agreement} ; elle compte toujours au moins 1.',
  'mandates.maximum': 'max',
  'mandates.title': 'Sièges {in_region}',
  'mandates.points': 'Sièges = points',
  'mandates.from': 'dès {votes}',
  'mandates.printed': 'Valeurs imprimées.',
  'mandates.reconstructed': 'Valeurs reconstituées : aucune de nos sources ne les indique.',
  'mandates.partly':
    'Des joueurs de l’édition imprimée rapportent {numbers} ; les autres nombres sont reconstitués.',
  'mandates.reported': 'Des joueurs de l’édition imprimée rapportent {numbers}.',
  'spine.label': 'Élections tenues',
  'spine.text':
    '{region}, manche {round} : {winners, select, none {personne n’a gagné} other {{winners_number, select, many {ont} other {a}} gagné : {the_winners}}}',
  'board.meetings-tip': 'Réunions dans cette région. Converties, elles deviennent des voix.',
  'board.trend-tip': 'La popularité du parti ici. Les sondages et les politiciens la changent.',
  'board.agreement-tip':
    'À quel point la plateforme s’accorde avec les opinions d’ici : une carte identique compte pour le parti, une carte contraire contre lui.',
  'board.gain-tip': 'Voix que la conversion apporterait maintenant',
  'board.media-tip':
    'Marqueurs média, {spaces} au plus. Le parti qui en a plus que tout autre contrôle les médias.',
  'board.marker': 'Marqueur média : {party}',
  'board.marker-free': 'Case libre pour un marqueur média',
  'board.tiles-tip': 'Tuiles de coalition posées ici',
  'lane.sum-product':
    '({meetings} {trend}) × {agreement} = {gain} voix par les réunions ici. Chaque parenthèse compte au moins 1.',
  'lane.sum-factor':
    '{meetings} × ({trend} {agreement}) = {gain} voix par les réunions ici. Deux réunions donnent au moins une voix.',
  'lane.votes-tip': 'Voix réunies ici jusqu’à présent : {votes}',
  'lane.then-tip': '{votes} + {gain} = {then} voix si on comptait maintenant',
  'lane.points-tip':
    '{then} voix donnent ici {points, plural, one {# siège} other {# sièges}}, un point chacun',
};
