import type { Messages } from './en.ts';

export const de: Messages = {
  'log.label': 'Was geschehen ist',
  'log.since': 'Seit deinem letzten Blick',
  'log.earlier': 'Früheres',
  'log.new': '{count, plural, one {# neue Zeile} other {# neue Zeilen}}',
  'log.filter': 'Filtern',
  'log.region': 'Land',
  'log.party': 'Partei',
  'log.all-regions': 'alle Länder',
  'log.all-parties': 'alle Parteien',
  'log.undone': 'Zurückgenommen:',
  'log.planned': '(per Plan)',
  'log.night': 'Wahlabend',
  'log.why': 'Grund:',
  'log.more': '{count, plural, one {# weitere Zeile} other {# weitere Zeilen}}',

  'told.sat': '{name} spielt {the_party}.',
  'told.handed-over': '{name} übernimmt den Platz {of_party}.',
  'told.bot-seated': 'Bot {bot} spielt {the_party}.',
  'told.stood-in-left': 'Am Platz {of_party} ist niemand mehr; Bot {bot} spielt weiter.',
  'told.stood-in-time': 'Die Zeit {of_party} ist um; Bot {bot} spielt weiter.',
  'told.stood-in-resigned':
    '{The_party} {party_number, select, many {geben} other {gibt}} auf; Bot {bot} spielt zu Ende.',
  'told.stood-in-voted': 'Die anderen haben für einen Bot gestimmt: {bot} spielt {the_party}.',
  'told.stood-up': 'Der Platz {of_party} ist frei.',
  'told.sent-away': '{name} musste gehen: Der Platz {of_party} ist frei.',
  'told.bot-removed': 'Der Platz {of_party} ist frei.',
  'told.returned': 'Am Platz {of_party} ist wieder jemand da.',
  'told.taken-back':
    '{The_party} {party_number, select, many {nehmen} other {nimmt}} eine Entscheidung zurück.',
  'told.taken-back-all': 'Alle sind einverstanden: Die Partie geht zurück.',
  'told.gone-back':
    '{The_party} {party_number, select, many {gehen} other {geht}} zu einer früheren Entscheidung zurück (Rücknahme).',
  'told.proposed-undo':
    '{The_party} {party_number, select, many {schlagen} other {schlägt}} vor, zurückzugehen.',
  'told.proposed-abandon':
    '{The_party} {party_number, select, many {schlagen} other {schlägt}} vor, die Partie ohne Ergebnis zu beenden.',
  'told.proposed-pause':
    '{The_party} {party_number, select, many {schlagen} other {schlägt}} vor, die Uhren anzuhalten oder weiterlaufen zu lassen.',
  'told.proposed-pace':
    '{The_party} {party_number, select, many {schlagen} other {schlägt}} ein anderes Tempo vor.',
  'told.proposed-hints':
    '{The_party} {party_number, select, many {schlagen} other {schlägt}} Tipps für alle vor.',
  'told.proposed-no-hints': '{The_party} {party_number, select, many {beenden} other {beendet}} die Tipps.',
  'told.proposed-stand-in':
    '{The_party} {party_number, select, many {schlagen} other {schlägt}} einen Bot für jemanden vor, der fehlt.',
  'told.proposed-take-over': '{name} bittet um den Platz {of_party}.',
  'told.days-off': '{party}: freie Tage bis {until}.',
  'told.days-ended': '{party}: zurück aus den freien Tagen.',
  'told.regent-named': '{name} darf bis {until} vertreten: {party}.',
  'told.regent-none': 'Keine Vertretung mehr: {party}.',
  'told.regent-began': '{name} spielt jetzt in Vertretung: {party}.',
  'told.regent-ended': 'Wieder in eigener Hand: {party}.',
  'told.scheduled': 'Die Partie beginnt um {until}.',
  'told.unscheduled': 'Die Partie beginnt nicht mehr von selbst.',
  'told.offered':
    '{The_party} {party_number, select, many {bieten} other {bietet}} {to_other} ein Geschäft an.',
  'told.offer-accepted': 'Das Geschäft gilt.',
  'told.offer-declined': 'Kein Geschäft.',
  'told.offer-withdrawn': 'Das Angebot ist zurückgezogen.',
  'told.paused': 'Die Uhren stehen still.',
  'told.goes-on': 'Die Uhren laufen wieder.',
  'told.started': 'Die Partie beginnt.',
  'told.pace-set': 'Das Tempo hat sich geändert.',
  'told.hints-set': 'Ab jetzt dürfen sich alle Tipps holen.',
  'told.hints-ended': 'Ab jetzt bekommt niemand mehr Tipps.',
  'told.hinted': '{The_party} {party_number, select, many {haben} other {hat}} sich einen Tipp geholt.',
  'told.abandoned': 'Die Partie ist ohne Ergebnis beendet.',
};
