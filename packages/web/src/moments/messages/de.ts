import type { Messages } from './en.ts';

export const de: Messages = {
  'end.review': 'Rückblick',

  'follow.heard': 'Zug {at} von {of}. {text}',
  'follow.heard-votes': 'Du hättest {in_region} {to, plural, one {# Stimme} other {# Stimmen}} statt {from}.',
  'follow.heard-base': 'Deine Parteibasis ist {to} statt {from}.',
  'follow.heard-money': 'Du hast {to} statt {from}.',
  'follow.heard-points':
    'Du bekämst {in_region} {to, plural, one {# Punkt} other {# Punkte}}{win, select, yes { für Stimmen und Sieg} other {}} statt {from}.',
  'follow.heard-control':
    '{to, plural, =0 {Du beeinflusst die Medien {in_region} nicht mehr.} other {Du beeinflusst jetzt die Medien {in_region}.}}',
  'follow.heard-none': 'Deine Zahlen bleiben, wie sie sind.',

  'mark.votes': '{change} {count, plural, one {Stimme} other {Stimmen}}',
  'mark.trend': 'Trend {from} → {to}',
  'mark.meetings': '{change} {count, plural, one {Veranstaltung} other {Veranstaltungen}}',
  'mark.seen': 'Geändert: {text}. Berühre es, dann ist die Markierung weg.',
  'mark.tab': 'Geändert, seit du hingesehen hast',
  'mark.opinion': 'Neue Volksmeinung, seit du hingesehen hast',

  'ribbon.elections': 'Wahlen',

  'time.why': 'Warum?',
  'time.all-parties': 'Alle Parteien',
  'time.where-short': '{round, plural, =0 {Aufbau} other {Runde #}}, Zug {move}',
};
