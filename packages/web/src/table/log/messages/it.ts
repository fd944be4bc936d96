import type { Messages } from './en.ts';

export const it: Messages = {
  'log.label': 'Che cosa è successo',
  'log.since': 'Dopo il tuo ultimo sguardo',
  'log.earlier': 'Precedenti',
  'log.new': '{count, plural, one {# nuova riga} other {# nuove righe}}',
  'log.filter': 'Filtra',
  'log.region': 'Regione',
  'log.party': 'Partito',
  'log.all-regions': 'tutte le regioni',
  'log.all-parties': 'tutti i partiti',
  'log.undone': 'Annullato:',
  'log.planned': '(da un piano)',
  'log.night': 'Notte elettorale',
  'log.why': 'perché',
  'log.more': '{count, plural, one {ancora # riga} other {ancora # righe}}',

  'told.sat': '{name} gioca con {the_party}.',
  'told.handed-over': '{name} prende il posto {of_party}.',
  'told.bot-seated': 'Il bot {bot} gioca con {the_party}.',
  'told.stood-in-left': 'Al posto {of_party} non c’è più nessuno; continua il bot {bot}.',
  'told.stood-in-time': 'Il tempo {of_party} è scaduto; continua il bot {bot}.',
  'told.stood-in-resigned':
    '{The_party} {party_number, select, many {abbandonano} other {abbandona}}; il bot {bot} gioca fino alla fine.',
  'told.stood-in-voted': 'Gli altri hanno votato per un bot: {bot} gioca con {the_party}.',
  'told.stood-up': 'Il posto {of_party} è libero.',
  'told.sent-away': '{name} deve andarsene: il posto {of_party} è libero.',
  'told.bot-removed': 'Il posto {of_party} è libero.',
  'told.returned': 'Al posto {of_party} c’è di nuovo qualcuno.',
  'told.taken-back': '{The_party} {party_number, select, many {annullano} other {annulla}} una decisione.',
  'told.taken-back-all': 'Di comune accordo la partita torna indietro.',
  'told.gone-back':
    '{The_party} {party_number, select, many {tornano} other {torna}} a una decisione precedente (annullamento).',
  'told.proposed-undo':
    '{The_party} {party_number, select, many {propongono} other {propone}} di tornare indietro.',
  'told.proposed-abandon':
    '{The_party} {party_number, select, many {propongono} other {propone}} di chiudere la partita senza risultato.',
  'told.proposed-pause':
    '{The_party} {party_number, select, many {propongono} other {propone}} di fermare o riavviare gli orologi.',
  'told.proposed-pace':
    '{The_party} {party_number, select, many {propongono} other {propone}} un altro ritmo.',
  'told.proposed-hints':
    '{The_party} {party_number, select, many {propongono} other {propone}} consigli per tutti.',
  'told.proposed-no-hints':
    '{The_party} {party_number, select, many {mettono} other {mette}} fine ai consigli.',
  'told.proposed-stand-in':
    '{The_party} {party_number, select, many {propongono} other {propone}} un bot per chi è assente.',
  'told.proposed-take-over': '{name} chiede il posto {of_party}.',
  'told.days-off': '{party}: giorni liberi fino al {until}.',
  'told.days-ended': '{party}: giorni liberi finiti.',
  'told.regent-named': '{name} può giocare al posto di {party} fino al {until}.',
  'told.regent-none': 'Nessuno gioca più al posto di {party}.',
  'told.regent-began': '{name} ora gioca al posto di {party}.',
  'told.regent-ended': '{party}: di nuovo nelle proprie mani.',
  'told.scheduled': 'La partita comincia: {until}.',
  'told.unscheduled': 'La partita non comincia più da sola.',
  'told.offered':
    '{The_party} {party_number, select, many {propongono} other {propone}} {to_other} un accordo.',
  'told.offer-accepted': 'Affare fatto.',
  'told.offer-declined': 'Niente accordo.',
  'told.offer-withdrawn': 'L’offerta è ritirata.',
  'told.paused': 'Gli orologi sono fermi.',
  'told.goes-on': 'Gli orologi ripartono.',
  'told.started': 'La partita comincia.',
  'told.pace-set': 'Il ritmo è cambiato.',
  'told.hints-set': 'Da ora tutti possono chiedere consigli.',
  'told.hints-ended': 'Nessuno riceve più consigli.',
  'told.hinted': '{The_party} {party_number, select, many {hanno} other {ha}} chiesto un consiglio.',
  'told.abandoned': 'La partita è finita senza risultato.',
};
