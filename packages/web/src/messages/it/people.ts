/** People at a table: undo, rematch, talk, presence. */
export const people = {
  'undo.ask': 'Chiedi agli altri',
  'undo.title': 'Chiedere agli altri di tornare indietro?',
  'undo.back-to': 'A prima di «{what}»',
  'undo.others':
    '{others, plural, =0 {Nessuna decisione degli altri verrebbe annullata.} one {Una decisione degli altri verrebbe annullata.} other {# decisioni degli altri verrebbero annullate.}}',
  'undo.send': 'Chiedi agli altri',
  'undo.not': 'No, continua',
  'undo.takebacks':
    '{takebacks, plural, one {Giocata con un annullamento.} other {Giocata con # annullamenti.}}',
  'undo.list': 'Che cosa verrebbe annullato',

  'rematch.offered': '{name} propone la rivincita.',
  'rematch.same-deal': '{name} propone di rigiocare la stessa distribuzione.',
  'rematch.yours': 'La tua rivincita aspetta gli altri.',
  'rematch.join': 'Partecipa',
  'rematch.go': 'Al tavolo',

  'talk.unread': '{count, plural, one {# nuovo messaggio} other {# nuovi messaggi}}',
  'talk.answer': 'Rispondi',

  'presence.here': '{name} è al tavolo.',
  'presence.thinking': '{name} sta pensando.',
  'presence.away': '{name} non c’è.',
  'presence.away-minutes':
    '{minutes, plural, =0 {{name} ha appena lasciato il tavolo.} one {{name} non c’è da un minuto.} other {{name} non c’è da # minuti.}}',
  'presence.away-hours': '{hours, plural, one {{name} non c’è da un’ora.} other {{name} non c’è da # ore.}}',
  'presence.away-days':
    '{days, plural, one {{name} non c’è da un giorno.} other {{name} non c’è da # giorni.}}',
  'presence.stand-in': 'Al posto di {name} gioca un bot: {bot}.',
  'presence.bot': 'Bot: {bot}.',
  'program.word': 'programma',
  'program.text': '{name} è un programma, non una persona.',
  'presence.spectators': '{count, plural, one {Una persona guarda.} other {# persone guardano.}}',
  'person.page': 'Pagina di {name}',
  'mute.mute': 'Silenzia {name}',
  'mute.unmute': 'Ascolta di nuovo {name}',
  'report.send': 'Segnala a chi gestisce il server',
  'report.sent': 'Inviato: chi gestisce il server vede le ultime parole.',
};
