/** Decisions about an election: votes, coalitions, the start player. */
export const dockElections = {
  'turn-in.label': 'Comizi da convertire {in_region}',
  'turn-in.option':
    '{meetings, plural, one {# comizio} other {# comizi}}: {gain, plural, one {# voto} other {# voti}} in più',
  'turn-in.none': 'Non convertire comizi',
  'turn-in.choose': 'Scegli quanti',
  'turn-in.confirm': 'Converti {meetings} comizi in {gain, plural, one {# voto} other {# voti}}',
  'turn-in.worth':
    '{votes, plural, one {# voto in più} other {# voti in più}}: {points, plural, =0 {nessun punto in più} one {# punto in più} other {# punti in più}}.',
  'turn-in.overtakes': 'Superi',
  'turn-in.floor-product': 'Ogni parentesi vale almeno 1.',
  'turn-in.floor-factor': 'Due comizi portano almeno un voto.',
  'turn-in.most': 'Nessun partito può avere più di {votes} voti.',
  'turn-in.there': 'Comizi sul posto',
  'turn-in.supply': 'Comizi in riserva',

  'name-start.choose': 'Chi è il giocatore iniziale?',
  'name-start.confirm': 'Scegli {the_party}',
  'name-start.order': 'Da qui dipende l’ordine di turno.',
  'name-start.you': '{place, selectordinal, other {sei al #º posto}}',

  'coalition.choose': 'Scegli un alleato',
  'coalition.none': 'Nessun alleato',
  'coalition.ask': 'Proponi {to_party}',
  'coalition.force': 'Obbliga {the_party}',
  'coalition.alone': 'Senza alleati: {votes, plural, one {# voto} other {# voti}} se si contasse ora',
  'coalition.together': 'Insieme: {votes, plural, one {# voto} other {# voti}} se si contasse ora',
  'coalition.taken': 'già in coalizione',
  'coalition.refused': 'proposta rifiutata',
  'coalition.too-little': 'troppo poco in comune',

  'answer.choose': 'Accetti o rifiuti?',
  'answer.accept': 'Coalizione {with_party}',
  'answer.refuse': 'Rifiuta {the_party}',
};
