/** Decisions about an election: votes, coalitions, the start player. */
export const dockElections = {
  'turn-in.label': 'Wiece do wymiany {in_region}',
  'turn-in.option':
    '{meetings, plural, one {# wiec: głosy +{gain}} few {# wiece: głosy +{gain}} many {# wieców: głosy +{gain}} other {# wiecu: głosy +{gain}}}',
  'turn-in.none': 'Nie wymieniaj wieców',
  'turn-in.choose': 'Wybierz, ile',
  'turn-in.confirm':
    'Wymień {meetings} na {gain, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}',
  'turn-in.worth':
    '{votes, plural, one {# głos więcej} few {# głosy więcej} many {# głosów więcej} other {# głosu więcej}}: {points, plural, =0 {punktów tyle samo} one {# punkt więcej} few {# punkty więcej} many {# punktów więcej} other {# punktu więcej}}.',
  'turn-in.overtakes': 'Wyprzedzasz:',
  'turn-in.floor-product': 'Każdy nawias liczy się co najmniej za 1.',
  'turn-in.floor-factor': 'Dwa wiece dają co najmniej jeden głos.',
  'turn-in.most': 'Więcej głosów niż {votes} mieć nie można.',
  'turn-in.there': 'Wiece w landzie',
  'turn-in.supply': 'Wiece w puli',

  'name-start.choose': 'Kto jest pierwszym graczem?',
  'name-start.confirm': 'Wyznacz {of_party}',
  'name-start.order': 'Od tego zależy kolejność w tej rundzie.',
  'name-start.you': 'twoje miejsce: {place}',

  'coalition.choose': 'Wybierz partnera',
  'coalition.none': 'Bez partnera',
  'coalition.ask': 'Zapytaj {of_party}',
  'coalition.force': 'Zmuś {of_party}',
  'coalition.alone':
    'W pojedynkę: {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}} po zliczeniu',
  'coalition.together':
    'Razem: {votes, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}} po zliczeniu',
  'coalition.taken': 'już w koalicji',
  'coalition.refused': 'odmowa',
  'coalition.too-little': 'za mało wspólnych kart',

  'answer.choose': 'Zgoda czy odmowa?',
  'answer.accept': 'Koalicja {with_party}',
  'answer.refuse': 'Odmów {to_party}',
};
