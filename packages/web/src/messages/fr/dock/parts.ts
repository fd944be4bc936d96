/** What several decisions show: agreement, effects, lanes, consequences. */
export const dockParts = {
  'fits.matches': 'en accord : {regions}',
  'fits.clashes': 'en désaccord : {regions}',
  'fits.matches-national': 'en accord avec l’opinion nationale',
  'fits.twice': '{region} (thème clé, double)',
  'fits.nowhere': 'aucune opinion révélée sur ce thème',
  'fits.national': 'national',

  'effects.region': 'Région',
  'effects.agreement': 'Correspondance',
  'effects.if-counted': 'Si on comptait maintenant',
  'effects.no-meetings': 'pas de réunion ici',
  'effects.points': '{points} pts',
  'effects.wins': '{points, plural, =0 {tu gagnerais} other {tu gagnerais +#}}',
  'effects.loses': 'tu ne gagnerais plus',
  'effects.past': 'tu dépasses',
  'effects.behind': 'tu passes derrière',
  'effects.national': 'Opinion nationale :',
  'effects.base': 'adhérents par manche',
  'effects.at-the-end': 'pts à la fin',
  'effects.common': 'Cartes identiques :',

  'media-control.label': 'contrôle',
  'media-control.nobody': 'personne',
  'media-control.same': 'Le contrôle des médias ne changerait pas.',

  'row.label': 'Politiciens, {region}, dans l’ordre où ils agissent',
  'row.empty': 'personne pour l’instant',

  'consequences.label': 'Ce qui changerait',
  'consequences.none': 'Pour l’instant, aucun total de votes ne changerait.',
  'consequences.before': 'maintenant {votes}, {points, plural, one {# pt} other {# pts}}',
  'consequences.wins': 'victoire prévue : {parties}',
  'consequences.overtakes': 'tu dépasses : {parties}',

  'lanes.label': 'Ce qui changerait, {region}',
  'lanes.trend': 'popularité',
  'lanes.agreement': 'correspondance',
  'lanes.votes': 'votes prévus',
  'lanes.points': 'points',
};
