import type { CliMessages } from './en.ts';

/** What the terminal client says besides the words of the game, in Italian. */
export const it: CliMessages = {
  'help.main': `macher — Die Macher, il gioco delle elezioni, nel tuo terminale

  macher play       gioca una partita contro i bot, o in più persone alla stessa tastiera
  macher simulate   fa giocare molte partite ai bot e ne conserva le registrazioni
  macher arena      fa giocare i bot fra loro e misura chi è più forte
  macher sit        fa giocare un tuo programma al tavolo di un server
  macher replay     ripercorre una partita registrata, passo per passo
  macher review     rivede una partita: probabilità, svolte, decisioni costose
  macher check      controlla registrazioni e pacchetti di componenti
  macher verify     controlla che la distribuzione di una partita registrata sia onesta
  macher scenario   esegue file di scenario e dice che cosa non torna
  macher components elenca tutti i numeri del gioco e la loro origine
  macher bench      misura la velocità del motore
  macher doctor     rigioca tutte le partite salvate da un server e controlla che tornino
  macher backup     copia i dati di un server mentre è in funzione
  macher move       sposta i dati di un server in PostgreSQL, o di nuovo in una cartella
  macher owner      crea un nuovo segreto per chi gestisce un server
  macher dump       scrive in un file le partite che chi ha giocato lascia pubblicare

  macher COMANDO --help spiega il resto; nella cartella del progetto scrivi
  npm run macher -- COMANDO. Tutti i comandi accettano
  --lang en|de|pl|it|fr   la lingua; altrimenti decide LANG

Codici di uscita: 0 tutto bene, 1 qualcosa non va in ciò che si è controllato o giocato,
2 comando non compreso, 130 interrotto.`,
  'help.play': `macher play — gioca una partita

  --ruleset ID    2019-4 (quattro elezioni, predefinito), 2019-7 (sette elezioni),
                  2006-7, 2006-5 o 1997-7
  --players N     da 3 a 5, predefinito 4
  --humans LISTA  quante persone giocano (predefinito 1), o i loro partiti: cdu,spd
  --party ID      il tuo partito: cdu, spd, fdp, gruene o linke
  --bots LISTA    chi sono gli altri: uno per tutti, o uno per ogni posto, per esempio
                  3,2,2-miser: 0 casuale, 1 principiante, 2 forte (predefinito), 3 calcola
                  in anticipo, 4 riflette a fondo; 2, 3 e 4 anche con un carattere:
                  -miser, -baron, -seeker, -organiser, -fighter
  --seed TESTO    lo stesso seme dà la stessa distribuzione
  --open-money    il denaro di tutti è visibile
  --pack FILE     un pacchetto di componenti
  --save FILE     dove salvare la partita (predefinito: records/, un file nuovo)
  --resume FILE   riprende una partita salvata

A ogni domanda:  ? la regola, i segni e i tasti   ?? tutte le regole in breve
                 t il tabellone   l il registro   s conferma sì/no
                 u annulla   q salva ed esci
Puoi annullare le tue decisioni finché tocca a te e nulla di nascosto è stato rivelato.`,
  'help.simulate': `macher simulate — i bot giocano molte partite

  --ruleset ID    predefinito 2019-4
  --players N     da 3 a 5, predefinito 4
  --games N       predefinito 1000
  --seed TESTO    il primo seme (predefinito 1); ogni partita ha il suo
  --bots LISTA    uno per tutti i posti, o uno per ciascuno; predefinito 0, casuale
  --records DIR   conserva in questa cartella la registrazione di ogni partita
  --reasons       con --records: anche il perché di ogni decisione dei bot, in JSON
  --pack FILE     un pacchetto di componenti
  --json          il riepilogo in JSON`,
  'help.arena': `macher arena — i bot giocano fra loro

  --bots LISTA    chi gioca, per esempio 3,2,2,2 o 3,2x3; tanti quanti i giocatori, o di
                  più: allora ogni blocco sorteggia chi siede al tavolo. 0 casuale,
                  1 principiante, 2 forte, 3 calcola in anticipo, 4 riflette a fondo,
                  2-miser e così via; docs/bots
  --bot "CMD"     un tuo programma, prima degli altri nella lista; si può indicare
                  più volte; docs/bot-protocol.md
  --ruleset ID    predefinito 2019-4
  --players N     da 3 a 5; predefinito: tanti quanti i bot, o 4
  --games N       predefinito 1024, arrotondato per eccesso a blocchi interi; un blocco
                  è una distribuzione, giocata in ogni rotazione dei posti
  --seed TESTO    predefinito arena; lo stesso seme dà le stesse partite
  --both          con due bot diversi: anche a ruoli invertiti, per esempio 3,2,2,2
                  e poi 2,3,3,3
  --sequential BASSO,ALTO
                  si ferma appena è deciso se il primo bot vince al massimo BASSO o almeno
                  ALTO partite su cento; probabilità di errore 5 per cento nei due sensi
  --shard N/M     gioca solo la parte N di M della sfida, su qualunque macchina, in un
                  file suo
  --times         controlla ogni azione e indica quanto durano le decisioni
  --limit MS      con --times: una decisione che dura di più è un errore
  --time-limit MS quanto può durare una decisione di un programma, predefinito 1000
  --workers N     predefinito: tutti i core; i risultati non dipendono dal numero
  --out FILE      dove conservare le partite finite (predefinito: un file in arena/)
  --resume        continua le partite dei programmi; quelle dei nostri bot si
                  continuano comunque
  --json          il resoconto in JSON, una riga per ogni direzione

Ctrl-C interrompe; lo stesso comando prosegue da ciò che è nel suo file.

macher arena merge FILE… --out FILE [--json] unisce le parti di una sfida, con il rapporto
che avrebbe avuto in un pezzo solo.`,
  'help.replay': `macher replay FILE — ripercorre una partita registrata

  --seat CHI      vista da un posto: un partito o un numero di posto a partire da 1;
                  senza questa opzione è tutto scoperto
  --all           mostra tutti i passi senza attendere
  --json          tutti gli eventi, tutte le elezioni e i punti finali per origine

Tasti: Invio avanti   b indietro   n fase successiva   r turno successivo
       g N vai al passo N   q esci`,
  'help.review': `macher review FILE — rivede una partita finita

Dice come sono andate le probabilità di vittoria, che cosa le ha cambiate di più e quali
decisioni di un posto sono costate più di 2 punti. Ognuna è confrontata con la migliore
che trova il livello 4, da ciò che il posto sapeva allora. Le probabilità valgono se bot
che guardano avanti avessero continuato; prima della prima elezione nessuno può saperlo.
  --seat CHI      di chi: un partito o un numero di posto a partire da 1; altrimenti la
                  prima persona, o il posto 1
  --workers N     predefinito: tutti i core; il risultato è lo stesso con ogni numero
  --json          tutto quello che è stato trovato`,
  'help.check': `macher check FILE… — controlla registrazioni e pacchetti di componenti

Una registrazione viene rigiocata e confrontata con il risultato che dichiara;
un pacchetto viene confrontato con lo schema in docs/component-pack.schema.json.
Del primo errore viene indicata la posizione.
  --json          un oggetto per file`,
  'help.verify': `macher verify FILE… — controlla che la distribuzione di una partita registrata sia onesta

Rigioca la registrazione e controlla che il seme derivi dal segreto promesso prima della
partita e da ciò che i giocatori hanno aggiunto, e che le decisioni segrete non siano
cambiate. Il codice di uscita è 0 solo se la distribuzione è provata e nessun sigillo è
rotto.
  --commitment TESTO  l’impegno che hai visto prima della partita, da confrontare
  --json              un oggetto per file`,
  'help.scenario': `macher scenario FILE… — esegue file di scenario

Uno scenario è una posizione, con delle azioni e ciò che dovrebbe risultarne;
docs/scenarios.md spiega come scriverne uno. Il comando dice che cosa non torna.
  --json          un oggetto per file`,
  'help.components': `macher components — tutti i numeri del gioco e la loro origine

  --ruleset ID    di quale gioco, predefinito 2019-4
  --pack FILE     con i valori di un pacchetto di componenti
  --json          in JSON`,
  'help.doctor': `macher doctor — rigioca tutte le partite salvate da un server e controlla che tornino

Legge la cartella dei dati (MACHER_DATA, altrimenti data), che il server sia in funzione
o no, e non cambia nessuna partita. Il comando dice con quale epoca delle regole è iniziato
ogni tavolo, e a quale qualcosa non torna o è bloccato, e perché.`,
  'help.backup': `macher backup FILE — una copia completa dei dati di un server, in un nuovo file

Copia partite e giocatori dalla cartella dei dati (MACHER_DATA, altrimenti data), che
il server sia in funzione o no. docs/hosting.md spiega come ripristinare la copia.`,
  'help.move': `macher move DESTINAZIONE — una copia completa dei dati di un server, in un altro posto

Copia tutto dalla cartella dei dati (MACHER_DATA, altrimenti data) o dal database
(DATABASE_URL) in DESTINAZIONE: una cartella, o l’indirizzo di un database PostgreSQL come
postgres://macher@localhost/macher. DESTINAZIONE deve essere vuota, e nessun server può
usare l’una o l’altra. Poi tutto viene confrontato e ogni partita rigiocata lì, come fa
macher doctor. Nel vecchio posto non cambia nulla.`,
  'help.owner': `macher owner --new — un nuovo segreto per chi gestisce un server

Mostra il nuovo segreto una sola volta. Quello di prima non vale più, e chi era entrato
con esso in /host ne esce subito, che il server sia in funzione o no. I dati sono nella
cartella (MACHER_DATA, altrimenti data) o nel database (DATABASE_URL). Esegui il comando
con lo stesso utente del server.`,
  'help.dump': `macher dump --out FILE — partite finite come dati aperti, una registrazione per riga

Scrive le partite di un server (MACHER_DATA, altrimenti data, o DATABASE_URL), in funzione
o no, che tutti quelli che hanno giocato lasciano pubblicare: le private solo se tutti
permettono anche questo, quelle di una gara solo quando è finita. Mancano i nomi e tutto
ciò che è stato detto. FILE viene sostituito quando tutto è scritto. Come si legge, lo
dice docs/record-format.md.

  --out FILE      dove
  --since GIORNO  solo partite finite in quel giorno (UTC) o dopo, per esempio 2026-01-31`,
  'help.sit': `macher sit TAVOLO --bot "CMD" — fa giocare un tuo programma a un tavolo

TAVOLO è l’indirizzo del tavolo di un server, come lo mostra il browser; se è privato, il
link intero, con quello che segue il #. Il programma legge e scrive righe di JSON:
docs/bot-protocol.md. Il suo token è in MACHER_TOKEN, o in un file.

  --bot "CMD"         il programma, come lo scriveresti in una shell
  --seat PARTITO|N    dove si siede; altrimenti al primo posto libero
  --token-file FILE   dove si trova il token, al posto di MACHER_TOKEN
  --time-limit MS     quanto può durare una sua decisione, predefinito 10000
  --json              che cosa succede, una riga di JSON per ogni evento

Si dichiara pronto, gioca fino alla fine della partita e aspetta mentre il server si
riavvia. Ctrl-C lascia il posto a un bot; lo stesso comando lo riprende.`,
  'help.bench': `macher bench — misura la velocità del motore

  --seconds N     durata di ogni misurazione, predefinito 2
  --json          in JSON`,

  'error.unknown-command': 'Il comando {command} non esiste. npm run macher -- --help li elenca tutti.',
  'error.usage': '{reason}. npm run macher -- {command} --help spiega il resto.',
  'error.option': '--{option}: {reason}',
  'error.must-be-one-of': 'i valori ammessi sono {options}',
  'error.must-be-number': 'serve un numero intero da {min} a {max}',
  'error.no-file': 'Indica almeno un file',
  'error.no-target': 'Indica la destinazione: una cartella, o l’indirizzo di un database PostgreSQL',
  'error.no-out': 'Indica con --out quale file scrivere',
  'error.no-new':
    '--new crea un nuovo segreto; quello vecchio non si può mostrare, se ne conserva solo un hash',
  'error.must-be-day': 'deve essere un giorno, per esempio 2026-01-31',
  'error.file': '{file}: {reason}',
  'error.cannot-read': 'non si può leggere ({reason})',
  'error.cannot-write': 'non si può scrivere ({reason})',
  'error.not-json': 'non è JSON ({reason})',
  'error.neither':
    'non è né una registrazione né un pacchetto di componenti: «format» deve essere macher-record o macher-pack',
  'error.parties': 'i partiti devono essere tutti diversi e non più dei giocatori',
  'error.unexpected': 'non previsto: {text}',
  'error.exists': 'il file esiste già; scegli un altro nome, oppure riprendi la partita con --resume',
  'error.text-length': 'servono da {min} a {max} caratteri',
  'error.bots':
    '{count, plural, =0 {nessun bot} one {# bot} other {# bot}} per {players} giocatori: indica tanti bot quanti sono i giocatori, o di più, fino a {most}',
  'error.bots-here': 'indica un bot per tutti, oppure tanti quanti sono i posti per i bot: {seats}',
  'error.unknown-bot': 'il bot {bot} non esiste; ci sono {options}',
  'error.both': 'servono esattamente due bot diversi',
  'error.sequential': 'servono due percentuali fra 0 e 100, prima la più bassa, per esempio 25,30',
  'error.only-with': 'solo insieme a {option}',
  'error.shard': 'deve essere una parte e il numero delle parti, come 3/16',
  'error.not-with': 'non insieme a {option}',
  'error.merge': 'Indica i file di tutte le parti, e con --out un nuovo file per l’intero',
  'error.not-arena': 'il file esiste, ma non contiene risultati di macher arena; indicane un altro con --out',
  'error.other-contest':
    'contiene le partite di un’altra sfida ({contest}); indica un altro file con --out, o elimina questo',
  'error.old-programs':
    'contiene partite di un programma che nel frattempo può essere cambiato: --resume le continua; altrimenti indica un altro file con --out, o elimina questo',
  'error.changed':
    'ora la sua prima partita si svolge diversamente: nel frattempo sono cambiati i bot o le regole; indica un altro file con --out, o elimina questo',

  'doctor.damage':
    '{count, plural, one {I dati stessi sono danneggiati: # errore} other {I dati stessi sono danneggiati: # errori}}',
  'doctor.result':
    '{tables, plural, one {# tavolo} other {# tavoli}}, {wrong, plural, =0 {nessun problema} other {# con problemi}}{frozen, plural, =0 {} one {, di cui # bloccato} other {, di cui # bloccati}}',
  'dump.done': '{games, plural, =0 {Nessuna partita} one {# partita} other {# partite}} in {file}.',
  'dump.left-out': 'Escluse:',
  'dump.bots': '{count}: hanno giocato solo bot',
  'dump.gone': '{count}: qualcuno che ha giocato ha eliminato il suo account',
  'dump.consent': '{count}: qualcuno che ha giocato non lo permette',
  'dump.contest': '{count}: la gara non è finita',
  'dump.continued': '{count}: continua una partita registrata',
  'dump.unreadable': '{count}: non si può leggere; macher doctor dice perché',
  'backup.done': 'Il backup è in {file}',
  'ok.record':
    '{file}: registrazione ({ruleset}), {players} giocatori, {actions} azioni, {state, select, over {risultato corretto} other {partita non finita}}',
  'ok.reasons':
    '{file}: perché i bot hanno deciso così, accanto a una registrazione; non c’è niente da controllare',
  'ok.pack':
    '{file}: pacchetto di componenti ({edition}) «{name}», {count, plural, =0 {nessun valore sostituito} one {# valore sostituito} other {# valori sostituiti}}',
  'verify.found': '{file}: {finding}',
  'verify.commitment': 'Impegno: {commitment}',
  'verify.same-position': 'L’ultima posizione è quella registrata.',
  'verify.no-check':
    'Non è stato possibile controllare l’ultima posizione: la registrazione non ne ha la somma di controllo.',
  'verify.unknown-check':
    'Non è stato possibile controllare l’ultima posizione: questo programma non conosce la formula di «{check}».',
  'ok.scenario': '{file}: come previsto',
  'differs.scenario': '{file}: {count, plural, one {# differenza} other {# differenze}}',
  'differs.line': '  {path}: previsto {expected}, trovato {found}',

  'play.which': 'Quale gioco?',
  'play.option': '{ruleset}, {players} giocatori',
  'play.default': '(Invio)',
  'play.how-strong': 'Quanto sono forti i bot?',
  'level.0': 'casuale: una qualsiasi decisione consentita dalle regole',
  'level.1': 'principiante: sensato, ma facile da prevedere',
  'level.2': 'forte: conosce il valore di ogni cosa',
  'level.3': 'calcola in anticipo',
  'level.4': 'riflette a fondo: il più forte',
  'play.you-are': 'Giochi con {the_party}.',
  'play.invalid': 'Rispondi come indicato.',
  'play.pass-keyboard':
    'Ora {party_number, select, many {decidono} other {decide}} {the_party}. Gli altri non guardino; Invio per cominciare.',
  'play.pass-undo': 'u annulla l’ultima decisione {of_party}.',
  'play.saved': 'La partita è salvata in {file}. Per riprenderla:\n  npm run macher -- play --resume {file}',
  'play.winner':
    '{The_parties} {count, plural, one {{parties_number, select, many {vincono} other {vince}}} other {vincono insieme}} con {points} punti.',
  'play.record': 'La registrazione della partita: {file}',
  'play.enter-to-go-on': 'Invio per continuare',
  'play.confirm': 'Invio per confermare, u per annullare',
  'play.swift': 'Ora le decisioni valgono subito; s chiede di nuovo conferma.',
  'play.not-swift': 'Le decisioni vengono di nuovo confermate; con s valgono subito.',
  'play.undone': 'Annullato.',
  'play.nothing-to-undo': 'Niente da annullare: è stato rivelato qualcosa, oppure la decisione non era tua.',
  'play.keys':
    'Tasti: ? regola, segni e tasti, ?? tutte le regole in breve, t tabellone, l registro, s conferma sì/no, u annulla, q salva ed esci',
  'play.legend':
    'Segni: (a+ b−) d’accordo nella regione a, in contrasto nella b; aff. affinità; → voti convertendo ora tutti i comizi; vitt.: punti allo stato attuale, o ✓; tabellone dei media: punti per il segnalino che vi passa dopo l’elezione, del vincitore o di chi controlla i media; 2× tema chiave; ! una sola volta per regione e turno; ▒▒ opinione coperta; ☎ tessera Coalizione; ? denaro nascosto.',
  'play.reconstructed': '* ricostruito: nessuna fonte riporta questo valore (npm run macher -- components)',
  'play.so-far': 'Dopo la tua ultima decisione',
  'play.more-news': '… prima {count, plural, one {ancora # riga} other {altre # righe}}: premi l',

  'input.pick': 'Numero',
  'input.pick-or-pass': 'Numero, o - per passare',
  'input.pick-or-skip': 'Numero, o - per saltare l’azione',
  'input.pick-many': '{count} numeri, per esempio {example}',
  'input.amount': 'Migliaia (3 = {example})',
  'input.amount-or-pass': 'Migliaia (3 = {example}), o - per passare',
  'input.exchange':
    'Lettera della carta nel programma e numero di quella in mano, per esempio w2 x1; - per nessuna',
  'input.keep': 'Quale tieni?',
  'input.meetings': 'Nuovi comizi ({regions}), per esempio 3 0 2; - per nessuno',
  'input.send': 'Numero del politico e lettera della regione, per esempio 1a 4c; - per nessuno',
  'input.yes-no': 's/n',
  'input.yes': 's',
  'input.no': 'n',
  'input.turn-in': 'Quanti; - per nessuno',
  'input.block-regions':
    '{benefit}: {count, plural, one {lettera di # regione} other {lettere di # regioni diverse}}',
  'input.block-regions-any':
    '{benefit}: {count, plural, one {lettera di # regione} other {lettere di # regioni, anche ripetute}}',
  'input.not-now': 'Ora non possibile: {deeds}',
  'input.same-issue': 'tema già presente',
  'input.out': 'Quale opinione esce? - per passare',
  'input.swap': 'Lettera della carta nel programma e numero di quella in mano, per esempio w2; - per nessuna',
  'input.discard': 'Numeri delle carte da scartare, per esempio 1 3; - per nessuna',
  'input.lay': 'Numero del politico e lettera della regione, per esempio 2c; - per passare',
  'input.lines': 'Uno o due numeri, per esempio 1 3; - per tenerlo riservato',
  'input.region-or-pass': 'Lettera di una regione, o - per passare',
  'input.pick-or-stop': 'Numero, o - per fermarti',
  'input.in': 'Quale entra?',
  'input.command': 'Invio avanti, b indietro, n fase, r turno, g N, q esci',

  'preview.cost': 'Costo {cost}, denaro restante {left}.',
  'preview.votes':
    '{meetings, plural, one {# comizio} other {# comizi}}: {votes, plural, one {# voto} other {# voti}}, in tutto {total} e {mandates, plural, one {# seggio} other {# seggi}}.',
  'preview.agreement': 'Affinità: {changes}.',
  'preview.possible-votes': 'Voti convertendo tutti i comizi: {changes}.',
  'preview.platform': 'Il tuo programma sarebbe: {cards}.',
  'preview.costs': 'Costo per numero di comizi in una regione: {costs}.',

  'board.round': 'Turno {round} di {rounds}',
  'board.set-up': 'Preparazione',
  'board.start-player': 'giocatore iniziale',
  'board.current': 'al voto in questo turno',
  'board.mandates': 'seggi',
  'board.maximum': 'massimo {points}',
  'board.politicians': 'politici',
  'board.party': 'partito',
  'board.trend': 'trend',
  'board.meetings': 'com.',
  'board.media': 'media',
  'board.media-control': '{mark} controllo dei media: più segnalini nella regione di ogni altro partito',
  'board.votes': 'voti',
  'board.agreement': 'aff.',
  'board.win': 'vitt.',
  'board.you': 'tu',
  'board.money': 'denaro',
  'board.base': 'iscr.',
  'board.hand': 'mano',
  'board.platform': 'programma',
  'board.supply':
    'riserva: {meetings, plural, one {# comizio} other {# comizi}}, {media, plural, one {# segnalino media} other {# segnalini media}}',
  'board.donations': 'contributi',
  'board.display': 'carte scoperte',
  'board.opinion-board': 'tabellone opinioni',
  'board.media-board': 'tabellone dei media',
  'board.points': 'punti',
  'board.poll-top': 'sondaggio in cima',
  'board.national': 'tabellone nazionale',
  'board.pool': 'pool di scambio',
  'board.secured': 'bloccata',
  'board.tiles': 'tessere Coalizione',
  'board.coalition': 'coalizione',
  'board.kept': 'tenute finora',
  'board.face-down': 'coperta',

  'result.title': 'Punteggio finale',
  'result.total': 'Totale',
  'result.rank': 'Posto',

  'move.progress': '{done} di {games} righe, {rate} al secondo, ancora {left}',
  'simulate.progress': '{done} di {games} partite, {rate} al secondo, ancora {left}',
  'simulate.summary':
    '{games, plural, one {# partita} other {# partite}} ({ruleset}) con {players} giocatori in {seconds} s: {rate} partite al secondo.',
  'simulate.decisions': 'Decisioni per partita: in media {mean}, da {min} a {max}.',
  'simulate.seat': 'Posto',
  'simulate.wins': 'Vittorie',
  'simulate.points': 'Punti',
  'simulate.outcomes': 'Elezioni',
  'simulate.records': 'Le registrazioni sono in {folder}.',

  'arena.pair': '{name}: {value}',
  'arena.contest': '{ruleset}, {players} giocatori, seme {seed}: {bots}',
  'arena.line': 'riga {line}',
  'arena.title':
    '{games, plural, one {# partita} other {# partite}} ({ruleset}) con {players} giocatori, seme {seed}: {bots}',
  'arena.bot': 'Bot',
  'arena.seats': 'Posti',
  'arena.wins': 'Vinte %',
  'arena.wilson': 'Wilson 95%',
  'arena.bootstrap': 'Per distr. 95%',
  'arena.margin': 'Margine',
  'arena.rank': 'Posto',
  'arena.worst': 'Peggior posto',
  'arena.legend':
    'Una vittoria condivisa si divide in parti uguali; giocatori di pari forza hanno il {share}% ciascuno. Wilson considera indipendenti tutte le partite; «per distr.» raggruppa quelle nate dalla stessa distribuzione iniziale, ed è l’intervallo di cui fidarsi. Margine: punti di vantaggio sul migliore degli altri posti, con il suo 95% per distribuzione.',
  'arena.rating': 'Rating',
  'arena.interval': '95%',
  'arena.ratings':
    'Rating, come negli scacchi: la media è 0, e 400 punti in più danno probabilità di dieci contro uno in una partita a due.',
  'arena.verdict':
    '{state, select, above {Deciso: la percentuale di vittorie del bot {bot} è almeno {high}%.} below {Deciso: la percentuale di vittorie del bot {bot} è al massimo {low}%.} other {Non è ancora deciso se la percentuale di vittorie del bot {bot} sia al massimo {low}% o almeno {high}%: per saperlo servono più --games.}} (logaritmo del rapporto di verosimiglianza {llr}; si decide a {lower} o a {upper}; probabilità di errore 5%)',
  'arena.faults':
    'Bot {bot}: {count, plural, one {# decisione presa} other {# decisioni prese}} dal livello 0 al suo posto ({kinds}).',
  'arena.times':
    'Tempi di decisione: {games, plural, one {# partita giocata} other {# partite giocate}} ora, su questo computer. Tutti gli altri valori sono identici anche senza i tempi.',
  'arena.no-times': 'Nessun tempo di decisione: tutte le partite erano già nel file.',
  'arena.decisions': 'Decisioni',
  'arena.mean': 'Media',
  'arena.max': 'Max',
  'arena.too-slow': 'Il bot {bot} ha impiegato {time} per una decisione; il limite è {limit}.',
  'arena.missing':
    '{missing, plural, one {Manca # blocco su {blocks}} other {Mancano # blocchi su {blocks}}}: gioca le altre parti, poi unisci di nuovo.',
  'arena.kept':
    '{kept, plural, one {# partita era} other {# partite erano}} già in {file}; giocate ora: {games, number}.',
  'arena.rate':
    '{games, plural, one {# partita} other {# partite}} in {seconds} s: {rate} al secondo, {workers, plural, one {# worker} other {# worker}}. {games, plural, one {È} other {Sono}} in {file}.',
  'arena.stopped':
    'Interrotto. In {file} ci sono {done, number} partite su {games, number}; lo stesso comando prosegue da lì.',
  'arena.faulty': 'Bot {bot}: {count} errori; l’ultimo: {kind}, {detail}. Le ultime righe del suo stderr:',
  'arena.broken': 'Errore in un worker:',

  'fault.late': 'fuori tempo',
  'fault.not-json': 'nessun oggetto JSON',
  'fault.too-long': 'risposta troppo lunga',
  'fault.refused': 'contro le regole',
  'fault.gone': 'programma terminato',

  'sit.no-table': 'Indica il tavolo, con il suo indirizzo nel browser',
  'sit.no-link': '{text} non è l’indirizzo di un tavolo, come https://macher.example/t/NS8tCaEcaBLj',
  'sit.in-browser': '{text} è un tavolo in un browser: un programma può sedersi solo al tavolo di un server',
  'sit.no-bot': 'Indica con --bot quale programma gioca',
  'sit.no-token': 'In MACHER_TOKEN non c’è un token; il tuo account sul server te ne dà uno',
  'sit.odd-token': 'Questo non è il token di un programma: deve cominciare con macher_',
  'sit.seated': 'Posto {seat}, {party}: pronto',
  'sit.begun': '{ruleset} con {players} giocatori: il programma gioca con {party}',
  'sit.place': '{rank}. {party}: {points}',
  'sit.fault': 'Tentativo {tries} di {most}: {kind}, {detail}',
  'sit.lost':
    'Il server non risponde ({reason}); prossimo tentativo fra {seconds, plural, one {# secondo} other {# secondi}}',
  'sit.found': 'Il server risponde di nuovo',
  'sit.returned': 'Lo sostituiva un bot; ora il programma continua',
  'sit.abandoned': 'La partita è stata chiusa senza risultato.',
  'sit.frozen': 'Il server non riesce più a seguire questa partita: è congelata.',
  'sit.full': 'Nessun posto è libero.',
  'sit.begun-already': 'La partita è cominciata, e il programma non vi ha un posto.',
  'sit.seat-lost': 'Il programma non ha più un posto a questo tavolo.',
  'sit.resigned': 'Il programma si è ritirato: un bot gioca fino alla fine.',
  'sit.faulty':
    'Il programma ha sbagliato troppe volte e lascia il posto a un bot. Lo stesso comando lo riprende.',
  'sit.stopped': 'Interrotto: il programma lascia il posto. Lo stesso comando lo riprende.',
  'sit.unheard': 'Il server non sa che il posto è stato lasciato: aspetta ancora il programma.',
  'sit.no-programs': 'Questo tavolo non ammette programmi.',
  'sit.blocked': 'Chi ha aperto il tavolo ha bloccato il programma.',
  'sit.refused': 'Il tavolo non gli dà un posto: {detail}',
  'sit.unreachable': 'A questo indirizzo non c’è un server ({detail}).',
  'sit.no-server': 'Quello che risponde a questo indirizzo non è un server di Macher.',
  'sit.not-signed-in': 'Il token non è valido, o non lo è più: il tuo account sul server te ne dà un altro.',
  'sit.no-such-table': 'Su questo server non c’è un tavolo così.',
  'sit.not-invited': 'Il tavolo è privato: indica il link intero, con quello che segue il #.',
  'sit.closed': 'Il server rifiuta: {detail}',

  'replay.title': '{ruleset}, seme {seed}: {parties}',
  'replay.step': 'Passo {step} di {steps}',
  'replay.dealt': 'La distribuzione',
  'replay.end': 'Fine della registrazione.',
  'review.progress': '{done} di {games} esaminate',
  'review.title': '{ruleset}: {party}, {points} punti, {rank}º posto su {players}',
  'review.unfinished': '{ruleset}: {party}, non finita',
  'review.chances': 'Probabilità di vittoria, se bot che guardano avanti avessero continuato',
  'review.place': 'Turno {round}, {phase}',
  'review.unknown': 'Prima della prima elezione nessuno può saperlo.',
  'review.turning': 'Svolte',
  'review.no-turning': 'Nessuna singola decisione ha cambiato molto.',
  'review.turn': '{before} → {after}: {text}',
  'review.decisions': '{count, plural, one {# decisione esaminata} other {# decisioni esaminate}}',
  'review.costly':
    '{count, plural, one {Una è costata più di 2 punti} other {# sono costate più di 2 punti, circa {total} in tutto}}.',
  'review.nothing': 'Nessuna decisione è costata più di 2 punti.',
  'review.cost': '{place}: circa {points, plural, one {# punto} other {# punti}}, più o meno {give}',
  'review.did': 'Deciso',
  'review.better': 'Meglio',
  'review.why': 'Perché',

  'components.path': 'voce',
  'components.value': 'valore',
  'components.origin': 'origine',
  'components.print': 'stampa',
  'components.reported': 'riferito',
  'components.ours': 'ricostruito',
  'components.pack': 'pacchetto',
  'components.counts':
    '{print, plural, one {# numero} other {# numeri}} da fonti a stampa, {reported} riferiti da giocatori, {ours} ricostruiti, {pack} dal pacchetto.',
};
