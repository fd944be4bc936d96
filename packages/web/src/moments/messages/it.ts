import type { Messages } from './en.ts';

export const it: Messages = {
  'end.review': 'Analizza la partita',

  'follow.heard': 'Mossa {at} di {of}. {text}',
  'follow.heard-votes': 'Avresti {to, plural, one {# voto} other {# voti}} {in_region} invece di {from}.',
  'follow.heard-base': 'Hai {to} iscritti invece di {from}.',
  'follow.heard-money': 'Hai {to} invece di {from}.',
  'follow.heard-points':
    'Otterresti {to, plural, one {# punto} other {# punti}}{win, select, yes { per voti e vittoria} other {}} {in_region} invece di {from}.',
  'follow.heard-control':
    '{to, plural, =0 {Perdi il controllo dei media {in_region}.} other {Ora controlli i media {in_region}.}}',
  'follow.heard-none': 'Le tue cifre non cambiano.',

  'mark.votes': '{change} {count, plural, one {voto} other {voti}}',
  'mark.trend': 'trend {from} → {to}',
  'mark.meetings': '{change} {count, plural, one {comizio} other {comizi}}',
  'mark.seen': 'Cambiato: {text}. Toccalo e il segno sparisce.',
  'mark.tab': 'Cambiato da quando hai guardato',
  'mark.opinion': 'Opinione nuova da quando hai guardato',

  'ribbon.elections': 'Elezioni',

  'time.why': 'Perché?',
  'time.all-parties': 'Tutti i partiti',
  'time.where-short': '{round, plural, =0 {Preparazione} other {Turno #}}, mossa {move}',
};
