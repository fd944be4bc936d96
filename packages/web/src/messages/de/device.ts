/** Games without a server: on this device, offline, moved; and the screen for a whole room. */
export const device = {
  'here.title': 'Auf diesem Gerät',
  'here.text':
    'Mehrere Leute, ein Gerät: Ein Vorhang verdeckt eure Karten, während ihr es weitergebt. Bots füllen die anderen Plätze, und ein Netz braucht ihr nicht.',
  'here.new': 'Auf diesem Gerät spielen',
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

  'curtain.round': 'Runde {round} von {rounds}',
  'curtain.hidden': 'Verdeckt: die Karten von {name}',
  'curtain.pass': 'Bitte weitergeben an',
  'curtain.again': 'Du bist noch einmal dran,',
  'curtain.asked': '{party}: {what}.',
  'curtain.proposal': 'Auf einen Vorschlag antworten',
  'curtain.look-away': 'Niemand sonst sollte hinsehen.',
  'curtain.me': 'Ich bin {name}',
  'curtain.hold': 'drücken und halten',
  'curtain.not-me': 'Ich bin nicht {name}, nur den Tisch zeigen',
  'curtain.since': 'Während du nicht hingesehen hast',
  'curtain.nothing': 'Seit deiner letzten Entscheidung ist nichts geschehen.',
  'curtain.standing': 'Die Parteien in Spielreihenfolge',
  'curtain.points': '{points, plural, one {# Pkt.} other {# Pkt.}}',
  'curtain.next': 'ist dran',
  'curtain.bot': 'Bot',
  'curtain.decided': 'hat gerade entschieden',
  'curtain.peek': 'Ich bin {name}: drücken und halten, um meine Karten zu sehen',
  'curtain.hide': 'Meine Karten verdecken',
  'curtain.turn': '{name} ist dran',

  'move.save': 'Spiel als Datei sichern',
  'move.save-text':
    'Du kannst das Spiel als Datei sichern und in einem anderen Browser öffnen: Dort geht es weiter, wie es ist, mit dem ganzen Verlauf. In der Datei stehen die Karten von allen.',
  'move.title': 'Mit Freunden weiterspielen',
  'move.text':
    'Bring das Spiel auf den Server: Bots bleiben, Freunde übernehmen über einen Link die Plätze der anderen. Alle sehen, dass es anderswo begonnen wurde.',
  'move.seat': 'Du spielst weiter als',
  'move.button': 'Auf dem Server weiterspielen',
  'move.open': 'Gesichertes Spiel öffnen',
  'move.refused': 'Diese Datei ist kein gesichertes Spiel: {detail}',
};
