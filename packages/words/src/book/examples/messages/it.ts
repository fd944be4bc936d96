/** One example for a phase, with the figures of its scenario. */
export const examples = {
  'ex.2019.first-platform':
    'Con due volte istruzione (+), due volte stato sociale (−), genetica a favore e contro, e digitale, la SPD può mostrare quattro temi. Scarta le altre tre carte, ne pesca tre, espone trasporti (+) come quinto tema e tiene in mano istruzione (−).',
  'ex.2019.starting-blocks':
    'La SPD prende il blocco C: comizi in Bassa Sassonia e Brandeburgo, trend in entrambe, voti in Bassa Sassonia. Sono 3 comizi e trend +2 in ciascuna, e 6 voti in Bassa Sassonia.',
  'ex.2019.start-player':
    'In due offrono 3.000. Chi era giocatore iniziale rilancia a 4.000, l’altro passa: si pagano 4.000, e chi ha perso non paga nulla.',
  'ex.2019.platforms':
    'La Bassa Sassonia è contro i trasporti, la SPD a favore. Prende trasporti (−) dalle carte scoperte e la mette nel programma: ora tre carte sono in accordo.',
  'ex.2019.media-shares':
    'In Bassa Sassonia ci sono tre segnalini. Un giocatore compra il quarto, un altro il quinto, a 5.000 ciascuno. Ora i media lì sono pieni.',
  'ex.2019.meetings':
    'La SPD ha 5 comizi in Bassa Sassonia e ne compra altri 3 per 3.000, più 2 in Brandeburgo per 2.000: 5.000 in tutto. Con 8 non può comprarne altri in Bassa Sassonia.',
  'ex.2019.send-politicians':
    'La SPD manda un politico in Bassa Sassonia. Poi la Linke ne manda uno lì e uno in Brandeburgo. In Bassa Sassonia agirà prima la SPD. Nessuno ha ancora pagato.',
  'ex.2019.politicians-act':
    'In Brandeburgo la Linke paga 8.000 per il segretario generale: 8 voti, poi un sondaggio che la alza e abbassa la SPD. In Bassa Sassonia il deputato semplice della SPD fa di stato sociale (−) il tema chiave; il vicecancelliere della Linke non può più farlo: alza il trend e cambia il programma.',
  'ex.2019.media-influence':
    'La Linke ha tre segnalini su cinque in Bassa Sassonia e controlla i media. Stato sociale (−) è il tema chiave e resta. Scarta trasporti (−) e fa entrare ambiente (+).',
  'ex.2019.poll-auctions':
    'La CDU compra un sondaggio per 4.000: CDU +2, FDP −2, Linke −1. Lo pubblica: due caselle in su per la CDU, due in giù per la FDP. La Linke lì controlla i media e non scende.',
  'ex.2019.votes':
    'La SPD ha in Bassa Sassonia 8 comizi e trend +4. Due carte sono in accordo, una sul tema chiave: conta 3. (8 + 4) × 3 = 36 voti.',
  'ex.2019.election':
    'Vota il Brandeburgo. Con ciò che si conta ora la FDP ha 3 voti, la CDU 23, la SPD 34 e la Linke 52: 0, 13, 16 e 21 seggi. La Linke supera 50 e vince altri 12 punti. Porta un segnalino sul tabellone dei media, e così la CDU, che controlla i media.',
  'ex.2019.pay-out':
    'La SPD ha 16 seggi e 12 iscritti: 28.000. Prende il contributo di 20.000, che costa 2 iscritti. Ora ha 48.000 in più e 10 iscritti.',
  'ex.2019.final-scoring':
    'Due giocatori hanno il massimo, 12.000 ciascuno: 6 punti a entrambi, e nessuno prende i 3 del secondo. Senza denaro non si prende nulla.',
  'ex.2006.starting-blocks':
    'Trend +1 e 6 voti in Baviera, 6 comizi in Assia, due segnalini media a Berlino e iscritti +4: l’Assia ha poi 7 comizi, uno dalla preparazione, e tu hai 9 iscritti.',
  'ex.2006.coalitions':
    'A e B hanno due carte in comune: A chiede, B rifiuta. B e C ne hanno tre: B impone la coalizione, e C non può rifiutare.',
  'ex.2006.media-shares':
    'Due giocatori hanno tre segnalini ciascuno in Baviera dalle posizioni di partenza, un terzo ne ha uno. Contano tutti, anche se gli spazi sono cinque. Nessuno ne ha più di ogni altro, quindi nessuno controlla i media.',
  'ex.2006.votes':
    'Due accordi meno un contrasto fanno +1, e il trend è +2: ogni comizio vale 3 voti. 8 comizi ne portano 24.',
  'ex.2006.last-count':
    'Con affinità −4 e trend −3 il fattore è sotto zero. Due comizi interi portano comunque un voto: 7 comizi portano 3 voti.',
  'ex.2006.election':
    'Tre partiti hanno 20 voti ciascuno. Vince il segnalino in cima alla pila, di misura: un segnalino media e un’opinione per il tabellone nazionale.',
  'ex.2006.base-gain':
    'Una tua carta è in accordo con un’opinione nazionale sotto un 2: iscritti +2, anche se l’opinione è bloccata.',
  'ex.2006.pay-out':
    '12 seggi portano 12.000. Con 10 iscritti altri 10.000 dopo il turno 1, ma non dopo il turno 2.',
  'ex.2006.donations':
    'A accetta e tira 2, 0 e 3: iscritti −3. B rifiuta la somma più grande e guadagna il totale dei suoi dadi e di altri tre; C ha rifiutato meno e guadagna solo i suoi.',
  'ex.2006.final-scoring':
    '30, 30 e 22 iscritti: i primi due si dividono 16 punti, 8 a testa, e il terzo non prende nulla.',
  'ex.2006.poll-auctions':
    'La SPD vince un sondaggio: CDU +2, SPD −1, FDP +1. Può pubblicare una o due righe di qualsiasi partito, per esempio FDP +1 e CDU +2, o tenerlo riservato e tirare due dadi per gli iscritti.',
  'ex.2019.draft':
    'Ognuno riceve sette carte. A tiene istruzione (+) e passa le altre sei a sinistra. Si fa quattro volte; le ultime tre carte si aggiungono, e così tutti ne hanno sette.',
  'ex.2019.next-round':
    'Il Brandeburgo ha votato e viene sgombrato. La Bassa Sassonia scopre istruzione (+), che mostra già: quella carta lascia il posto a stato sociale (−). Ora lì sono scoperte tre opinioni.',
  'ex.2006.start-player':
    'A e B offrono 5.000, C 4.000. A e B offrono di nuovo, 8.000 ciascuno. È ancora parità, quindi tirano: 1 e 1, poi 0 e 2. B paga 8.000 e nomina A giocatore iniziale.',
  'ex.2006.platforms':
    'A ha una carta in mano e arriva a tre con due tasse (−). Le scarta entrambe, pesca tagli ai salari (−) e stato sociale (−), e mette tagli ai salari (−) al posto di tagli ai salari (+).',
  'ex.2006.send-politicians':
    'A ha 11.000: può permettersi il segretario d’aula per 4.000 in Assia e il presidente del Bundestag per 6.000 in Baviera, ma non una coppia più cara. Una volta scoperti si pagano, e il telefono del segretario porta in Assia una tessera Coalizione.',
  'ex.2006.meetings':
    'A ha 8 comizi in Baviera e 6.000. Altri due riempiono lì i dieci spazi, e quattro vanno in Assia, quanti possono essere nuovi in una regione: 6.000 in tutto.',
  'ex.2006.spoils':
    'A ha vinto in Baviera e vi ha un segnalino, che va sul tabellone nazionale. Tagli ai salari (+) è già lì e adesso è bloccata; tasse (+) entra nello spazio seguente.',
  'ex.2006.next-round':
    'L’elezione è finita e l’Assia viene sgombrata. La Baviera scoprirebbe tagli ai salari (−), ma mostra tagli ai salari (+): la carta va sotto il mazzo, e al suo posto arrivano le misure antiterrorismo (+).',
  'ex.1997.start-player':
    'A e B offrono 5.000 ciascuno, C 1.000. Tirano subito il dado, 3 contro 2: A paga 5.000 e nomina C giocatore iniziale.',
  'ex.1997.send-politicians':
    'A ha 3.000 e mette in Baviera il cancelliere, che costa molto di più: un bluff. Il deputato semplice in Assia viene pagato, il cancelliere esce dal gioco. Anche il segretario d’aula di B viene pagato, e il suo telefono porta una tessera in Baviera.',
  'ex.1997.politicians-resolve':
    'A ha 29.000 e paga il cancelliere per 25.000 e il deputato semplice per 2.000; gli altri due escono dal gioco. Il cancelliere alza il trend di A in Baviera, di uno spazio.',
  'ex.1997.media-influence':
    'A controlla i media in Baviera, B quelli nel Saarland. Si va in ordine di regione: la Baviera vota per prima, quindi A può scambiare un’opinione, e poi B.',
  'ex.1997.pay-out': '12 seggi e 25 iscritti, in un turno in cui gli iscritti pagano: A riceve 37.000.',
  'ex.1997.spoils':
    'Tutti e cinque gli spazi nazionali sono occupati, nessuno è bloccato. A porta stato sociale (+) al posto dell’euro (+): la carta va in fondo e le altre avanzano. Poi riforma sanitaria (−) sostituisce riforma sanitaria (+) e va a sua volta in fondo.',
};
