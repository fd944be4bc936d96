/** Decisions about an election: votes, coalitions, the start player. */
export const dockElections = {
  'turn-in.label': 'Réunions à convertir {in_region}',
  'turn-in.option':
    '{meetings, plural, one {# réunion} other {# réunions}} : {gain, plural, one {# voix} other {# voix}} de plus',
  'turn-in.none': 'Ne rien convertir',
  'turn-in.choose': 'Choisis combien',
  'turn-in.confirm': 'Convertir {meetings} réunions : {gain, plural, one {# voix} other {# voix}}',
  'turn-in.worth':
    '{votes, plural, one {# voix de plus} other {# voix de plus}} : {points, plural, =0 {aucun point de plus} one {# point de plus} other {# points de plus}}.',
  'turn-in.overtakes': 'Tu dépasses',
  'turn-in.floor-product': 'Chaque parenthèse compte au moins 1.',
  'turn-in.floor-factor': 'Deux réunions apportent au moins un vote.',
  'turn-in.most': 'Aucun parti ne dépasse {votes} voix.',
  'turn-in.there': 'Réunions sur place',
  'turn-in.supply': 'Réunions en réserve',

  'name-start.choose': 'Qui est premier joueur ?',
  'name-start.confirm': 'Désigner {the_party}',
  'name-start.order': 'L’ordre du tour de cette manche en découle.',
  'name-start.you': 'toi : {place, selectordinal, one {#re place} other {#e place}}',

  'coalition.choose': 'Choisis un partenaire',
  'coalition.none': 'Aucun partenaire',
  'coalition.ask': 'Proposer {to_party}',
  'coalition.force': 'Forcer {the_party}',
  'coalition.alone': 'Sans partenaire : {votes, plural, one {# voix prévue} other {# voix prévues}}',
  'coalition.together': 'Ensemble : {votes, plural, one {# voix prévue} other {# voix prévues}}',
  'coalition.taken': 'déjà en coalition',
  'coalition.refused': 'coalition refusée',
  'coalition.too-little': 'trop peu en commun',

  'answer.choose': 'Accepter ou refuser ?',
  'answer.accept': 'Coalition avec {the_party}',
  'answer.refuse': 'Refuser {the_party}',
};
