/** The frame of a lesson, and its door in the lobby. */
export const learn = {
  'learn.try': 'Posizioni da provare: una dozzina di problemi da partite vere',
  'learn.older': 'Conosci il 2019? Guarda in cinque minuti che cosa cambia nel 2006',
  'coach.name': 'Coach',
  'coach.text': 'Una riga sotto ogni decisione: a che serve e quanto costa di solito.',
  'first.button': 'La prima partita, con un coach',
  'first.text':
    'Programma e primi pezzi sono già sistemati, i bot sono semplici e una riga sotto ogni decisione dice a che serve.',
  'learn.title': 'Impara giocando',
  'learn.text': 'Dieci minuti, un turno preparato, le plance vere. Non serve il regolamento.',
  'learn.button': 'Comincia la lezione',
  'learn.next': 'Avanti',
  'learn.go': 'Si gioca',
  'learn.again': 'Ricomincia il capitolo',
  'learn.votes': '{votes, plural, one {# voto} other {# voti}}',
  'learn.place': '{place} di {count} · {title}',
  'learn.minutes': 'ancora circa {minutes, plural, one {# minuto} other {# minuti}}',
  'learn.leave': 'Esci',
  'learn.read-first': 'Prima leggi qui, poi premi «Avanti».',
  'learn.won': 'Hai vinto la tua prima notte elettorale!',
  'learn.done': 'Ora sai come si gioca.',
  'learn.result': '{points, plural, one {# punto} other {# punti}} e {rank}º posto.',
  'learn.what-next':
    'In una partita vera cominci scegliendo il programma e le elezioni sono quattro. Tutto il resto l’hai appena fatto.',
  'learn.play': 'Gioca una partita vera',
  'learn.last-again': 'Rigioca l’ultimo turno',
  'learn.anew': 'Ricomincia la lezione',
};
