import type { Messages } from './en.ts';

export const pl: Messages = {
  'log.label': 'Co się wydarzyło',
  'log.since': 'Nowe od ostatniej wizyty',
  'log.earlier': 'Wcześniejsze',
  'log.new':
    '{count, plural, one {# nowy wpis} few {# nowe wpisy} many {# nowych wpisów} other {# nowego wpisu}}',
  'log.filter': 'Filtruj',
  'log.region': 'Land',
  'log.party': 'Partia',
  'log.all-regions': 'wszystkie landy',
  'log.all-parties': 'wszystkie partie',
  'log.undone': 'Cofnięte:',
  'log.planned': '(z planu)',
  'log.night': 'Wieczór wyborczy',
  'log.why': 'Powód:',
  'log.more':
    '{count, plural, one {jeszcze # wiersz} few {jeszcze # wiersze} many {jeszcze # wierszy} other {jeszcze # wiersza}}',

  'told.sat': '{name} gra jako {the_party}.',
  'told.handed-over': '{name} przejmuje miejsce {of_party}.',
  'told.bot-seated': 'Bot {bot} gra jako {the_party}.',
  'told.stood-in-left': 'Przy stole nie ma już gracza {of_party}; dalej gra bot {bot}.',
  'told.stood-in-time': 'Czas {of_party} minął; dalej gra bot {bot}.',
  'told.stood-in-resigned':
    '{The_party} {party_number, select, many {rezygnują} other {rezygnuje}}; do końca gra bot {bot}.',
  'told.stood-in-voted': 'Decyzją pozostałych bot {bot} gra jako {the_party}.',
  'told.stood-up': 'Miejsce {of_party} jest wolne.',
  'told.sent-away': '{name} musi odejść: miejsce {of_party} jest wolne.',
  'told.bot-removed': 'Miejsce {of_party} jest wolne.',
  'told.returned': 'Gracz {of_party} wraca do stołu.',
  'told.taken-back': '{The_party} {party_number, select, many {cofają} other {cofa}} decyzję.',
  'told.taken-back-all': 'Za zgodą wszystkich gra się cofa.',
  'told.gone-back':
    '{The_party} {party_number, select, many {wracają} other {wraca}} do wcześniejszej decyzji (cofnięcie).',
  'told.proposed-undo': '{The_party} {party_number, select, many {proponują} other {proponuje}} cofnąć grę.',
  'told.proposed-abandon':
    '{The_party} {party_number, select, many {proponują} other {proponuje}} zakończyć grę bez wyniku.',
  'told.proposed-pause':
    '{The_party} {party_number, select, many {proponują} other {proponuje}} zatrzymać lub uruchomić zegary.',
  'told.proposed-pace': '{The_party} {party_number, select, many {proponują} other {proponuje}} inne tempo.',
  'told.proposed-hints':
    '{The_party} {party_number, select, many {proponują} other {proponuje}} wskazówki dla wszystkich.',
  'told.proposed-no-hints': '{The_party} {party_number, select, many {kończą} other {kończy}} wskazówki.',
  'told.proposed-stand-in':
    '{The_party} {party_number, select, many {proponują} other {proponuje}} bota za kogoś, kogo nie ma.',
  'told.proposed-take-over': '{name} prosi o miejsce {of_party}.',
  'told.days-off': '{party}: wolne do {until}.',
  'told.days-ended': '{party}: koniec wolnego.',
  'told.regent-named': '{name} może zastępować partię {party} do {until}.',
  'told.regent-none': 'Nikt już nie zastępuje partii {party}.',
  'told.regent-began': '{name} gra teraz w zastępstwie: {party}.',
  'told.regent-ended': '{party}: znów we własnych rękach.',
  'told.scheduled': 'Gra zacznie się: {until}.',
  'told.unscheduled': 'Gra nie zacznie się już sama.',
  'told.offered': '{The_party} {party_number, select, many {proponują} other {proponuje}} {to_other} układ.',
  'told.offer-accepted': 'Układ stoi.',
  'told.offer-declined': 'Nie ma układu.',
  'told.offer-withdrawn': 'Oferta wycofana.',
  'told.paused': 'Zegary stoją.',
  'told.goes-on': 'Zegary znów idą.',
  'told.started': 'Gra się zaczyna.',
  'told.pace-set': 'Tempo gry się zmieniło.',
  'told.hints-set': 'Od teraz każdy może brać wskazówki.',
  'told.hints-ended': 'Wskazówek już nikt nie dostaje.',
  'told.hinted': '{The_party} {party_number, select, many {biorą} other {bierze}} wskazówkę.',
  'told.abandoned': 'Gra skończyła się bez wyniku.',
};
