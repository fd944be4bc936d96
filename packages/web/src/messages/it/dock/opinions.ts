/** Decisions about public opinion: influence and the national board. */
export const dockOpinions = {
  'influence.out': 'Quale esce {from_region}?',
  'influence.in': 'Quale entra?',
  'influence.choose-out': 'Scegli l’opinione che esce',
  'influence.choose-in': 'Scegli l’opinione che entra',
  'influence.confirm': '{out} → {in}',

  'promote.choose': 'Al tabellone nazionale, o no?',
  'promote.yes': 'Sposta un segnalino: {points, plural, one {# punto} other {# punti}}',
  'promote.no': 'Non spostare segnalini',
  'promote.moves':
    'Esce per sempre {from_region}; {left, plural, =0 {lì non ne hai altri} one {lì ne hai ancora uno} other {lì ne hai ancora #}}.',
  'promote.returns': 'I segnalini rimasti lì tornano nella tua riserva.',

  'national.choose': 'Scegli un’opinione o fermati',
  'national.enough': 'Fermati qui',
  'national.confirm': 'Porta {card} sul tabellone',
  'national.confirm-for': '{card} per {replaced}',
  'national.choose-replaced': 'Quale sostituisci?',
  'national.enters': 'entra, casella {space}',
  'national.secures': 'blocca la casella {space}',
  'national.turns': 'ribalta la casella {space}',
  'national.takes-place': 'prende il posto di un’altra',
  'national.is-secured': 'già bloccata',
  'national.is-full': 'nessun posto',
  'national.nobody': 'i punti non cambiano',
  'national.board': 'Tabellone nazionale, punti alla fine',
  'national.secured': 'bloccata',
  'national.free':
    '{free, plural, =0 {Tutte le caselle sono occupate.} one {Una casella è libera.} other {# caselle sono libere.}}',
  'national.left': 'Puoi portarne ancora',
  'national.end-points': 'I tuoi punti alla fine',
  'national.base': 'Iscritti dopo il turno',
};
