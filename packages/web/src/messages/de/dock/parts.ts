/** What several decisions show: agreement, effects, lanes, consequences. */
export const dockParts = {
  'fits.matches': 'passt: {regions}',
  'fits.clashes': 'widerspricht: {regions}',
  'fits.matches-national': 'passt zur Bundesmeinung',
  'fits.twice': '{region} (Dopplerplättchen, doppelt)',
  'fits.nowhere': 'keine offene Volksmeinung dazu',
  'fits.national': 'Bund',

  'effects.region': 'Land',
  'effects.agreement': 'Übereinst.',
  'effects.if-counted': 'Bei Auszählung jetzt',
  'effects.no-meetings': 'hier keine Wahlveranstaltungen',
  'effects.points': '{points} SP',
  'effects.wins': '{points, plural, =0 {Wahlsieg} other {Wahlsieg +#}}',
  'effects.loses': 'kein Wahlsieg mehr',
  'effects.past': 'überholt',
  'effects.behind': 'fällt hinter',
  'effects.national': 'Bundesmeinung:',
  'effects.base': 'Basis pro Runde',
  'effects.at-the-end': 'SP am Ende',
  'effects.common': 'Gleiche Programmkarten:',

  'media-control.label': 'Einfluss',
  'media-control.nobody': 'niemand',
  'media-control.same': 'Am Einfluss auf die Medien würde sich nichts ändern.',

  'row.label': '{region}: Politiker in der Reihenfolge, in der sie handeln',
  'row.empty': 'noch niemand da',

  'consequences.label': 'Was sich ändern würde',
  'consequences.none': 'An den Stimmen würde sich vorerst nichts ändern.',
  'consequences.before': 'jetzt {votes}, {points, plural, one {# SP} other {# SP}}',
  'consequences.wins': 'Sieg ginge an: {parties}',
  'consequences.overtakes': 'du überholst: {parties}',

  'lanes.label': '{region}: was sich ändern würde',
  'lanes.trend': 'Trend',
  'lanes.agreement': 'Übereinst.',
  'lanes.votes': 'Stimmen ausgezählt',
  'lanes.points': 'Punkte',
};
