/** The frame of the rulebook: titles, purposes, first steps. */
export const frame = {
  'book.title': 'Regolamento',
  'book.search': 'Cerca una parola, per esempio trend',
  'book.found': '{count, plural, =0 {Nessun risultato} one {# risultato} other {# risultati}}',
  'book.back': 'Indietro',
  'book.print': 'Stampa',
  'book.contents': 'Indice',
  'book.start': 'Comincia da qui',
  'book.phases': 'Fase per fase',
  'book.look': 'Da consultare',
  'book.game': 'Quale gioco?',
  'book.goal': 'Lo scopo',
  'book.set-up': 'Preparazione',
  'book.glance': 'Un turno in breve',
  'book.glance-text':
    '{rounds, plural, one {Un turno così} other {# turni così}}. Ogni volta vota la regione successiva.',
  'book.glance-last':
    '{rounds, plural, one {Un turno} other {# turni}}; nell’ultimo si conta e si fanno i punti soltanto.',
  'book.first': 'I primi passi',
  'book.politicians': 'Tutti i politici',
  'book.polls': 'Tutti i sondaggi',
  'book.seats': 'Seggi per regione',
  'book.terms': 'Le parole dalla A alla Z',
  'book.different': 'Che cosa cambia',
  'book.ours': 'Le nostre scelte e ricostruzioni',
  'book.aid': 'Aiuto di gioco',
  'book.why': 'A che serve?',
  'book.rule': 'Che cosa fai',
  'book.example': 'Esempio',
  'book.open': 'Apri nel regolamento',
  'book.cost': 'Costo',
  'book.main': 'Azione principale',
  'book.one-of': 'Poi una di queste',
  'book.does': 'Una di queste',
  'book.votes-for': 'Voti',
  'book.players': 'In 3, 4 o 5 giocatori',
  'book.reconstructed':
    '° ricostruito: nessuna delle nostre fonti riporta questo numero. I valori della tua copia si possono inserire con un pacchetto di componenti.',
  'book.reported':
    '† riferito da chi gioca con l’edizione stampata; nessun regolamento che abbiamo potuto leggere lo stampa.',
  'book.in-figures': '{what}: cifre',
  'book.in-points': 'Punti: {what}',
  'book.counts': '{elections} elezioni in {rounds} turni',
  'book.different-from': '{one} e {other}',
  'goal.2019':
    'Guida il tuo partito in {elections} elezioni regionali tedesche e chiudi con più punti di tutti. Cinque cose danno punti:',
  'goal.2006':
    'Guida il tuo partito in {elections} elezioni regionali tedesche e chiudi con più punti di tutti. Quattro cose danno punti, e il denaro non è fra queste:',
  'score.mandates': 'per i tuoi voti, in ogni regione',
  'score.wins':
    '{alone} da solo, {several} a testa se in più arrivano a {majority}, {coalition} a testa con un alleato, {lonely} senza',
  'score.media': '{values} secondo l’elezione',
  'score.base': '1 ciascuno',
  'score.base-bonus': '1 ciascuno; {most} in più a chi ne ha di più, {second} al secondo',
  'score.national': '{values} secondo la casella per ognuna che condividi; {secured} in più se è bloccata',
  'score.money': '{most} a chi ne ha di più, {second} al secondo',
  'setup.drawn-sizes':
    'Si pescano {large} regioni grandi e {small} piccole. Vota per prima quella che vale meno.',
  'setup.drawn-any': 'Si pescano {any} regioni a caso. Vota per primo il primo tabellone.',
  'setup.opinions':
    'Ogni regione riceve {count} opinioni. Scoperte all’inizio, nell’ordine delle elezioni: {open}.',
  'setup.board-each':
    'Sul tabellone opinioni c’è per ogni tema una carta a favore e una contro, per gli scambi.',
  'setup.board-some': '{count} opinioni stanno nel pool di scambio.',
  'setup.supply':
    'Hai {money}, {base} iscritti, {meetings} comizi, {media} segnalini media, {politicians} politici, {donations} contributi{tiles, plural, =0 {} other { e # tessere Coalizione}}.',
  'setup.draft': 'Scegli carte programma nel draft e ne esponi {size}. Poi scegli un blocco iniziale.',
  'setup.dealt':
    'Ricevi un programma di {size} carte e altre {hand} in mano. Poi scegli le posizioni di partenza.',
  'setup.meetings':
    '{count, plural, one {Uno dei tuoi comizi è} other {# dei tuoi comizi sono}} in ogni regione fin dall’inizio.',
  'players.display': 'Le carte scoperte sono {three} in 3 giocatori, {four} in 4 e {five} in 5.',
  'players.parties': 'I partiti che nessuno gioca restano fuori: i sondaggi non li spostano.',
  'players.same':
    'Il resto è uguale in 3, 4 e 5. Più si è, più rari sono i 50 voti e più caro è il controllo dei media.',
  'players.same-dice':
    'È tutto uguale in 3, 4 e 5. Più si è, più spesso vincono le coalizioni e più caro è il controllo dei media.',
  'hint.1': 'Non puoi vincere dappertutto. Scegli un programma per le prossime due elezioni, non per tutte.',
  'hint.2': 'Cerca presto un alleato: sotto i 50 voti vince di solito una coppia con molto in comune.',
  'hint.3': 'Tieni i politici forti per le elezioni che rendono di più. Ognuno agisce una volta sola.',
  'hint.4': 'Conta il denaro prima di ogni fase. Quel che spendi per iniziare manca ai sondaggi.',
  'hint.5':
    'Rifiuta presto un contributo, se puoi permettertelo: gli iscritti pagano ogni turno e danno punti alla fine.',
  'hint-dice.2':
    'Metti presto tessere Coalizione dove qualcuno condivide il tuo programma. Due carte in comune bastano per chiedere, tre per imporre.',
  'hint-dice.5': 'Segui le opinioni nazionali: portano iscritti dopo ogni elezione e punti alla fine.',
  'why.draft':
    'Il programma decide quanti voti portano i comizi. Prima di scegliere guarda le opinioni scoperte.',
  'why.first-platform':
    'Ogni carta in accordo con le opinioni di una regione moltiplica lì i tuoi voti; ogni contrasto costa.',
  'why.starting-blocks':
    'Un vantaggio dove vuoi vincere. I più aiutano la regione che vota per prima e la più grande.',
  'why.start-player': 'Essere primi conta dove c’è poco posto: media, carte scoperte e parità.',
  'why.platforms': 'Avvicina il programma alle regioni che votano presto, o a un alleato che vorresti.',
  'why.media-shares':
    'Chi controlla i media cambia un’opinione, è al riparo dai sondaggi e dopo l’elezione mette un segnalino sul tabellone dei media, anche senza vittoria.',
  'why-older.media-shares':
    'Chi controlla i media cambia un’opinione ed è al riparo dai sondaggi; il segnalino di chi vince dà punti sul tabellone nazionale.',
  'why.meetings': 'I comizi sono voti in arrivo: a fine turno diventano voti, e i voti punti.',
  'why.send-politicians':
    'I politici cambiano trend, voti, media e opinioni. Agiscono nell’ordine in cui sono stati messi.',
  'why.politicians-act':
    'Ora si vede che cosa avevano in mente gli altri. Paga solo chi vale ancora la spesa.',
  'why.politicians-resolve': 'Ogni carta fa una cosa. Scegli l’ordine in modo che una aiuti l’altra.',
  'why.coalitions':
    'Due partiti contano i voti insieme. Con l’alleato giusto vinci elezioni che da solo perderesti.',
  'why.media-influence':
    'Un’opinione cambiata con una che condividi vale fino a due punti di affinità, e danneggia gli altri.',
  'why.poll-auctions':
    'Un sondaggio sposta il trend. Se non ti serve, almeno non lo usa nessun altro, e porta iscritti.',
  'why.votes':
    'Le elezioni si vincono con i voti, e i voti vengono solo dai comizi. Convertili quando trend e affinità sono al meglio.',
  'why.last-count': 'Ciò che resta nella regione che vota si conta ora, per poco che sia.',
  'why.election': 'I voti danno seggi, e i seggi punti e denaro. La vittoria aggiunge altro.',
  'why.spoils':
    'Chi vince porta l’umore della regione in tutto il Paese: segnalini e opinioni che valgono alla fine.',
  'why.base-gain': 'Se le opinioni nazionali sono le tue, dopo ogni elezione arrivano iscritti.',
  'why.pay-out':
    'Denaro per il turno dopo. Poi un contributo: contanti subito, o iscritti che pagano ogni volta.',
  'why.donations': 'I contanti costano iscritti, il rifiuto ne porta. Il rifiuto più grande è premiato.',
  'why.next-round': 'Tocca alla regione successiva, e ogni altra scopre un’opinione in più.',
  'why.final-scoring': 'Si conta tutto ciò che hai costruito. Vince chi ha più punti.',
  'glance.draft': 'Tieni quattro carte',
  'glance.first-platform': 'Esponi cinque carte',
  'glance.starting-blocks': 'Un vantaggio',
  'glance.start-player': 'Offri per iniziare',
  'glance.platforms': 'Cambia programma',
  'glance.media-shares': '{cost} a segnalino',
  'glance.meetings': 'Voti in arrivo',
  'glance.send-politicians': 'Coperti',
  'glance.politicians-act': 'Paga, poi agisci',
  'glance.politicians-resolve': 'Un’azione ciascuno',
  'glance.coalitions': 'Trova un alleato',
  'glance.media-influence': 'Cambia un’opinione',
  'glance.poll-auctions': 'Sposta il trend',
  'glance.votes': 'Comizi in voti',
  'glance.last-count': 'Conta il resto',
  'glance.election': 'Seggi e vincitore',
  'glance.spoils': 'Tabellone nazionale',
  'glance.base-gain': 'Arrivano iscritti',
  'glance.pay-out': 'Denaro per i seggi',
  'glance.donations': 'Prendere o no',
  'glance.next-round': 'Nuove opinioni',
  'glance.final-scoring': 'Somma i punti',
  'ours.values':
    'Nessun regolamento che abbiamo potuto leggere stampa tutti i numeri. I nostri hanno un ° o la parola «ricostruito»: scelti perché ogni esempio torni, e segnati ovunque compaiano. Un † indica i numeri riferiti da chi gioca con l’edizione stampata.',
  'ours.R7':
    'Nello scambio può entrare la posizione opposta sullo stesso tema. Preso alla lettera, uno dei regolamenti lo vieta; gli esempi degli altri lo permettono. (R7)',
  'ours.R11':
    'Se più giocatori hanno il massimo di denaro, ognuno prende i punti del primo e nessuno quelli del secondo. I regolamenti tacciono. (R11)',
  'ours.R39':
    'Un sondaggio tenuto riservato non si vede mai più. I regolamenti dicono solo che non viene pubblicato. (R39)',
  'ours.R17':
    'Una carta che lascia il programma va negli scarti, non nel pool di scambio. L’aiuto del 1997 si può leggere in due modi. (R17)',
  'ours.R0':
    'Non puoi offrire più di quanto hai. Le regole stampate del 2019 lo puniscono; un programma lo rifiuta e basta. (R0)',
  'ours.R57':
    'Se ti viene chiesto qualcosa dipende solo da ciò che tutti vedono: il silenzio non rivela mai quanto denaro hai. (R57)',
};
