/** People at a table: undo, rematch, talk, presence. */
export const people = {
  'undo.ask': 'Demander aux autres',
  'undo.title': 'Demander aux autres de revenir en arrière ?',
  'undo.back-to': 'Juste avant « {what} »',
  'undo.others':
    '{others, plural, =0 {Aucune décision des autres ne serait annulée.} one {Une décision des autres serait annulée.} other {# décisions des autres seraient annulées.}}',
  'undo.send': 'Demander aux autres',
  'undo.not': 'Non, continuer',
  'undo.takebacks':
    '{takebacks, plural, one {Partie avec un retour en arrière.} other {Partie avec # retours en arrière.}}',
  'undo.list': 'Ce qui serait annulé',

  'rematch.offered': '{name} propose une revanche.',
  'rematch.same-deal': '{name} propose de rejouer la même donne.',
  'rematch.yours': 'Ta revanche attend les autres.',
  'rematch.join': 'Rejoindre',
  'rematch.go': 'À la table',

  'talk.unread': '{count, plural, one {# nouveau message} other {# nouveaux messages}}',
  'talk.answer': 'Répondre',

  'presence.here': '{name} est là.',
  'presence.thinking': '{name} réfléchit.',
  'presence.away': '{name} n’est pas là.',
  'presence.away-minutes':
    '{minutes, plural, =0 {{name} vient de partir.} one {{name} n’est plus là depuis une minute.} other {{name} n’est plus là depuis # minutes.}}',
  'presence.away-hours':
    '{hours, plural, one {{name} n’est plus là depuis une heure.} other {{name} n’est plus là depuis # heures.}}',
  'presence.away-days':
    '{days, plural, one {{name} n’est plus là depuis un jour.} other {{name} n’est plus là depuis # jours.}}',
  'presence.stand-in': 'Un bot joue pour {name} : {bot}.',
  'presence.bot': 'Bot : {bot}.',
  'program.word': 'programme',
  'program.text': '{name} est un programme, pas une personne.',
  'presence.spectators': '{count, plural, one {Une personne regarde.} other {# personnes regardent.}}',
  'person.page': 'Page : {name}',
  'mute.mute': 'Ne plus entendre {name}',
  'mute.unmute': 'Entendre de nouveau {name}',
  'report.send': 'Signaler à qui gère le serveur',
  'report.sent': 'Envoyé : ses dernières paroles sont transmises à qui gère le serveur.',
};
