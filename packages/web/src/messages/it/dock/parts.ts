/** What several decisions show: agreement, effects, lanes, consequences. */
export const dockParts = {
  'fits.matches': 'd’accordo: {regions}',
  'fits.clashes': 'in contrasto: {regions}',
  'fits.matches-national': 'd’accordo con l’opinione nazionale',
  'fits.twice': '{region} (tema chiave, vale doppio)',
  'fits.nowhere': 'nessuna opinione scoperta sul tema',
  'fits.national': 'nazionale',

  'effects.region': 'Regione',
  'effects.agreement': 'Affinità',
  'effects.if-counted': 'Se si contasse ora',
  'effects.no-meetings': 'qui nessun comizio',
  'effects.points': '{points} pt.',
  'effects.wins': '{points, plural, =0 {vinceresti} other {vinceresti +#}}',
  'effects.loses': 'non vinceresti più',
  'effects.past': 'superi',
  'effects.behind': 'finisci dietro a',
  'effects.national': 'Opinione nazionale:',
  'effects.base': 'iscritti a turno',
  'effects.at-the-end': 'pt. alla fine',
  'effects.common': 'Carte Programma identiche:',

  'media-control.label': 'controllo',
  'media-control.nobody': 'nessuno',
  'media-control.same': 'Il controllo dei media non cambierebbe.',

  'row.label': 'Politici, nell’ordine in cui agiscono: {region}',
  'row.empty': 'ancora nessuno',

  'consequences.label': 'Che cosa cambierebbe',
  'consequences.none': 'Per ora non cambierebbero i voti di nessuno.',
  'consequences.before': 'ora {votes}, {points, plural, one {# punto} other {# punti}}',
  'consequences.wins': 'vittoria prevista: {parties}',
  'consequences.overtakes': 'superi: {parties}',

  'lanes.label': 'Che cosa cambierebbe: {region}',
  'lanes.trend': 'trend',
  'lanes.agreement': 'affinità',
  'lanes.votes': 'voti contando ora',
  'lanes.points': 'punti',
};
