import type { Messages } from './en.ts';

export const it: Messages = {
  'room.gathering': 'Scansiona un codice, e il telefono diventa la tua mano',
  'room.back': 'Al tavolo',
  'room.seats': 'I posti',
  'room.watch': 'Guarda',
  'room.watch-text': 'Carte in mano, denaro e offerte segrete restano sui telefoni.',
  'room.asleep': 'Telefono addormentato? Scansiona per tornare.',
  'room.free': 'Scansiona, e il telefono diventa la tua mano.',
  'room.nobody': 'Posto libero',
  'room.choosing': 'sta scegliendo…',
  'room.done': 'fatto',
  'room.code': 'Codice',
  'room.now': 'Ora',
  'room.now-in': 'Ora · {phase}',
  'room.over': 'La partita è finita',
  'room.deciding': '{name}: {what}',
  'room.just': 'Appena successo',
  'room.then': 'Poi',
  'room.seat-title': 'Il tuo telefono, la tua mano',
  'room.seat-text': 'Scrivi il codice che il grande schermo mostra al tuo posto. Vale una volta.',
  'room.sit': 'Siediti',
};
