/** What differs between the editions. */
export const differences = {
  'diff.elections': 'Elezioni e turni',
  'diff.elections.2019': 'Quattro elezioni in quattro turni, o sette in cinque',
  'diff.elections.2006': 'Sette elezioni in sette turni, o cinque in cinque; nell’ultimo si conta soltanto',
  'diff.elections.1997': 'Sette elezioni in sette turni; nell’ultimo si conta soltanto',
  'diff.start': 'L’inizio',
  'diff.start.2019': 'Carte programma nel draft. Un blocco di cinque vantaggi, gli uguali in regioni diverse',
  'diff.start.2006':
    'Programma e tre carte distribuiti. Un’opzione per ciascuna di due colonne, anche più volte nella stessa regione',
  'diff.start.1997': 'Come nel 2006',
  'diff.bid': 'Giocatore iniziale',
  'diff.bid.2019': 'Inizia chi offre di più. In parità si rilancia una volta, a turno',
  'diff.bid.2006': 'Chi offre di più sceglie il giocatore iniziale. In parità si offre ancora, poi si tira',
  'diff.bid.1997': 'Chi offre di più sceglie il giocatore iniziale. In parità si tira subito',
  'diff.platform': 'Programma',
  'diff.platform.2019': 'Si prende dalle carte scoperte, se ne cambiano fino a due, se ne tiene una',
  'diff.platform.2006': 'Si completa la mano a tre, si ripesca una volta, se ne cambia una',
  'diff.platform.1997': 'Come nel 2006',
  'diff.politicians': 'Politici',
  'diff.politicians.2019':
    'Dopo media e comizi. Si paga quando si scoprono, o si rinuncia; azione principale e secondaria',
  'diff.politicians.2006':
    'Prima di media e comizi. Devi poterli pagare tutti; un’azione ciascuno, obbligatoria',
  'diff.politicians.1997':
    'Prima di media e comizi. Messi uno alla volta, si può bluffare; i trend si spostano sempre di 1',
  'diff.coalition': 'Coalizioni',
  'diff.coalition.2019': 'Nascono dalle regole all’elezione, senza chiedere',
  'diff.coalition.2006':
    'Una fase apposita: una tessera a testa, due carte in comune per chiedere, tre per imporre',
  'diff.coalition.1997': 'Come nel 2006',
  'diff.media': 'Media',
  'diff.media.2019':
    '5.000 a segnalino. Gli scambi dopo i politici, con il tabellone opinioni, che si svuota',
  'diff.media.2006':
    '4.000 a segnalino. Gli scambi subito dopo l’acquisto, in ordine inverso di regione, con un pool di sei',
  'diff.media.1997':
    '4.000 a segnalino. Gli scambi subito dopo l’acquisto, in ordine di regione, con un pool di sei',
  'diff.meetings': 'Comizi',
  'diff.meetings.2019': 'Sempre più cari: 1.000 per uno, 20.000 per otto; al massimo 8 in una regione',
  'diff.meetings.2006': '1.000 ciascuno, al massimo quattro nuovi in una regione e dieci in tutto',
  'diff.meetings.1997': 'Come nel 2006',
  'diff.polls': 'Sondaggi',
  'diff.polls.2019':
    'Il dorso mostra chi sale. Un’offerta a testa. Si pubblica solo se si sale, altrimenti iscritti +3',
  'diff.polls.2006': 'Comprati al buio, con rilanci. Una o due righe di chiunque, o due dadi di iscritti',
  'diff.polls.1997': 'Come nel 2006',
  'diff.votes': 'Voti',
  'diff.votes.2019': '(comizi + trend) × affinità, ciascuno almeno 1; senza limite; da quattro comizi',
  'diff.votes.2006':
    'comizi × (trend + affinità), almeno mezzo voto ciascuno; al massimo 50; da cinque comizi',
  'diff.votes.1997': 'Come nel 2006',
  'diff.win': 'Chi vince un’elezione',
  'diff.win.2019': '50 voti da solo, o il più forte con un alleato: 12, 10, 7 o 5 punti',
  'diff.win.2006': 'Più voti, una coalizione conta insieme. Niente punti, ma il tabellone nazionale',
  'diff.win.1997': 'Come nel 2006, ma sul tabellone nazionale pieno le opinioni scorrono',
  'diff.pay': 'Denaro e iscritti',
  'diff.pay.2019': 'Seggi e iscritti pagano ogni turno; i contributi costano o danno numeri fissi',
  'diff.pay.2006':
    'Gli iscritti pagano solo nei turni 1, 3 e 5; per i contributi si tirano dadi; le opinioni nazionali condivise portano iscritti',
  'diff.pay.1997': 'Come nel 2006, ma il turno 6 non paga, e i rifiuti si mostrano insieme',
  'diff.end': 'La fine',
  'diff.end.2019': 'Seggi, vittorie, media, iscritti, e 6 e 3 per il denaro',
  'diff.end.2006': 'Seggi, media, iscritti con 10 e 6 ai primi, opinioni nazionali. Il denaro non vale',
  'diff.end.1997': 'Come nel 2006',
};
