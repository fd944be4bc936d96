/** Games without a server: on this device, offline, moved; and the screen for a whole room. */
export const device = {
  'here.title': 'Auf diesem Gerät',
  'here.mark': 'auf diesem Gerät',
  'here.mark-text': 'Dieses Spiel liegt in diesem Browser. Es braucht keinen Server und kein Netz.',
  'here.away':
    'Der Server antwortet nicht. Du kannst auf diesem Gerät spielen: gegen Bots, oder reihum mit anderen. Diese Spiele bleiben in diesem Browser.',
  'here.offline': 'Du bist offline. Bots, gespeicherte Spiele und dieses Gerät funktionieren trotzdem.',
  'here.site': 'Deine Spiele bleiben in diesem Browser: Diese Seite hat keinen Server.',
  'here.delete': 'Löschen',
  'here.delete-sure': 'Dieses Spiel endgültig löschen?',
  'here.delete-yes': 'Löschen',
  'here.delete-no': 'Behalten',
};
