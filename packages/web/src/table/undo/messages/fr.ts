import type { Messages } from './en.ts';

export const fr: Messages = {
  'dock.undo': 'Annuler',

  'undo.ask': 'Demander aux autres',
  'undo.title': 'Demander aux autres de revenir en arrière ?',
  'undo.back-to': 'Juste avant « {what} »',
  'undo.others':
    '{others, plural, =0 {Aucune décision des autres ne serait annulée.} one {Une décision des autres serait annulée.} other {# décisions des autres seraient annulées.}}',
  'undo.send': 'Demander aux autres',
  'undo.not': 'Non, continuer',
  'undo.list': 'Ce qui serait annulé',
};
