import type { Messages } from './en.ts';

export const de: Messages = {
  'board.label': '{region}, Wahl {election}, Runde {round}',
  'board.tabs': 'Bundesländer',
  'board.this-round': 'Wahl diese Runde',
  'board.held': 'Wahl entschieden',
  'board.later': 'Wahl {election}, Runde {round}',
  'board.now': 'jetzt',
  'board.would-win': '{count, plural, one {{parties} gewänne} other {{parties} gewännen}}',
  'board.won': 'Sieg: {parties}',
  'board.tile': 'Koalitionsplättchen: {party}',
  'board.leads': 'vorn',
  'board.no-votes': '0 Stimmen',
  'board.if-counted': 'bei Auszählung jetzt',
  'board.opinions': 'Volksmeinungen',
  'board.controls': 'Einfluss',
  'board.no-control': 'niemand',
  'board.axis-votes': 'Stimmen',
  'board.axis-points': 'Pkt.',
  'board.axis-meetings': 'Veranst.',
  'board.axis-trend': 'Trend',
  'board.axis-agreement': 'Themen',
  'board.axis-gain': 'plus',
  'lane.sentence':
    '{party}: {votes, plural, one {# Stimme} other {# Stimmen}}, {meetings, plural, one {# Wahlveranstaltung} other {# Wahlveranstaltungen}}, Trend {trend}, Übereinstimmung {agreement}, brächte {gain}, damit insgesamt {then}, {points, plural, one {# Siegpunkt} other {# Siegpunkte}}',
  'lane.face-down': 'verdeckt',
  'lane.sent': '{name}, Karte {place} in der Reihe',
  'lane.floor': 'Die Übereinstimmung ist eigentlich {agreement}; weniger als 1 zählt sie nie.',
  'mandates.maximum': 'max.',
  'mandates.title': 'Siegpunkte für Stimmen {in_region}',
  'mandates.points': 'Siegpunkte',
  'mandates.from': 'ab {votes}',
  'mandates.printed': 'Wie gedruckt.',
  'mandates.reconstructed': 'Rekonstruiert: Keine unserer Quellen nennt diese Zahlen.',
  'mandates.partly':
    'Spieler der gedruckten Ausgabe berichten {numbers}; die übrigen Zahlen sind rekonstruiert.',
  'mandates.reported': 'Spieler der gedruckten Ausgabe berichten {numbers}.',
  'spine.label': 'Gewesene Wahlen',
  'spine.text':
    '{region}, Runde {round}: {winners, select, none {niemand hat gewonnen} other {{the_winners} {winners_number, select, many {haben} other {hat}} gewonnen}}',
  'board.meetings-tip': 'Wahlveranstaltungen hier. Umgesetzt werden sie zu Stimmen.',
  'board.trend-tip': 'Der Trend der Partei hier. Umfragen und Politiker ändern ihn.',
  'board.agreement-tip':
    'Übereinstimmung der Themen: wie gut das Programm zu den Meinungen hier passt. Gleiches zählt für die Partei, Gegensätzliches gegen sie.',
  'board.gain-tip': 'Stimmen, die das Umsetzen jetzt brächte',
  'board.media-tip':
    'Medienmarker, höchstens {spaces}. Wer mehr als jede andere Partei hat, hat den Medieneinfluss.',
  'board.marker': 'Medienmarker: {party}',
  'board.marker-free': 'Freies Feld für einen Medienmarker',
  'board.tiles-tip': 'Koalitionsplättchen, die hier liegen',
  'lane.sum-product':
    '({meetings} {trend}) × {agreement} = {gain} Stimmen aus den Wahlveranstaltungen hier. Jede Klammer zählt mindestens 1.',
  'lane.sum-factor':
    '{meetings} × ({trend} {agreement}) = {gain} Stimmen aus den Wahlveranstaltungen hier. Zwei bringen mindestens eine Stimme.',
  'lane.votes-tip': 'Bisher hier gesammelte Stimmen: {votes}',
  'lane.then-tip': '{votes} + {gain} = {then} Stimmen bei Auszählung jetzt',
  'lane.points-tip': '{then} Stimmen bringen hier {points, plural, one {# Siegpunkt} other {# Siegpunkte}}',
};
