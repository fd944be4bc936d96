/** What several decisions show: agreement, effects, lanes, consequences. */
export const dockParts = {
  'fits.matches': 'zgodność: {regions}',
  'fits.clashes': 'sprzeczność: {regions}',
  'fits.matches-national': 'zgodność z opinią krajową',
  'fits.twice': '{region} (żeton podwojenia, podwójnie)',
  'fits.nowhere': 'brak odkrytej opinii na ten temat',
  'fits.national': 'kraj',

  'effects.region': 'Land',
  'effects.agreement': 'Zbieżność',
  'effects.if-counted': 'Gdyby liczyć teraz',
  'effects.no-meetings': 'bez wieców',
  'effects.points': '{points} pkt',
  'effects.wins':
    '{points, plural, =0 {wygrana} one {wygrana +#} few {wygrana +#} many {wygrana +#} other {wygrana +#}}',
  'effects.loses': 'już bez wygranej',
  'effects.past': 'wyprzedzasz',
  'effects.behind': 'spadasz za',
  'effects.national': 'Opinia krajowa:',
  'effects.base': 'elektoratu na rundę',
  'effects.at-the-end': 'pkt na koniec',
  'effects.common': 'Wspólne karty:',

  'media-control.label': 'wpływ:',
  'media-control.nobody': 'brak',
  'media-control.same': 'Wpływ na media się nie zmieni.',

  'row.label': 'Politycy {in_region}, w kolejności działania',
  'row.empty': 'jeszcze nikogo tu nie ma',

  'consequences.label': 'Co by się zmieniło',
  'consequences.none': 'Na razie niczyje głosy by się nie zmieniły.',
  'consequences.before':
    'teraz {votes}, {points, plural, one {# pkt} few {# pkt} many {# pkt} other {# pkt}}',
  'consequences.wins': 'wygrana: {parties}',
  'consequences.overtakes': 'wyprzedzasz {of_parties}',

  'lanes.would-win': '{count, plural, one {wygrałaby {parties} ({how})} other {wygrałyby {parties} ({how})}}',
  'lanes.strongest': '{parties} ({how})',
  'lanes.label': 'Co by się zmieniło {in_region}',
  'lanes.trend': 'notowania',
  'lanes.agreement': 'zbieżność',
  'lanes.votes': 'głosy po zliczeniu',
  'formula.sum': '({meetings} {trend})',
  'formula.factor': '{meetings} × ({trend} {agreement})',
  'formula.half': 'połowa z {meetings, plural, one {# wiecu} few {# wieców} many {# wieców} other {# wiecu}}',
  'formula.at-least': '{value} liczy się jako 1',
  'formula.votes': '{votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}',
  'formula.points': '{points, plural, one {# pkt} few {# pkt} many {# pkt} other {# pkt}}',
  'formula.needed': '{meetings} z {needed} potrzebnych do wymiany',
  'formula.short-needed': '{meetings} z {needed}',
};
