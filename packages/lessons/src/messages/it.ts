import type { LessonMessages } from './en.ts';

export const it: LessonMessages = {
  'lesson.2019': 'Impara Die Macher',

  'party.title': 'Il tuo partito',
  'party.board': 'In questo turno vota l’Assia.',
  'party.board-more':
    'Guidi la SPD in quattro elezioni regionali, una per turno. La cornice scura mostra dove si vota; le altre due regioni verranno dopo.',
  'party.lane': 'Questa riga è tua: finora 22 voti.',
  'party.lane-more':
    'Ogni partito ha la sua riga. La linea a 50 è la maggioranza assoluta: chi ci arriva da solo vince la regione. La CDU/CSU è in testa con 27.',
  'party.mandates': 'I voti danno punti, e la vittoria pure.',
  'party.mandates-more':
    'L’Assia dà fino a 28 punti per i voti, che tu vinca o no. La vittoria ne aggiunge 12, oppure 7 se la dividi con un alleato.',
  'party.own': 'Ecco tutto quello che hai.',
  'party.own-more':
    'Cinque punti di programma, 31.000 in cassa e 11 iscritti. Ogni iscritto porta 1.000 a turno e alla fine vale un punto.',

  'platform.title': 'Programma',
  'platform.opinions': 'Questo vogliono gli elettori dell’Assia.',
  'platform.opinions-more':
    'La spunta: il tuo programma dice lo stesso. La croce: dice il contrario. Lo stato sociale è il tema chiave e conta doppio.',
  'platform.agree': 'Per ora non convinci nessuno: affinità 0.',
  'platform.agree-more':
    'Lo stato sociale conta doppio e ti dà 2, istruzione e trasporti ti tolgono 1 ciascuno. Un’affinità sotto 1 vale comunque ×1, una più alta moltiplica i voti: niente conta di più.',
  'platform.source': 'La carta giusta l’hai già in mano: non pescare.',
  'platform.source-more': 'Scegli «{nothing}» e passi subito al programma.',
  'platform.source-otherwise':
    'In una partita vera puoi pescare. Qui hai già quel che serve: non prendere niente.',
  'platform.exchange': 'Scambia Istruzione − con Istruzione +.',
  'platform.exchange-more':
    'Tocca la carta nel programma, poi quella in mano. I tabelloni mostrano subito che cosa cambia.',
  'platform.exchange-otherwise': 'Solo questo scambio: fuori Istruzione −, dentro Istruzione +.',
  'platform.done': 'Affinità 2: qui ogni comizio ora conta doppio.',
  'platform.done-more': 'Gli elettori sono gli stessi. Tu hai cambiato idea.',

  'meetings.title': 'Comizi',
  'meetings.formula': 'Comizi più trend, per affinità: ecco i tuoi voti.',
  'meetings.formula-more':
    'In Assia hai 5 comizi, il tuo trend è +2 e l’affinità è 2. Né la somma né l’affinità valgono mai meno di 1.',
  'meetings.sum': 'Quanti voti sarebbero?',
  'meetings.sum-more': '5 comizi, trend +2, affinità 2.',
  'meetings.sum-otherwise': 'Prima somma comizi e trend, 5 + 2, poi per 2.',
  'meetings.buy': 'Con tre comizi in più superi la CDU/CSU.',
  'meetings.buy-more': '8 comizi e trend 2 fanno 10, per 2: 20 nuovi voti. Scegli 3 in Assia e comprali.',
  'meetings.buy-otherwise': 'Non proprio: 3 in Assia e niente altrove.',
  'meetings.done': '22 voti e altri 20: 42.',
  'meetings.done-more':
    'L’Assia vota in questo turno, quindi i comizi contano subito. Nelle altre regioni te ne servono almeno quattro.',

  'media.title': 'Media',
  'media.spaces': 'In Assia nessuno controlla i media.',
  'media.spaces-more':
    'Tre partiti hanno un segnalino ciascuno e due spazi sono liberi. Controlla i media chi ha più segnalini di ogni altro partito.',
  'media.buy': 'Compra un segnalino in Assia per 5.000.',
  'media.buy-more':
    'Il controllo ti protegge dai sondaggi sfavorevoli e ti lascia cambiare un’opinione. La sera delle elezioni dà anche punti, pure se perdi.',
  'media.buy-otherwise': 'Guarda l’Assia: lì basta un segnalino per avere il controllo.',
  'media.pass': 'Controlli i media in Assia. Ora passa.',
  'media.pass-more': 'Si compra un segnalino alla volta e si torna a chiedere finché tutti passano.',
  'media.pass-otherwise': 'Per ora risparmia e passa.',

  'influence.title': 'Influenza',
  'influence.clash': 'L’Assia vuole più trasporti. Tu no.',
  'influence.clash-more': 'Quella croce ti toglie 1. Ma qui controlli i media e puoi cambiare un’opinione.',
  'influence.change': 'Scambia Trasporti + con qualcosa che sostieni.',
  'influence.change-more': 'Scegli Trasporti +, poi un’opinione con la spunta. Il tema chiave non si cambia.',
  'influence.change-otherwise':
    'Togli Trasporti + e scegli un’opinione che va d’accordo con il tuo programma.',
  'influence.done': 'Affinità 4: un contrasto in meno, un accordo in più.',
  'influence.done-more':
    'Cambiano i voti di tutti, non solo i tuoi. Per questo tutti guardano chi ha i media.',

  'politicians.title': 'Politici',
  'politicians.five': 'Hai cinque politici per tutta la partita.',
  'politicians.five-more':
    'Ognuno agisce una volta e poi è perso. I numeri sono i costi; toccane uno per vedere che cosa sa fare.',
  'politicians.send': 'Manda il vicecancelliere in Assia.',
  'politicians.send-more': 'Metti la carta coperta: nessuno sa chi arriva. Paghi solo quando viene scoperta.',
  'politicians.send-otherwise': 'Manda in Assia il vicecancelliere e nessun altro.',
  'politicians.pay': 'La carta è scoperta: paga 5.000.',
  'politicians.pay-more': 'Se non paghi, il politico se ne va senza fare niente.',
  'politicians.pay-otherwise': 'Questo ti serve: paga.',
  'politicians.trend': 'Prima l’azione principale: il tuo trend sale di uno spazio.',
  'politicians.trend-more': 'Gli spazi sono −3, −2, 0, +2, +3, +4. Uno spazio sopra lo 0 è quindi +2.',
  'politicians.trend-otherwise': 'Potresti rinunciare, ma perché?',
  'politicians.key': 'Poi fai di uno dei tuoi accordi il tema chiave.',
  'politicians.key-more': 'Da ora conta doppio, per tutti. Scegli stato sociale o istruzione.',
  'politicians.key-otherwise':
    'Metti il tema chiave su un’opinione con la spunta: Stato sociale + o Istruzione +.',
  'politicians.done': 'Trend +2, affinità 2: con una visita passi da 5 voti a 14.',
  'politicians.done-more': 'Prima i tuoi cinque comizi valevano 5 × 1, ora 7 × 2.',

  'polls.title': 'Sondaggi',
  'polls.back': 'C’è un sondaggio sull’Assia, e il dorso mostra il tuo simbolo.',
  'polls.back-more':
    'Quindi alza il tuo trend di due spazi e ne abbassa altri due. Ognuno offre una volta; la CDU/CSU è in testa in Assia e offre per ultima.',
  'polls.bid': 'Offri tra 2.000 e 6.000.',
  'polls.bid-more': 'La FDP ha offerto 1.000. Solo chi vince il sondaggio può guardarlo.',
  'polls.bid-otherwise': 'Offri da 2.000 a 6.000: meno non basta, più è troppo.',
  'polls.use': 'È tuo. Pubblicalo!',
  'polls.use-more': 'Se un sondaggio non ti aiuta, tienilo riservato: porta 3 iscritti.',
  'polls.use-otherwise': 'Questo ti conviene: pubblicalo.',
  'polls.done': 'Sali a +3. I Verdi scendono a −2, la CDU/CSU a +2.',
  'polls.done-more': 'Chi controlla i media in Assia non viene mai abbassato da un sondaggio.',

  'night.title': 'Notte elettorale',
  'night.early': 'La Bassa Sassonia vota dopo, ma i tuoi sei comizi lì valgono ora 16 voti.',
  'night.early-more':
    '(6 + 2) × 2. Al prossimo turno lì si scopre un’altra opinione, che può rovinare tutto, e i comizi tornano a te. Trasformali in voti.',
  'night.early-otherwise': 'Potresti aspettare. Ma 16 voti sono tanti e sono sicuri: converti tutti e sei.',
  'night.partner': 'Nessuno aveva 50, così il partito più forte ha avuto un alleato.',
  'night.partner-more':
    'Eri tu, con 42. L’alleato deve portarti a 50 ed è quello con più punti di programma in comune: con i Verdi ne hai tre. 7 punti a testa.',
  'night.money': 'Voti e iscritti ti hanno fruttato 36.000.',
  'night.money-more': '25 punti per i voti e 11 iscritti portano 1.000 ciascuno. La vittoria in sé non paga.',
  'night.donation': 'Ora scegli un contributo: accettalo o rifiutalo.',
  'night.donation-more':
    'Accettare soldi costa iscritti. Rifiutarli ne porta. A volte è giusto l’uno, a volte l’altro: decidi tu.',
  'night.donation-otherwise': 'Scegli uno dei contributi.',

  'last.title': 'Il tuo turno',
  'last.stand': 'L’ultimo turno: la Bassa Sassonia decide la partita.',
  'last.stand-more':
    'La CDU/CSU ha 60 punti dalle elezioni, tu 53. Alla fine contano anche media, iscritti e denaro.',
  'last.play': 'Adesso la partita è tua.',
  'last.play-more': 'Tocca tutto quello che non conosci. I tabelloni mostrano che cosa farebbe ogni scelta.',

  'lesson.2006': 'Dal 2019 al 2006',
  'votes06.title': 'Voti',
  'votes06.formula': 'Qui trend e affinità si sommano, e la somma moltiplica.',
  'votes06.formula-more':
    'I voti sono comizi per (trend più affinità). Ad Amburgo hai 6 comizi, trend 1 e affinità 2.',
  'votes06.sum': 'Quanti voti sono?',
  'votes06.sum-more': '6 comizi, trend 1, affinità 2.',
  'votes06.sum-otherwise': 'Prima 1 + 2, poi per 6.',
  'votes06.turn': 'Trasformali tutti e sei.',
  'votes06.turn-more':
    'Per farlo servono cinque comizi in una regione, anche in quella che si sta contando; ciò che lì resta conta a fine turno. Non prendi mai meno di metà dei comizi.',
  'votes06.turn-otherwise': 'È il momento buono: convertili tutti e sei.',
  'coalition06.title': 'Coalizioni',
  'coalition06.behind': 'La CDU/CSU guida la Sassonia con 33, e vince chi ha più voti. I 50 non servono.',
  'coalition06.behind-more':
    'Tu hai 21, i Verdi 19. Politici con il telefono hanno lasciato qui la tua tessera Coalizione, e la loro.',
  'coalition06.force': 'Prendi i Verdi come alleati.',
  'coalition06.force-more':
    'Servono due punti di programma in comune. Con due possono dire di no; con tre puoi imporlo, e ne avete tre.',
  'coalition06.force-otherwise': 'Chiedi ai Verdi: insieme avete 40.',
  'coalition06.done': 'Siete insieme: 40 contro 33.',
  'coalition06.done-more':
    'Se vincete, ciascuno porta un segnalino e un’opinione sul tabellone nazionale. I seggi vanno secondo i voti di ognuno.',
  'polls06.title': 'Sondaggi',
  'polls06.bid': 'I sondaggi vanno all’asta aperta: offri da 3.000 a 5.000.',
  'polls06.bid-more':
    'Puoi rilanciare quanto vuoi. Il dorso non dice niente, e solo chi compra vede il sondaggio.',
  'polls06.bid-otherwise': 'Offri tra 3.000 e 5.000.',
  'polls06.lines': 'Ora scegli una o due delle sue righe.',
  'polls06.lines-more':
    'Non sei obbligato: tenuto riservato, un sondaggio porta in iscritti la somma di due dadi. I dadi vanno da 0 a 3.',
  'polls06.lines-otherwise': 'Alza te stesso, abbassa i Verdi, o tienilo riservato.',
  'national06.title': 'Tabellone nazionale',
  'national06.promote': 'Hai vinto la Sassonia da solo: manda un segnalino sul tabellone nazionale.',
  'national06.promote-more': 'Lì a fine partita dà i punti di questo turno.',
  'national06.promote-otherwise': 'Mandalo: la regione viene sgomberata comunque.',
  'national06.first': 'Ora metti un’opinione della Sassonia sul tabellone nazionale.',
  'national06.first-more': 'Scegline una che sostieni. Dopo una vittoria netta da solo sono fino a due.',
  'national06.first-otherwise': 'Scegli Tasse + o Energia nucleare −: vanno d’accordo con il tuo programma.',
  'national06.done':
    'Ogni punto di programma d’accordo con questo tabellone porta iscritti a ogni turno e punti alla fine.',
  'national06.done-more':
    'La stessa opinione una seconda volta la blinda; quella contraria ne prende il posto.',
  'donations06.title': 'Contributi',
  'donations06.money': 'Qui il denaro non dà punti. Gli iscritti sì.',
  'donations06.money-more':
    'Ognuno è un punto, e il partito più grande ne ha altri 10, il secondo 6. Pagano solo nei turni 1, 3 e 5.',
  'donations06.lay': 'Metti un contributo: accettalo o rifiutalo.',
  'donations06.lay-more':
    'Accettare costa iscritti secondo il dado più alto, rifiutare porta la somma di tutti i dadi. Chi rifiuta da solo la somma più alta ne tira altri tre.',
  'donations06.lay-otherwise': 'Scegli un contributo.',
};
