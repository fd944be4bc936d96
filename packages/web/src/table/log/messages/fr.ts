import type { Messages } from './en.ts';

export const fr: Messages = {
  'log.label': 'Ce qui s’est passé',
  'log.since': 'Depuis ta dernière visite',
  'log.earlier': 'Plus tôt',
  'log.new': '{count, plural, one {# nouvelle ligne} other {# nouvelles lignes}}',
  'log.filter': 'Filtrer',
  'log.region': 'Région',
  'log.party': 'Parti',
  'log.all-regions': 'toutes les régions',
  'log.all-parties': 'tous les partis',
  'log.undone': 'Annulé :',
  'log.planned': '(par un plan)',
  'log.night': 'Soirée électorale',
  'log.why': 'Pourquoi :',
  'log.more': '{count, plural, one {encore # ligne} other {encore # lignes}}',

  'told.sat': '{name} joue {the_party}.',
  'told.handed-over': '{name} prend la place {of_party}.',
  'told.bot-seated': 'Le bot {bot} joue {the_party}.',
  'told.stood-in-left': 'Il n’y a plus personne à la place {of_party} ; le bot {bot} continue.',
  'told.stood-in-time': 'Le temps {of_party} est écoulé ; le bot {bot} continue.',
  'told.stood-in-resigned':
    '{The_party} {party_number, select, many {abandonnent} other {abandonne}} ; le bot {bot} joue jusqu’à la fin.',
  'told.stood-in-voted': 'Les autres ont voté pour un bot : {bot} joue {the_party}.',
  'told.stood-up': 'La place {of_party} est libre.',
  'told.sent-away': '{name} a dû partir : la place {of_party} est libre.',
  'told.bot-removed': 'La place {of_party} est libre.',
  'told.returned': 'Il y a de nouveau quelqu’un à la place {of_party}.',
  'told.taken-back': '{The_party} {party_number, select, many {annulent} other {annule}} une décision.',
  'told.taken-back-all': 'D’un commun accord, la partie revient en arrière.',
  'told.gone-back':
    '{The_party} {party_number, select, many {reviennent} other {revient}} à une décision précédente (annulation).',
  'told.proposed-undo':
    '{The_party} {party_number, select, many {proposent} other {propose}} de revenir en arrière.',
  'told.proposed-abandon':
    '{The_party} {party_number, select, many {proposent} other {propose}} d’arrêter la partie sans résultat.',
  'told.proposed-pause':
    '{The_party} {party_number, select, many {proposent} other {propose}} d’arrêter ou de relancer les pendules.',
  'told.proposed-pace':
    '{The_party} {party_number, select, many {proposent} other {propose}} de changer de rythme.',
  'told.proposed-hints':
    '{The_party} {party_number, select, many {proposent} other {propose}} des conseils pour tous.',
  'told.proposed-no-hints':
    '{The_party} {party_number, select, many {mettent} other {met}} fin aux conseils.',
  'told.proposed-stand-in':
    '{The_party} {party_number, select, many {proposent} other {propose}} un bot pour un absent.',
  'told.proposed-take-over': '{name} demande la place {of_party}.',
  'told.days-off': '{party} : jours de congé jusqu’au {until}.',
  'told.days-ended': '{party} : retour de congé.',
  'told.regent-named': '{party} : {name} peut jouer à sa place jusqu’au {until}.',
  'told.regent-none': '{party} : plus de remplaçant.',
  'told.regent-began': '{party} : {name} joue maintenant à sa place.',
  'told.regent-ended': '{party} : de retour entre ses propres mains.',
  'told.scheduled': 'La partie commence : {until}.',
  'told.unscheduled': 'La partie ne commence plus d’elle-même.',
  'told.offered':
    '{The_party} {party_number, select, many {proposent} other {propose}} un accord {to_other}.',
  'told.offer-accepted': 'Accord conclu.',
  'told.offer-declined': 'Pas d’accord.',
  'told.offer-withdrawn': 'L’offre est retirée.',
  'told.paused': 'Les pendules sont arrêtées.',
  'told.goes-on': 'Les pendules tournent de nouveau.',
  'told.started': 'La partie commence.',
  'told.pace-set': 'Le rythme a changé.',
  'told.hints-set': 'Désormais, chacun peut demander conseil.',
  'told.hints-ended': 'Plus personne ne reçoit de conseils.',
  'told.hinted': '{The_party} {party_number, select, many {ont} other {a}} demandé un conseil.',
  'told.abandoned': 'La partie s’est arrêtée sans résultat.',
};
