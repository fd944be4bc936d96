import type { Messages } from './en.ts';

export const it: Messages = {
  'time.slider': 'Momenti della partita',
  'time.move': 'Mossa {move}',
  'time.move-of': 'Mossa {move} di {moves}',
  'time.standing': 'Punti se la partita finisse qui',
  'time.loading': 'Recupero di ciò che è successo…',
  'time.failed': 'Non è stato possibile recuperare il passato. Premi Esc e riprova.',
  'time.missed':
    'Questa partita non ha quel momento della mossa {move}: ha {moves, plural, one {# mossa} other {# mosse}}. Vedi l’ultimo prima.',
  'time.past': 'Stai guardando il passato.',
  'time.where':
    '{round, plural, =0 {Preparazione} other {Turno #}}, mossa {move}{ago, plural, =0 {} one {: una mossa fa} other {: # mosse fa}}. Niente di ciò che premi qui cambia la partita.',
  'time.looking': 'Stai guardando la mossa {move}. Premi Esc per tornare.',
  'time.back': 'Di nuovo al presente.',
  'time.back-deciding': 'Di nuovo al presente. La tua decisione: {decision}',
  'time.back-to-now': 'Torna al presente',
  'time.result': 'Risultato',
  'time.look-back': 'Guarda indietro',
  'time.own-eyes': 'Vedi ciò che vedevi allora. Gli altri occhi si aprono a partita finita.',
  'time.eyes': 'Visto da',
  'time.eyes-all': 'Tutti',
  'time.eyes-spectator': 'Uno spettatore',
  'time.first': 'All’inizio (Home)',
  'time.previous': 'Un momento indietro (←)',
  'time.next': 'Un momento avanti (→)',
  'time.last': 'Alla fine (Fine)',
  'time.play': 'Riproduci',
  'time.pause': 'Pausa',
  'time.link': 'Copia il link',
  'time.ask': 'Tu che faresti?',
  'time.ask-text':
    'Crea un link a questa decisione: gli altri vedono ciò che vedeva questo partito, decidono e poi vedono che cosa fu giocato.',
  'time.asked-file': 'Il link sarebbe troppo lungo: hai ricevuto un file.',
  'time.play-on': 'Continua da qui',
  'time.play-on-text': 'Apre un nuovo tavolo contro i bot; questa partita resta com’è.',
  'time.step': 'Mossa {move}.',
  'time.goes-on': 'dalla mossa {move} di una registrazione',
  'time.goes-on-text':
    'Questa partita continua da un momento di un’altra: chi ne ha la registrazione conosce le carte che verranno.',
};
