/** Games without a server: on this device, offline, moved; and the screen for a whole room. */
export const device = {
  'here.title': 'Sur cet appareil',
  'here.mark': 'sur cet appareil',
  'here.mark-text': 'Cette partie est gardée dans ce navigateur. Elle n’a besoin ni de serveur ni de réseau.',
  'here.away':
    'Le serveur ne répond pas. Tu peux jouer sur cet appareil : contre des bots, ou en le faisant passer. Ces parties restent dans ce navigateur.',
  'here.offline': 'Tu es hors ligne. Les bots, les parties enregistrées et cet appareil marchent quand même.',
  'here.site': 'Tes parties restent dans ce navigateur : cette page n’a pas de serveur.',
  'here.delete': 'Supprimer',
  'here.delete-sure': 'Supprimer cette partie pour de bon ?',
  'here.delete-yes': 'Supprimer',
  'here.delete-no': 'Garder',
};
