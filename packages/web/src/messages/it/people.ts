/** People at a table: undo, rematch, talk. */
export const people = {
  'undo.ask': 'Chiedi agli altri',
  'undo.title': 'Chiedere agli altri di tornare indietro?',
  'undo.back-to': 'A prima di: «{what}»',
  'undo.others':
    '{others, plural, =0 {Nessuna decisione degli altri verrebbe annullata.} one {Una decisione degli altri verrebbe annullata.} other {# decisioni degli altri verrebbero annullate.}}',
  'undo.send': 'Chiedi agli altri',
  'undo.not': 'No, continua',
  'undo.list': 'Che cosa verrebbe annullato',

  'rematch.offered': '{name} propone la rivincita.',
  'rematch.same-deal': '{name} propone di rigiocare la stessa distribuzione.',
  'rematch.yours': 'La tua rivincita aspetta gli altri.',
  'rematch.join': 'Partecipa',
  'rematch.go': 'Al tavolo',

  'talk.unread': '{count, plural, one {# nuovo messaggio} other {# nuovi messaggi}}',
  'talk.answer': 'Rispondi',
};
