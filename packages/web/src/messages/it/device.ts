/** Games without a server: on this device, offline, moved; and the screen for a whole room. */
export const device = {
  'here.title': 'Su questo dispositivo',
  'here.text':
    'Più persone, un solo dispositivo: un sipario nasconde le carte mentre lo passate. I bot occupano gli altri posti, e la rete non serve.',
  'here.new': 'Gioca su questo dispositivo',
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

  'curtain.round': 'Turno {round} di {rounds}',
  'curtain.hidden': 'Carte nascoste: {name}',
  'curtain.pass': 'Passa il dispositivo: tocca a',
  'curtain.again': 'Tocca ancora a',
  'curtain.asked': '{party}: {what}.',
  'curtain.proposal': 'Rispondere a una proposta',
  'curtain.look-away': 'Nessun altro dovrebbe guardare.',
  'curtain.me': 'Sono {name}',
  'curtain.hold': 'tieni premuto',
  'curtain.not-me': 'Non sono {name}, mostra solo il tavolo',
  'curtain.since': 'Mentre non guardavi',
  'curtain.nothing': 'Dalla tua ultima decisione non è successo nulla.',
  'curtain.standing': 'I partiti in ordine di turno',
  'curtain.points': '{points, plural, one {# pt} other {# pt}}',
  'curtain.next': 'tocca ora',
  'curtain.bot': 'bot',
  'curtain.decided': 'ha appena deciso',
  'curtain.peek': 'Sono {name}: tieni premuto per vedere le mie carte',
  'curtain.hide': 'Nascondi le mie carte',
  'curtain.turn': 'Tocca a: {name}',

  'move.save': 'Salva la partita in un file',
  'move.save-text':
    'Puoi salvare la partita in un file e aprirla in un altro browser: lì continua così com’è, con tutto il suo registro. Il file contiene le carte di tutti.',
  'move.title': 'Continua con gli amici',
  'move.text':
    'Porta la partita sul server: i bot restano, gli amici prendono con un link i posti degli altri. Tutti vedono che è iniziata altrove.',
  'move.seat': 'Continui come',
  'move.button': 'Continua sul server',
  'move.open': 'Apri una partita salvata',
  'move.refused': 'Questo file non è una partita salvata: {detail}',
};
