/** The frame of a lesson, and its door in the lobby. */
export const learn = {
  'learn.try': 'Posizioni da provare: una dozzina di problemi da partite vere',
  'learn.older': 'Conosci il 2019? Guarda in cinque minuti che cosa cambia nel 2006',
  'coach.name': 'Coach',
  'coach.on': 'Coach attivo',
  'coach.off': 'Coach spento',
  'first.mark': 'Prima partita',
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
  'learn.what-next-2019':
    'In una partita vera prima scegli le carte Programma e un blocco iniziale, e le elezioni sono quattro. Quasi tutto il resto l’hai appena fatto.',
  'learn.what-next-2006':
    'Queste sono le differenze principali; il regolamento le ha tutte. Una partita di questa edizione ha sette turni, o cinque.',
  'learn.play': 'Gioca una partita vera',
  'learn.last-again': 'Rigioca l’ultimo turno',
  'learn.anew': 'Ricomincia la lezione',
};
