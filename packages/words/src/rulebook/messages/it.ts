import type { RuleBook } from '../paragraphs.ts';

/** The rules at hand, in Italian. */
export const it: RuleBook = {
  '2019 §0': {
    title: 'Turni e ordine di gioco',
    text: 'Ogni turno ha nove fasi: giocatore iniziale e programmi politici; quote nei media, comizi e invio dei politici; azioni dei politici, influenza dei media, aste dei sondaggi, voti ed elezione. Quando i giocatori agiscono uno dopo l’altro, l’ordine di gioco va in senso orario dal giocatore iniziale di questo turno, e decide solo chi è interpellato. L’ordine delle regioni comincia dalla regione corrente, quella in cui si vota in questo turno, e prosegue in senso orario. L’ordine inverso comincia dalla regione che vota per ultima e finisce con quella corrente. La partita con quattro elezioni ha 4 turni, quella con sette elezioni 5.',
  },
  '2019 §1.6': {
    title: 'Draft delle carte Programma',
    text: 'Ognuno riceve 7 carte Programma. Per quattro volte tutti scelgono insieme una carta, la tengono coperta e passano le altre a sinistra. Dopo la quarta scelta anche le ultime 3 carte passano a sinistra, e chi le riceve le tiene. Così ognuno ha di nuovo 7 carte: 4 scelte e 3 ricevute.',
  },
  '2019 §1.7': {
    title: 'Primo programma',
    text: 'Delle tue 7 carte Programma ne disponi 5 come programma; tutti scelgono insieme, di nascosto, e scoprono insieme. Il programma deve mostrare cinque temi diversi: (+) e (−) dello stesso tema non possono esserci entrambi. Delle altre 2 carte ne tieni poi 1 in mano e ne scarti 1. Se non puoi mostrare cinque temi, ne metti quanti ne puoi. Dopo gli altri, in ordine di posto, mostri e scarti il resto e peschi altrettante carte; metti ogni tema mancante che puoi, finché i temi sono cinque, e alla fine tieni anche tu 1 carta in mano.',
  },
  '2019 §1.9': {
    title: 'Blocchi iniziali',
    text: 'Tutti scelgono insieme e di nascosto uno di cinque blocchi; più giocatori possono prendere lo stesso. Ognuno dei suoi 5 campi è un vantaggio per una regione a tua scelta: 3 comizi dalla tua riserva, il tuo trend 1 casella più in alto, 1 segnalino media oppure 6 voti. I campi con lo stesso vantaggio devono andare in regioni diverse. Quando tutti hanno scelto, i blocchi si scoprono e si applicano. Il blocco C è stampato; la composizione di A, B, D ed E è ricostruita.',
  },
  '2019 §2 phase 1.1': {
    title: 'Giocatore iniziale: l’offerta segreta',
    text: 'Tutti offrono insieme e in segreto: 0 o più, a passi di 1.000, mai più del tuo denaro. Poi si scoprono tutte le offerte. Il miglior offerente paga la sua offerta alla banca ed è giocatore iniziale; nessun altro paga. Se più giocatori sono in parità per l’offerta più alta, anche a 0, rilanciano una sola volta, a turno.',
  },
  '2019 §2 phase 1.2': {
    title: 'Giocatore iniziale: parità',
    text: 'Partecipa solo chi è in parità per l’offerta più alta, cominciando dal giocatore iniziale precedente (nel primo turno quello provvisorio) o dal primo in parità dopo di lui in senso orario. Ognuno decide una sola volta: superare l’offerta più alta fatta finora, di almeno 1.000 e non oltre il tuo denaro, oppure passare. Chi ha allora l’offerta più alta la paga ed è giocatore iniziale. Se passano tutti, l’ultimo a passare paga l’offerta della parità ed è giocatore iniziale.',
  },
  '2019 §2 phase 2': {
    title: 'Programmi politici',
    text: 'In ordine di gioco ognuno ha una sola occasione. O peschi la prima carta Programma del mazzo e, dopo averla vista, ne prendi una dall’esposizione; o sostituisci l’intera esposizione e prendi una delle nuove carte; o nessuna delle due cose. Poi puoi scambiare fino a 2 carte del tuo programma con carte della mano, entrambe in una volta: solo il risultato deve mostrare cinque temi diversi. Le carte tolte vanno in mano, e in mano tieni esattamente 1 carta. L’esposizione si completa ogni volta; con 3 giocatori ha 3 carte, con 4 giocatori 5 e con 5 giocatori 6 (valori ricostruiti).',
  },
  '2019 §2 phase 3': {
    title: 'Quote nei media',
    text: 'In ordine di gioco, uno alla volta: paga 5.000 e metti un segnalino media della tua riserva su uno spazio media libero, oppure passa. Una regione ha 5 spazi media per tutti i partiti insieme. Passare non è definitivo; la fase finisce quando tutti hanno passato uno dopo l’altro, compreso l’ultimo acquirente. Chi ha in una regione più segnalini di ogni altro partito ha lì il controllo dei media: permette di sostituire un’opinione e protegge il tuo trend dai sondaggi.',
  },
  '2019 §2 phase 4': {
    title: 'Acquisto dei comizi',
    text: 'In ordine di gioco ognuno ha una sola occasione e può acquistare comizi in quante regioni vuole. I nuovi comizi di una regione costano insieme 1.000 per 1, 2.000 per 2, 3.000 per 3, 5.000 per 4, 7.000 per 5, 10.000 per 6, 15.000 per 7 e 20.000 per 8; ogni regione si conta a parte. In una regione puoi avere al massimo 8 comizi e piazzarne non più di quanti ne ha la tua riserva (20 in tutto). L’intero acquisto non può costare più del tuo denaro.',
  },
  '2019 §2 phase 5': {
    title: 'Invio dei politici',
    text: 'In ordine di gioco ognuno ha una sola occasione e gioca coperti quanti politici vuole, al massimo 1 per regione. Le carte di una regione formano una fila nell’ordine in cui sono state giocate; in quell’ordine saranno pagate e agiranno. Per ora non si paga nulla, e puoi giocare carte che non ti puoi permettere. Ogni politico si può inviare una volta sola in tutta la partita.',
  },
  '2019 §2 phase 6.1': {
    title: 'Pagamento dei politici',
    text: 'Regione per regione, a partire da quella corrente, si scoprono tutti i politici. Nell’ordine della fila e apertamente ogni proprietario paga il costo della carta o rinuncia. Un politico che non viene o non può essere pagato esce dal gioco inutilizzato. Tutti i pagamenti di una regione precedono la sua prima azione, e ciò che è stato pagato non viene mai restituito.',
  },
  '2019 §2 phase 6.2': {
    title: 'Azioni dei politici',
    text: 'Nell’ordine della fila ogni politico pagato può compiere la sua azione principale e poi una delle sue azioni secondarie; entrambe si possono saltare. Un’azione con ! si può fare una volta sola per regione e turno, da chi arriva primo; saltarla non la consuma. Se l’azione principale non è più possibile, una secondaria lo è ancora. Non si può scegliere un’azione che non cambierebbe nulla, come alzare un trend già in cima. Un tema chiave conta doppio e non si può sostituire; in una regione ce n’è al massimo 1, e dove c’è già l’azione può solo toglierlo. Per l’azione media ti servono anche 5.000 per il proprietario del segnalino che togli. Poi la carta esce dal gioco.',
  },
  '2019 §2 phase 7': {
    title: 'Influenza dei media',
    text: 'Nell’ordine delle regioni chi ha il controllo dei media, cioè più segnalini media di ogni altro partito, può sostituire lì un’opinione scoperta, oppure passare. L’opinione viene scartata e al suo posto va una carta scoperta del tabellone delle opinioni. Il tema della nuova carta non deve essere scoperto nella regione una volta tolta la vecchia; la posizione opposta sul vecchio tema è quindi permessa. Il tema chiave non si può sostituire. I vuoti sul tabellone delle opinioni non si riempiono.',
  },
  '2019 §2 phase 8.2': {
    title: 'Aste dei sondaggi',
    text: 'In ogni regione, nell’ordine delle regioni, va all’asta un sondaggio; il dorso della carta indica il partito che la carta fa salire di 2. Il banditore è il partito con più voti nella regione, in caso di parità il primo in ordine di gioco. Si fa un solo giro, a partire dal giocatore alla sinistra del banditore, che è l’ultimo: supera l’offerta più alta fatta finora, oppure passa. La prima offerta può essere 0; ogni offerta è un multiplo di 1.000 e mai più del tuo denaro. Il miglior offerente paga; se passano tutti, la carta si scarta senza guardarla.',
  },
  '2019 §2 phase 8.3': {
    title: 'Sondaggio: pubblicare o tenere riservato',
    text: 'Solo chi ha vinto l’asta guarda la carta. Puoi pubblicarla solo se fa salire il tuo partito: il tuo trend sale delle caselle indicate, e i due partiti con un meno scendono delle loro; i più degli altri non hanno effetto. Un partito con il controllo dei media nella regione non scende, e i partiti non in gioco si ignorano. Oppure tieni il sondaggio riservato, cosa sempre permessa: iscritti +3, e nessun altro lo vede. Che il partito sul dorso riceva +2 e che due partiti scendano è stampato; la maggior parte degli altri valori dei sondaggi è ricostruita.',
  },
  '2019 §2 phase 9a': {
    title: 'Conversione dei comizi in voti',
    text: 'Nell’ordine inverso delle regioni, e in ognuna in ordine di gioco, i comizi si convertono in voti. Dove in questo turno non si vota converti almeno 4 comizi o nessuno; in una regione corrente (due negli ultimi due turni della partita con sette elezioni) tutti i comizi di tutti si convertono da soli, e chi non ne ha non riceve voti. Voti = (comizi + trend) × affinità, dove ognuno dei due fattori conta almeno 1. Il trend è il numero sulla casella: −3, −2, 0, +2, +3 o +4 (il +3 è ricostruito). L’affinità è +1 per ogni carta del tuo programma che concorda con un’opinione scoperta e −1 per ognuna contraria, il doppio sul tema chiave. I comizi tornano nella tua riserva; i voti non hanno limite.',
  },
  '2019 §2 phase 9b.2': {
    title: 'Elezione: seggi e vittoria',
    text: 'I voti danno punti secondo la tabella della regione, a partire da 5 voti (la maggior parte delle tabelle è ricostruita). Un partito che da solo ha 50 voti o più vince e riceve 12 punti; se più partiti hanno 50, ognuno di loro riceve 10 punti, e vince quello con più voti, o tutti quelli in parità. Se nessuno ha 50, il partito più forte trova un alleato con cui arriva a 50: quello con più carte Programma uguali, poi il primo in ordine di gioco; nessuno viene interpellato, ed entrambi vincono, 7 punti a testa. Senza un tale alleato il partito più forte riceve 5 punti, ma non è vincitore; senza alcun voto nessuno riceve nulla. Tra partiti in parità come più forti conta il primo in ordine di gioco. Ogni vincitore con un segnalino media nella regione ne sposta uno sul tabellone dei media, e così chi ha il controllo dei media, se non ne ha già spostato uno.',
  },
  '2019 §2 phase 9c': {
    title: 'Finanziamenti e contributi',
    text: 'In ordine di gioco ognuno riceve 1.000 per ogni punto ottenuto con i voti in questa elezione (non per la vittoria) e 1.000 per ogni iscritto. Poi devi usare uno dei tuoi contributi, che esce dal gioco. O accetti il denaro e perdi iscritti: 1 per 10.000, 2 per 20.000, 3 per 30.000. O lo rifiuti e guadagni iscritti: 1, 3 o 5. Gli iscritti non scendono mai sotto 0. L’ultimo turno non paga nulla; nella partita con sette elezioni il turno 4 paga per entrambe le elezioni, ma senza contributo.',
  },
  '2019 §2 phase 9d': {
    title: 'Turno successivo',
    text: 'La regione corrente si sgombera: le sue opinioni vengono scartate, il tema chiave e i segnalini media rimasti tornano indietro, e il tabellone esce dal gioco. In ogni altra regione si scopre un’altra opinione; una carta che ripete un tema scoperto viene scartata e sostituita. L’esposizione delle carte Programma viene scartata e rifatta. La regione successiva in senso orario è quella corrente. Qui nessuno ha nulla da decidere.',
  },
  '2019 §3': {
    title: 'Fine della partita',
    text: 'Ai punti per voti e vittorie elettorali si aggiungono: per ogni segnalino sul tabellone dei media il valore della casella, 1 per ogni iscritto, e per il denaro 6 a chi ne ha di più e 3 al secondo. In caso di parità per il primo posto ognuno riceve 6 e nessuno 3; in caso di parità per il secondo ognuno riceve 3; chi non ha denaro non riceve nulla. Il tabellone dei media vale, elezione per elezione, 10, 8, 6 e 4, con sette elezioni 16, 14, 12, 10, 8, 6 e 4 (valori ricostruiti, tranne il 10). Vince chi ha più punti; a pari punti la vittoria è condivisa. Dopo non c’è più nulla da decidere.',
  },
  '2019 §4.3': {
    title: 'Turno successivo con sette elezioni',
    text: 'Dopo i turni 1, 2 e 3 il tabellone sgomberato resta in gioco: vi si mette una nuova regione, con voti 0 e trend 0 per tutti e 4 opinioni, di cui 2 scoperte nella quinta e nella sesta regione e 3 nella settima; vota per ultima. In ogni altra regione si scopre un’altra opinione; una carta che ripete un tema scoperto viene scartata e sostituita. Dopo il turno 3 si completa il tabellone delle opinioni, e mazzo e scarti delle opinioni si mescolano insieme. I turni 4 e 5 hanno due elezioni ciascuno: nella quarta e quinta regione, poi nella sesta e settima. Dopo il turno 4 entrambi i tabelloni escono dal gioco, e gli altri scoprono ancora un’opinione ciascuno. L’esposizione delle carte Programma si rifà ogni volta.',
  },
  '2006 §3': {
    title: 'Turni e ordine di gioco',
    text: 'La partita ha 7 turni con un’elezione ciascuno, quella breve 5. Ogni turno tranne l’ultimo ha una campagna, poi lo scrutinio della regione corrente, poi la preparazione del turno successivo; l’ultimo turno è solo scrutinio. Quando i giocatori agiscono uno dopo l’altro, l’ordine di gioco va in senso orario dal giocatore iniziale, e decide solo chi è interpellato. L’ordine delle regioni comincia dalla regione corrente, quella in cui si vota in questo turno, e prosegue in senso orario. L’ordine inverso comincia dalla regione che vota per ultima e finisce con quella corrente.',
  },
  '2006 §6.1': {
    title: 'Opzioni preliminari',
    text: 'Di nascosto e tutti insieme, scegli una di 3 opzioni nella prima colonna e una di 4 nella seconda, e indichi una regione per ogni voce. La prima colonna offre trend +1, ancora trend +1 e 6 comizi; o trend +1, 6 comizi e 6 voti; o 6 comizi, 6 voti e ancora 6 voti (questa terza opzione è ricostruita; la prima è riferita da chi gioca con l’edizione stampata). La seconda offre 3 segnalini media; o 2 e iscritti +4; o 1 e iscritti +8 (ricostruita); o iscritti +12. La stessa regione si può indicare più volte, ma nessuna voce si può dividere o tralasciare. Tutto è gratuito, e solo così in una regione possono stare più di 5 segnalini media: contano tutti.',
  },
  '2006 §6.2.1': {
    title: 'Giocatore iniziale',
    text: 'Tutti offrono insieme e in segreto: da 0 fino al tuo denaro, a passi di 1.000. Il miglior offerente paga e sceglie come giocatore iniziale chi vuole, anche se stesso; nessun altro paga. In caso di parità per l’offerta più alta, se supera 0, chi è in parità offre di nuovo in segreto, ognuno almeno quanto prima; se la parità resta, decide tra loro un dado, e chi vince paga quell’offerta. Se tutti offrono 0, tirano tutti, e il tiro più alto sceglie il giocatore iniziale. Nell’ultimo turno nessuno offre, e il giocatore iniziale resta lo stesso.',
  },
  '2006 §6.2.2': {
    title: 'Programmi politici',
    text: 'Quando tocca a te completi la mano fino a 3 carte Programma, poi ne scarti quante vuoi, in una volta sola, e ne peschi altrettante. Poi puoi scambiare al massimo 1 carta del tuo programma con una della mano, purché restino cinque temi diversi. La carta tolta viene scartata. La mano resta com’è: 2 carte dopo uno scambio, altrimenti 3.',
  },
  '2006 §6.2.3': {
    title: 'Politici',
    text: 'In ordine di gioco ognuno gioca coperti tutti i politici di questo turno, al massimo 1 per regione; devi poterli pagare tutti insieme. Poi tutti si scoprono e si pagano, e in ordine di gioco ognuno compie un’azione di ogni propria carta, nell’ordine che vuole. Se un’azione è possibile bisogna sceglierne una, ma nessuno è obbligato all’azione media: paghi 4.000 al proprietario del segnalino e 4.000 alla banca, e ti serve un tuo segnalino nella riserva. Ciò che non cambierebbe nulla o non si può pagare non si può scegliere. Una carta con il telefono mette anche la tua tessera Coalizione nella sua regione, al massimo 1 per partito e nessuna dove si voterà per ultimo. La maggior parte dei costi e delle azioni sono valori ricostruiti; nell’edizione 1997 si gioca e si paga diversamente.',
  },
  '2006 §6.2.4': {
    title: 'Formare coalizioni',
    text: 'Una coalizione si forma solo nella regione corrente, tra due giocatori che hanno entrambi lì una tessera Coalizione; nessuno è in due, e nell’ultimo turno non ce ne sono. Almeno 2 carte devono essere uguali nei due programmi, tema e posizione. Con esattamente 2 l’altro deve accettare; con 3 o più puoi imporre la coalizione. Si fa un giro in ordine di gioco: finché sei libero puoi proporla o imporla una volta a ogni altro giocatore libero, oppure passare. Poi le tessere inutilizzate tornano ai proprietari; quelle di una coalizione escono dal gioco dopo l’elezione.',
  },
  '2006 §6.2.5': {
    title: 'I media',
    text: 'In ordine di gioco, uno alla volta: paga 4.000 e metti un segnalino media della tua riserva su uno spazio media libero, oppure passa. Una regione ha 5 spazi media per tutti i partiti insieme. Passare non è definitivo; gli acquisti finiscono quando tutti hanno passato uno dopo l’altro, compreso l’ultimo acquirente. Poi, nell’ordine inverso delle regioni (edizione 1997: nell’ordine delle regioni), chi ha in una regione più segnalini di ogni altro partito può scambiare un’opinione scoperta con una carta del pool di scambio. Il tema chiave non si può scambiare, e il tema della nuova carta non deve essere scoperto nella regione una volta tolta la vecchia. La vecchia carta va nel pool.',
  },
  '2006 §6.2.6': {
    title: 'Acquisto dei comizi',
    text: 'In ordine di gioco ognuno ha una sola occasione e può acquistare comizi in quante regioni vuole, a 1.000 l’uno. In una regione puoi acquistarne al massimo 4 per turno e averne al massimo 10 in tutto. Puoi piazzarne non più di quanti ne ha la tua riserva (18 in tutto) e pagare non più del tuo denaro.',
  },
  '2006 §6.2.7': {
    title: 'Aste dei sondaggi',
    text: 'In ogni regione, nell’ordine delle regioni, va all’asta un sondaggio coperto. Dal giocatore iniziale in senso orario apri o rilanci, oppure passi e sei fuori; la prima offerta è di almeno 1.000, ogni rilancio di almeno 1.000 in più, mai oltre il tuo denaro. L’asta finisce quando hanno passato tutti tranne il miglior offerente, che paga e guarda la carta; se nessuno offre, si scarta senza guardarla. Puoi pubblicare 1 o 2 righe in quella regione, di partiti in gioco il cui trend cambierebbe: resta tra −3 e +3, e un partito con il controllo dei media lì non scende. Oppure tieni il sondaggio riservato, cosa sempre permessa, e guadagni iscritti pari alla somma di 2 dadi. Il contenuto delle righe è ricostruito.',
  },
  '2006 §6.2.8': {
    title: 'Conversione dei comizi in voti',
    text: 'Nell’ordine inverso delle regioni, e in ognuna in ordine di gioco: con almeno 5 comizi nella regione puoi convertirne quanti vuoi in voti. Voti = comizi × (trend + affinità), ma mai meno di un voto ogni 2 comizi interi. L’affinità è +1 per ogni carta del tuo programma che concorda con un’opinione scoperta e −1 per ognuna contraria, il doppio sul tema chiave; la mano non conta. I voti si fermano a 50, e chi arriva su una casella occupata della scala dei voti sta in cima alla pila. I comizi tornano nella tua riserva. Quando tutti hanno deciso in una regione, un partito che lì ha più voti di tutti gli altri insieme può scambiare un’opinione scoperta, ma non il tema chiave, con il pool di scambio.',
  },
  '2006 §6.3.1': {
    title: 'Ultimo conteggio e seggi',
    text: 'Tutti i comizi rimasti nella regione corrente si convertono in voti, in ordine di gioco e da soli: non c’è un minimo, e non si scambiano più opinioni. Poi i voti danno seggi secondo la tabella della regione, a partire da 5 voti. Ogni seggio è un punto vittoria e porta denaro nei finanziamenti. Le tabelle sono ricostruite, salvo alcuni numeri riferiti da chi gioca con l’edizione stampata.',
  },
  '2006 §6.3.2': {
    title: 'Vincitore dell’elezione',
    text: 'Vince chi ha più voti; una coalizione conta insieme i voti dei due partiti, anche oltre 50. A totali uguali vince la parte con il singolo segnalino più alto sulla scala dei voti; se anche questi sono uguali, la parte il cui segnalino è in cima alla pila. Ogni vittoria a totali uguali è una vittoria di misura. Se nessuno ha voti, nessuno vince.',
  },
  '2006 §6.3.3': {
    title: 'Frutti della vittoria',
    text: 'Chi vince nettamente può spostare 1 segnalino media dalla regione al tabellone nazionale e portarvi fino a 2 opinioni scoperte. Una vittoria di misura permette 1 segnalino e 1 opinione, e anche il partito sconfitto di misura può spostare 1 segnalino. In una coalizione entrambi possono spostare 1 segnalino e portare 1 opinione, prima chi ha più voti. Un’opinione di tema nuovo va nel primo posto libero da sinistra; se tutti i 5 sono occupati, ne sostituisce una non bloccata (edizione 1997: le altre scorrono, e lei va in fondo). La stessa posizione blocca l’opinione già presente; quella opposta la sostituisce, bloccata o no. Tutto questo è facoltativo.',
  },
  '2006 §6.3.4': {
    title: 'Nuovi iscritti',
    text: 'Dopo ogni elezione ogni carta del tuo programma che concorda con un’opinione nazionale aggiunge ai tuoi iscritti il numero sopra il suo posto. Da sinistra i posti danno 1, 2, 3, 2 e 1 (valori ricostruiti). Un’opinione bloccata conta una volta sola, e la mano non conta. Qui nessuno ha nulla da decidere.',
  },
  '2006 §6.3.5': {
    title: 'Finanziamenti',
    text: 'Ognuno riceve 1.000 per ogni seggio di questa elezione. Nei turni 1, 3 e 5 ci sono altri 1.000 per ogni iscritto; nella partita breve solo nei turni 1 e 3. Gli iscritti contano con quelli appena guadagnati, prima dei contributi di questo turno. L’ultimo turno non paga nulla.',
  },
  '2006 §6.4.1': {
    title: 'Turno successivo',
    text: 'La regione corrente si sgombera: le carte vengono scartate, tema chiave, segnalini media e comizi tornano indietro. Dopo i turni 1, 2 e 3 si mette su quel tabellone una nuova regione, che vota per ultima: voti 0 e trend 0 per tutti, 1 comizio a testa dalla riserva e 4 opinioni, di cui 1 scoperta, o 2 nella settima regione, dove non si possono formare coalizioni. Dopo i turni 4, 5 e 6 il tabellone esce dal gioco. In ogni altra regione si scopre un’altra opinione; una carta che ripete un tema scoperto va sotto il mazzo e viene sostituita. Il tabellone successivo in senso orario è quello corrente; il turno 7 è solo scrutinio.',
  },
  '2006 §6.4.2': {
    title: 'Contributi',
    text: 'Dopo i turni da 1 a 5 (nella partita breve da 1 a 4) ognuno, in ordine di gioco, deve giocare un contributo: scoperto per accettarlo, coperto per rifiutarlo. Chi accetta prende il denaro, tira i dadi della carta e perde iscritti pari al singolo dado più alto. Poi gli altri scoprono il loro, tirano e guadagnano la somma (edizione 1997: prima scoprono tutti insieme). Chi da solo ha rifiutato la somma più grande guadagna anche la somma di altri 3 dadi. Un dado ha le facce 0, 1, 1, 2, 2 e 3; gli iscritti non scendono mai sotto 0, e le carte escono dal gioco. Le somme da 10.000 a 50.000 con dadi da 1 a 5 sono valori ricostruiti, tranne i 50.000.',
  },
  '2006 §7.5': {
    title: 'Fine della partita',
    text: 'Si sommano i seggi di tutte le elezioni, i punti dei tuoi segnalini media sul tabellone nazionale, i tuoi iscritti e i punti sotto ogni opinione nazionale con cui il tuo programma concorda, con 5 in più se è bloccata. Chi ha più iscritti riceve altri 10 punti, il secondo 6; in parità per il primo posto si dividono 16, per difetto, e il secondo non riceve nulla; in parità per il secondo nessuno riceve nulla. I posti delle opinioni nazionali valgono 6, 8, 10, 8 e 6 (valori ricostruiti). Il denaro non vale nulla. Vince chi ha più punti, a pari punti la vittoria è condivisa; dopo non c’è più nulla da decidere.',
  },
  '2006 §8': {
    title: 'Turno successivo nella partita breve',
    text: 'La partita breve ha 5 turni; mancano il politico da 25.000, il contributo da 50.000 e 10 sondaggi. Dopo il turno 1 si mette sul tabellone sgomberato una nuova regione, la quinta, che vota per ultima; 2 delle sue 4 opinioni sono scoperte, e lì non si possono formare coalizioni. Dopo i turni 2, 3 e 4 il tabellone esce dal gioco. In ogni altra regione si scopre un’altra opinione; una carta che ripete un tema scoperto va sotto il mazzo e viene sostituita. Il turno 5 è solo scrutinio.',
  },
  '1997 §6.2.1': {
    title: 'Giocatore iniziale',
    text: 'Tutti offrono insieme e in segreto: da 0 fino al tuo denaro, a passi di 1.000. Il miglior offerente paga e sceglie come giocatore iniziale chi vuole, anche se stesso; nessun altro paga. In caso di parità per l’offerta più alta decide subito un dado, senza seconda offerta; chi tira il numero più alto paga l’offerta e sceglie il giocatore iniziale. Nell’ultimo turno nessuno offre, e il giocatore iniziale resta lo stesso.',
  },
  '1997 §6.2.2': {
    title: 'Programmi politici',
    text: 'Come nell’edizione 2006: quando tocca a te completi la mano fino a 3 carte Programma, poi ne scarti quante vuoi, in una volta sola, e ne peschi altrettante. Poi puoi scambiare al massimo 1 carta del tuo programma con una della mano, purché restino cinque temi diversi. La carta tolta va negli scarti, non nel pool di scambio. La mano resta com’è: 2 carte dopo uno scambio, altrimenti 3.',
  },
  '1997 §6.2.3 laying': {
    title: 'Giocare e pagare i politici',
    text: 'In ordine di gioco, uno alla volta: gioca un politico coperto, al massimo 1 dei tuoi per regione, oppure passa. Passare non è definitivo; si finisce quando tutti hanno passato uno dopo l’altro, compreso chi ha giocato per ultimo. Puoi giocare carte che non puoi pagare, per bluffare. Poi tutte si scoprono, e in ordine di gioco ognuno paga: ciò che si può pagare va pagato, e se il denaro non basta per tutte scegli tu l’ordine. Una carta che non si può pagare è persa senza effetto e senza tessera Coalizione. La maggior parte dei costi sono valori ricostruiti.',
  },
  '1997 §6.2.3 trend': {
    title: 'Azioni dei politici',
    text: 'In ordine di gioco ognuno compie un’azione di ogni propria carta pagata, nell’ordine che vuole; se un’azione è possibile bisogna sceglierne una, ma nessuno è obbligato all’azione media. Il proprio trend e quello di un altro partito si muovono sempre di 1 casella, qualunque sia la carta, e restano tra −3 e +3; questo 1 è ricostruito, perché nessuna fonte indica un numero. Il controllo dei media non protegge da questo. Il resto è come nell’edizione 2006: ciò che non cambierebbe nulla o non si può pagare non si può scegliere, e le carte escono dal gioco.',
  },
  '1997 §6.2.5': {
    title: 'Influenza dei media',
    text: 'Quando nessuno acquista più segnalini media, il controllo dei media si usa nell’ordine delle regioni, prima quella corrente. Chi ha in una regione più segnalini media di ogni altro partito può scambiare lì un’opinione scoperta con una carta del pool di scambio, oppure passare. Il tema chiave non si può scambiare, e il tema della nuova carta non deve essere scoperto nella regione una volta tolta la vecchia; la posizione opposta sul vecchio tema è quindi permessa. La vecchia carta va nel pool, che ha sempre 6 carte.',
  },
  '1997 §6.3.3': {
    title: 'Frutti della vittoria',
    text: 'Chi vince nettamente può spostare 1 segnalino media dalla regione al tabellone nazionale e portarvi fino a 2 opinioni scoperte; chi vince di misura e ogni alleato di una coalizione 1 segnalino e 1 opinione, il partito sconfitto di misura 1 segnalino. Un’opinione di tema nuovo va nel primo posto libero da sinistra. Se tutti i 5 posti sono occupati, ne toglie una non bloccata; le altre scorrono verso sinistra, e la nuova prende l’ultimo posto. La stessa posizione blocca l’opinione già presente. Quella opposta la sostituisce al suo posto; solo se tutti i posti sono occupati e l’opinione non è bloccata, questa viene tolta, le altre scorrono verso sinistra e la posizione opposta prende l’ultimo posto. Tutto questo è facoltativo.',
  },
  '1997 §6.3.5': {
    title: 'Finanziamenti',
    text: 'Nei turni da 1 a 5 ognuno riceve 1.000 per ogni seggio di questa elezione. Nei turni 1, 3 e 5 ci sono altri 1.000 per ogni iscritto. I finanziamenti arrivano dopo che è stata messa la regione successiva e prima dei contributi di questo turno. I turni 6 e 7 non pagano nulla.',
  },
  '1997 §6.4.1': {
    title: 'Turno successivo',
    text: 'La regione corrente si sgombera: le carte vengono scartate, tema chiave, segnalini media e comizi tornano indietro. Dopo i turni 1, 2 e 3 si mette su quel tabellone una nuova regione, che vota per ultima: voti 0 e trend 0 per tutti, 1 comizio a testa dalla riserva e 4 opinioni, di cui 1 scoperta; nella settima regione non si possono formare coalizioni. Dopo i turni 4, 5 e 6 il tabellone esce dal gioco. In ogni altra regione si scopre un’altra opinione; una carta che ripete un tema scoperto viene scartata e sostituita. Il tabellone successivo in senso orario è quello corrente; il turno 7 è solo scrutinio.',
  },
  R0: {
    title: 'Non più di quanto hai',
    text: 'Non puoi offrire o pagare più del denaro che hai in questo momento; ciò che riceverai più tardi non conta. Una somma più alta viene respinta, con il limite indicato, e nulla cambia. Le regole stampate del 2019 puniscono una simile offerta; qui non si può fare.',
  },
  R13: {
    title: 'Politici che non puoi pagare',
    text: 'Nell’edizione 2006 devi poter pagare insieme tutti i politici che giochi in un turno, perché si pagano tutti appena scoperti. Una scelta che costa più del tuo denaro viene respinta: giocane di meno o di meno cari. Nelle edizioni 2019 e 1997 puoi giocare carte che non puoi pagare.',
  },
  R18: {
    title: 'Chi vede che cosa',
    text: 'Sono nascosti le mani, il denaro (a meno che al tavolo si giochi con denaro scoperto), i politici coperti, le decisioni segrete finché non ci sono tutte, le opinioni coperte, i mazzi, i sondaggi non pubblicati e i contributi rifiutati finché non vengono scoperti. Una decisione segreta si chiede una volta sola: quando hai dato la tua, resta nascosta finché non hanno deciso anche gli altri. Tutto il resto è visibile, anche quante carte ci sono e dove, e nell’edizione 2019 il dorso del primo sondaggio del mazzo.',
  },
  R52: {
    title: 'Migliaia intere',
    text: 'Ogni somma di denaro è un multiplo intero di 1.000. Un rilancio è quindi di almeno 1.000 in più dell’offerta precedente. La banca non resta mai senza denaro.',
  },
};
