import type { NoticeMessages } from './en.ts';

export const fr: NoticeMessages = {
  bot: 'Un bot',
  decide: 'À toi de jouer : {phase}',
  proposed:
    '{who} {proposal, select, undo {veut revenir en arrière} abandon {veut terminer la partie sans résultat} pause {veut faire une pause ou reprendre} hints {veut des conseils pour tous} pace {veut un autre rythme} standin {veut un bot pour quelqu’un qui n’est plus là} takeover {veut prendre une place} other {propose quelque chose}} : on attend ta réponse',
  'media-removed': '{who} t’a retiré un marqueur de médias {in_region}',
  'trend-lowered': '{who} a fait baisser ta tendance {in_region}',
  'coalition-forced': '{who} t’a imposé une coalition {in_region}',
  'stood-in':
    '{why, select, voted {Les autres laissent un bot jouer pour toi} other {Ton temps est écoulé : un bot joue pour toi}}',
  'handed-over': '{who} continue à ta place',
  'sent-away': 'On t’a demandé de quitter la table',
  said: '{who} a dit quelque chose à la table',
  mentioned: '{who} t’a mentionné à la table',
  offered: '{who} te propose un accord : on attend ta réponse',
  'offer-answered': '{who} a {state, select, accepted {accepté} other {refusé}} ton accord',
  'seat-kept': '{who} te garde une place à une nouvelle table',
  'regent-named': '{who} te laisse jouer à sa place pendant un temps',
  'friend-asked': '{who} voudrait t’ajouter à ses amis',
  won: 'La partie est finie, et tu as gagné',
  over: 'La partie est finie : tu es numéro {place} sur {players}. {winner} a gagné',
  abandoned: 'La table a été fermée sans résultat',
  'at-table': '{game}, avec {others}',
  several:
    '{count, plural, one {Il s’est passé une chose à tes tables} other {Il s’est passé # choses à tes tables}}',
  more: '{count, plural, one {et une de plus} other {et # de plus}}',
  'test-title': 'Ça marche',
  'test-text': 'C’est ici que Macher te dira quand c’est à toi.',
  'code-subject': 'Ton code : {code}',
  'code-text':
    '{name} veut recevoir des nouvelles de Macher à cette adresse. Si c’est toi, saisis ce code sur la page : {code}\n\nSinon, ne fais rien : il n’y aura pas d’autre message.',
  'mail-foot': 'Changer ce que tu apprends : {url}\nArrêter ces messages : {off}',
  'off-title': 'Arrêter ces messages ?',
  'off-button': 'Arrêter',
  'off-done': 'C’est fait. Plus aucun message n’arrivera à cette adresse.',
  'feed-title': 'Macher : {name}',
};
