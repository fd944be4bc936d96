import type { Messages } from './en.ts';

export const fr: Messages = {
  'day.title': 'Donne du jour',
  'day.text':
    'Les mêmes cartes pour tous, de la même place, contre les mêmes bots. Le classement se fait aux points, puis à l’écart avec le meilleur bot.',
  'day.open-until': '{date} · classement ouvert jusqu’à : {closes}',
  'day.is-closed': '{date} · classement clos',
  'day.played': 'L’ont jouée',
  'day.best': 'Record',
  'day.place': 'Ta place',
  'day.you': 'toi',
  'day.play': 'Jouer',
  'day.go-on': 'Continuer',
  'day.look-back': 'Voir ta partie',
  'day.one-try':
    'Tu as un seul essai, sans conseils. Tu peux t’arrêter quand tu veux et continuer plus tard.',
  'day.until': 'Commence avant : {begins}. La partie compte si tu la finis toi-même avant : {closes}.',
  'day.sealed':
    'Chacun ne voit que sa propre partie jusqu’à : {closes}. Ensuite, tu pourras regarder comment les autres ont joué.',
  'day.unsealed': 'Tout le monde peut maintenant regarder ces parties.',
  'day.guest': 'On peut jouer sans compte, et la place suit le nom : avec un mot de passe, elle reste à toi.',
  'day.going': 'Tu es en train de la jouer. La partie compte si tu la finis toi-même avant : {closes}.',
  'day.too-late': 'Le classement a été clos avant que tu aies fini.',
  'day.mine': '{points, plural, one {# point} other {# points}}, {margin}',
  'day.margin':
    '{side, select, ahead {{points} devant le meilleur bot} behind {{points} derrière le meilleur bot} other {à égalité avec le meilleur bot}}',
  'day.margin-short': '{side, select, ahead {{points} devant} behind {{points} derrière} other {à égalité}}',
  'day.not-counted':
    'Ta partie n’est pas au classement. Elle compte si tu la finis toi-même avant la clôture.',
  'day.missed': 'Tu n’as pas commencé celle-ci, et une donne ne se commence que le jour même.',
  'day.to-today': 'Voir la donne d’aujourd’hui',
  'day.list': 'Qui l’a jouée',
  'day.list-first': 'Les {count} premières places sur {played}.',
  'day.nobody-yet': 'Personne ne l’a encore jouée jusqu’au bout. La première partie finie sera en tête.',
  'day.nobody': 'Personne ne l’a jouée jusqu’au bout.',
  'day.rank': 'Place',
  'day.name': 'Nom',
  'day.points': 'Points',
  'day.bots': 'Meilleur bot',
  'day.look': 'Voir',
  'day.look-at': 'Voir la partie de {name}',
  'day.earlier': 'Jours précédents',
  'day.earlier-none': 'Aucun encore.',
  'day.earlier-played':
    '{played, plural, =0 {personne n’est allé au bout} one {une personne, {best} points} other {# personnes, record {best} points}}',
  'day.not-there': 'Ce jour n’est pas encore arrivé.',
};
