import type { CoachMessages } from './en.ts';

export const it: CoachMessages = {
  draft:
    'Tieni quello che vogliono gli elettori: ogni carta d’accordo con un’opinione scoperta aumenta l’affinità, e l’affinità moltiplica i voti. Alla fine hai sette carte.',
  'first-platform':
    'Cinque carte di cinque temi diversi. La prima a votare è {current}: un accordo lì conta prima.',
  'complete-platform': 'Il programma vuole cinque temi diversi; queste carte colmano i vuoti.',
  'keep-policy': 'Una carta resta in mano. Al prossimo turno può entrare nel programma.',
  'starting-block':
    'I tuoi primi pezzi sui tabelloni, gratis. Di solito se ne mettono più della metà dove si tengono le prossime due elezioni.',
  bid: 'Chi comincia è primo nella maggior parte delle fasi del turno e vince i pareggi. {price}',
  'bid.older': 'Chi offre di più sceglie il giocatore iniziale. {price}',
  raise: 'Hai offerto quanto altri. Offri di più per cominciare, o passa e tieni i soldi.',
  'platform-source': 'Con carte nuove segui gli elettori. La tua affinità ora: {current} {agreement}.',
  'take-policy': 'Cerca un tema in cui una regione è contro di te: da contrasto ad accordo vale due.',
  exchange:
    'La tua affinità ora: {current} {agreement}. Moltiplica i voti: un accordo in più può valere parecchi comizi.',
  'buy-media':
    'Chi controlla i media cambia un’opinione, è al riparo dai sondaggi e dopo l’elezione mette un segnalino sul tabellone dei media, anche senza vittoria. I giocatori forti comprano circa un segnalino a turno.',
  'buy-media.older':
    'Chi controlla i media cambia un’opinione ed è al riparo dai sondaggi; il segnalino di chi vince dà punti sul tabellone nazionale.',
  meetings:
    '{current} vota in questo turno, quindi lì i comizi contano subito. Altrove ne servono quattro. {price}',
  'meetings.older':
    '{current} si conta in questo turno. Altrove servono cinque comizi per convertirli. {price}',
  send: 'Ogni politico agisce una volta in tutta la partita; te ne restano {left}. Di solito se ne mandano uno o due a turno.',
  pay: '{politician} costa {cost} e hai {money}. Se non paghi, la carta è persa comunque.',
  act: 'I tabelloni mostrano che cosa farebbe. Ciò che ha il ! si può fare una volta per regione e turno.',
  influence: '{region}: puoi cambiare un’opinione. Cambiano i voti di tutti: guarda ogni riga.',
  'poll-bid': 'Un sondaggio sposta i trend; se non serve, lo tieni riservato e guadagni iscritti. {price}',
  'poll-bid.older':
    'Un sondaggio sposta i trend o, tenuto riservato, porta due dadi di iscritti. Puoi rilanciare quanto vuoi. {price}',
  'poll-use':
    'Pubblicato sposta qui i trend. Riservato porta {members} iscritti, ognuno vale un punto e 1.000 a turno.',
  'turn-in':
    '{region}: se li converti ora i voti sono sicuri e i comizi tornano a te. {hidden, plural, =0 {Tutte le opinioni sono scoperte.} one {# opinione è ancora coperta.} other {# opinioni sono ancora coperte.}}',
  'turn-in.older':
    '{region}: i voti sono comizi per (trend più affinità), mai meno di metà dei comizi. {hidden, plural, =0 {Tutte le opinioni sono scoperte.} one {# opinione è ancora coperta.} other {# opinioni sono ancora coperte.}}',
  donation:
    'Soldi subito, o iscritti: ognuno vale un punto alla fine e 1.000 a turno. I giocatori forti rifiutano due contributi su tre.',
  'name-start': 'Chi comincia sceglie per primo; chi è ultimo sa che cosa hanno fatto gli altri.',
  redraw: 'Scarta ciò che nessuna regione vuole: ne peschi altrettante.',
  swap: 'Puoi scambiare una carta. La tua affinità ora: {current} {agreement}.',
  lay: 'Un politico alla volta, coperto; te ne restano {left} per tutta la partita.',
  'pay-next': 'I soldi non bastano per tutti. Paga quello che cambia di più.',
  resolve: 'I tuoi politici agiscono nell’ordine che scegli. I tabelloni mostrano che cosa farebbe ognuno.',
  coalition:
    '{region}: due partiti con almeno due punti di programma in comune possono unirsi, e i loro voti contano insieme.',
  answer:
    '{region}: insieme avete ora {votes} voti e {shared} punti di programma in comune. Dividereste la vittoria.',
  'poll-lines': 'Applica fino a {max} righe. Se nessuna aiuta, tienilo riservato: due dadi di iscritti.',
  promote:
    'Sul tabellone nazionale il segnalino dà {points} punti alla fine. Lascia la regione, che viene sgomberata comunque.',
  nationalise:
    'Chi è d’accordo con il tabellone nazionale riceve iscritti a ogni turno e punti alla fine, ogni partito. Puoi mettere ancora {left, plural, one {# opinione} other {# opinioni}}.',
  'lay-donation':
    'Se accetti hai i soldi e perdi iscritti secondo il dado più alto. Se rifiuti, la somma dei dadi sono nuovi iscritti.',

  // What it costs: the last sentence, where all the others are bots of one level.
  'price.cost': 'A questo tavolo costa di solito {amount}.',
  'price.spend': 'A questo tavolo si spende di solito {amount}.',
  'price.range': 'da {from} a {to}',

  // How a bot of level 1 decides, as it says itself.
  'thinks.platform':
    'Voglio le carte programma che piacciono alle prossime regioni; quella che vota adesso conta di più.',
  'thinks.block': 'Prendo il primo blocco e lo distribuisco dove gli elettori mi preferiscono.',
  'thinks.start': 'Essere primo per me vale un passo di denaro finché ne ho molto, e niente di più.',
  'thinks.media': 'Compro un segnalino dove nessuno controlla i media, purché possa pagarne quattro.',
  'thinks.meetings':
    'Spendo metà del mio denaro, nell’ultima campagna tutto: prima dove si vota adesso, poi dove piaccio agli elettori.',
  'thinks.send':
    'Mando il politico più caro che un terzo del mio denaro possa pagare, nella regione che vota adesso.',
  'thinks.pay': 'Se un politico è già lì, lo pago, quando posso.',
  'thinks.act': 'Prima il mio trend, poi un tema chiave che mi va bene, poi i voti.',
  'thinks.influence': 'Scambio un’opinione che non è mia con una che lo è. Se non c’è, lascio tutto com’è.',
  'thinks.poll':
    'Un sondaggio per me vale 2.000, o 4.000 se sul dorso c’è il mio partito, e mai più di un terzo del mio denaro.',
  'thinks.publish': 'Pubblico quello che mi alza e il resto lo tengo per me.',
  'thinks.donation':
    'Finché ci sono campagne da pagare prendo la somma più alta; dopo preferisco gli iscritti.',
  'thinks.coalition': 'Chiedo al primo partito che posso, e dico di sì a chiunque me lo chieda.',
  'thinks.national':
    'Prendo quello che dà punti: un segnalino sul tabellone nazionale e un’opinione del mio programma.',
  'thinks.turn-in': 'Converto dove si vota, o dove trend e affinità insieme fanno almeno 3.',
};
