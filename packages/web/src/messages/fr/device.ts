/** Games without a server: on this device, offline, moved; and the screen for a whole room. */
export const device = {
  'here.title': 'Sur cet appareil',
  'here.text':
    'Plusieurs personnes, un seul appareil : un rideau cache les cartes pendant que vous le faites passer. Les bots prennent les autres places, et aucun réseau n’est nécessaire.',
  'here.new': 'Jouer sur cet appareil',
  'here.mark': 'sur cet appareil',
  'here.mark-text': 'Cette partie est gardée dans ce navigateur. Elle n’a besoin ni de serveur ni de réseau.',
  'here.away':
    'Le serveur ne répond pas. Tu peux jouer sur cet appareil : contre des bots, ou en le faisant passer. Ces parties restent dans ce navigateur.',
  'here.offline': 'Tu es hors ligne. Les bots, les parties enregistrées et cet appareil marchent quand même.',
  'here.site': 'Tes parties restent dans ce navigateur : cette page n’a pas de serveur.',
  'here.delete': 'Supprimer',
  'here.delete-sure': 'Supprimer cette partie pour de bon ?',
  'here.delete-yes': 'Supprimer',
  'here.delete-no': 'Garder',

  'curtain.round': 'Manche {round} sur {rounds}',
  'curtain.hidden': 'Cartes cachées : {name}',
  'curtain.pass': 'Fais passer l’appareil à',
  'curtain.again': 'C’est encore à toi,',
  'curtain.asked': '{party} : {what}.',
  'curtain.proposal': 'Répondre à une proposition',
  'curtain.look-away': 'Personne d’autre ne devrait regarder.',
  'curtain.me': 'C’est moi, {name}',
  'curtain.hold': 'appuyer et maintenir',
  'curtain.not-me': 'Je ne suis pas {name}, montrer seulement la table',
  'curtain.since': 'Pendant que tu ne regardais pas',
  'curtain.nothing': 'Rien ne s’est passé depuis ta dernière décision.',
  'curtain.standing': 'Les partis dans l’ordre du tour',
  'curtain.points': '{points, plural, one {# pt} other {# pts}}',
  'curtain.next': 'à son tour',
  'curtain.bot': 'bot',
  'curtain.decided': 'vient de décider',
  'curtain.peek': 'C’est moi, {name} : maintenir pour voir mes cartes',
  'curtain.hide': 'Cacher mes cartes',
  'curtain.turn': 'Au tour de : {name}',

  'move.save': 'Enregistrer la partie',
  'move.save-text':
    'Tu peux enregistrer la partie dans un fichier et l’ouvrir dans un autre navigateur : elle y continue telle quelle, avec tout son journal. Le fichier contient les cartes de tous.',
  'move.title': 'Continuer avec des amis',
  'move.text':
    'Mets la partie sur le serveur : les bots restent, des amis prennent par un lien les places des autres. Tout le monde voit qu’elle a été commencée ailleurs.',
  'move.seat': 'Tu continues comme',
  'move.button': 'Continuer sur le serveur',
  'move.open': 'Ouvrir une partie enregistrée',
  'move.refused': 'Ce fichier n’est pas une partie enregistrée : {detail}',
};
