/** Decisions about public opinion: influence and the national board. */
export const dockOpinions = {
  'influence.out': 'Was geht {in_region}?',
  'influence.in': 'Was kommt dafür?',
  'influence.choose-out': 'Welche Volksmeinung geht?',
  'influence.choose-in': 'Welche Volksmeinung kommt?',
  'influence.confirm': '{out} → {in}',

  'promote.choose': 'Auf den Bundesplan oder nicht?',
  'promote.yes': 'Einen Marker umstellen: {points, plural, one {# Siegpunkt} other {# Siegpunkte}}',
  'promote.no': 'Keinen Marker umstellen',
  'promote.moves':
    'Er ist {in_region} für immer weg; {left, plural, =0 {sonst steht keiner von dir da} one {ein weiterer von dir steht noch da} other {# weitere von dir stehen noch da}}.',
  'promote.returns': 'Marker, die dort bleiben, kommen in deinen Vorrat zurück.',

  'national.choose': 'Volksmeinung wählen oder aufhören',
  'national.enough': 'Aufhören',
  'national.confirm': '{card} auf den Bundesplan',
  'national.confirm-for': '{card} statt {replaced}',
  'national.choose-replaced': 'Welche wird ersetzt?',
  'national.enters': 'kommt auf Feld {space}',
  'national.secures': 'sichert Feld {space}',
  'national.turns': 'dreht Feld {space} um',
  'national.takes-place': 'verdrängt eine andere',
  'national.is-secured': 'schon gesichert',
  'national.is-full': 'kein Platz',
  'national.nobody': 'Punkte unverändert',
  'national.board': 'Bundesplan, Punkte am Ende',
  'national.secured': 'gesichert',
  'national.free':
    '{free, plural, =0 {Alle Felder sind besetzt.} one {Ein Feld ist frei.} other {# Felder sind frei.}}',
  'national.left': 'Noch erlaubte Karten',
  'national.end-points': 'Deine Punkte am Ende',
  'national.base': 'Parteibasis nach dieser Runde',
};
