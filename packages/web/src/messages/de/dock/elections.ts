/** Decisions about an election: votes, coalitions, the start player. */
export const dockElections = {
  'turn-in.label': 'Wahlveranstaltungen {in_region} zum Umsetzen',
  'turn-in.option':
    '{meetings, plural, one {# Wahlveranstaltung} other {# Wahlveranstaltungen}}: {gain, plural, one {# Stimme} other {# Stimmen}} mehr',
  'turn-in.none': 'Nichts umsetzen',
  'turn-in.choose': 'Wähle, wie viele',
  'turn-in.confirm': '{meetings} in {gain, plural, one {# Stimme} other {# Stimmen}} umsetzen',
  'turn-in.worth':
    '{votes, plural, one {# weitere Stimme} other {# weitere Stimmen}}: {points, plural, =0 {keine weiteren Siegpunkte} one {# weiterer Siegpunkt} other {# weitere Siegpunkte}}.',
  'turn-in.overtakes': 'Du überholst',
  'turn-in.floor-product': 'Jede Klammer zählt mindestens 1.',
  'turn-in.floor-factor': 'Zwei Wahlveranstaltungen bringen mindestens eine Stimme.',
  'turn-in.most': 'Mehr als {votes} Stimmen kann keine Partei haben.',
  'turn-in.there': 'Wahlveranstaltungen dort',
  'turn-in.supply': 'Wahlveranstaltungen im Vorrat',

  'name-start.choose': 'Wer ist Startspieler?',
  'name-start.confirm': 'Startspieler: {party}',
  'name-start.order': 'Daraus folgt die Reihenfolge in dieser Runde.',
  'name-start.you': '{place, selectordinal, other {du bist als #. dran}}',

  'coalition.choose': 'Wähle einen Partner',
  'coalition.none': 'Ohne Partner',
  'coalition.ask': '{The_party} fragen',
  'coalition.force': '{The_party} zwingen',
  'coalition.alone': 'Du allein bei Auszählung: {votes, plural, one {# Stimme} other {# Stimmen}}',
  'coalition.together': 'Zusammen bei Auszählung: {votes, plural, one {# Stimme} other {# Stimmen}}',
  'coalition.taken': 'schon in einer Koalition',
  'coalition.refused': 'abgelehnt',
  'coalition.too-little': 'zu wenig gemeinsam',

  'answer.choose': 'Zustimmen oder ablehnen?',
  'answer.accept': 'Koalition mit {to_party}',
  'answer.refuse': 'Nein zu {to_party}',
};
