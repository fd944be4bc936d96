/** Games without a server: on this device, offline, moved; and the screen for a whole room. */
export const device = {
  'here.title': 'Su questo dispositivo',
  'here.mark': 'su questo dispositivo',
  'here.mark-text': 'Questa partita è conservata in questo browser. Non serve né un server né la rete.',
  'here.away':
    'Il server non risponde. Puoi giocare su questo dispositivo: contro i bot, o passandolo agli altri. Queste partite restano in questo browser.',
  'here.offline': 'Sei offline. Bot, partite salvate e questo dispositivo funzionano lo stesso.',
  'here.site': 'Le tue partite restano in questo browser: questa pagina non ha un server.',
  'here.delete': 'Elimina',
  'here.delete-sure': 'Eliminare questa partita per sempre?',
  'here.delete-yes': 'Elimina',
  'here.delete-no': 'Conserva',
};
