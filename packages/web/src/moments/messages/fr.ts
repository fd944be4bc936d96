import type { Messages } from './en.ts';

export const fr: Messages = {
  'end.review': 'Analyser la partie',

  'follow.heard': 'Coup {at} sur {of}. {text}',
  'follow.heard-votes': 'Tu aurais {to} voix {in_region} au lieu de {from}.',
  'follow.heard-base': 'Tu as {to} adhérents au lieu de {from}.',
  'follow.heard-money': 'Tu as {to} au lieu de {from}.',
  'follow.heard-points':
    'Tu aurais {to, plural, one {# point} other {# points}}{win, select, yes { pour les voix et la victoire} other {}} {in_region} au lieu de {from}.',
  'follow.heard-control':
    '{to, plural, =0 {Tu perds le contrôle des médias {in_region}.} other {Tu contrôles maintenant les médias {in_region}.}}',
  'follow.heard-none': 'Tes chiffres ne changent pas.',

  'mark.votes': '{change} {count, plural, one {vote} other {votes}}',
  'mark.trend': 'popularité {from} → {to}',
  'mark.meetings': '{change} {count, plural, one {réunion} other {réunions}}',
  'mark.seen': 'Changé : {text}. Touche-le et la marque disparaît.',
  'mark.tab': 'Changé depuis ton dernier regard',
  'mark.opinion': 'Nouvelle opinion depuis ton dernier regard',

  'ribbon.elections': 'Élections',

  'time.why': 'Pourquoi ?',
  'time.all-parties': 'Tous les partis',
  'time.where-short': '{round, plural, =0 {Mise en place} other {Manche #}}, coup {move}',
};
