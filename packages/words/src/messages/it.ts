import type { Messages } from './en.ts';
import { story } from './story/it.ts';

/** What players read, in Italian. ICU message syntax. */
export const it: Messages = {
  ...story,
  'language.name': 'Italiano',

  labelled: '{label}: {text}',

  'issue.education': 'Istruzione',
  'issue.digitalisation': 'Digitalizzazione',
  'issue.genetics': 'Ingegneria genetica',
  'issue.security': 'Sicurezza interna',
  'issue.welfare': 'Stato sociale',
  'issue.environment': 'Ambiente',
  'issue.transport': 'Trasporti',
  'issue.terrorism': 'Misure antiterrorismo',
  'issue.defence': 'Difesa',
  'issue.economy': 'Rilancio economico',
  'issue.taxes': 'Tasse',
  'issue.nuclear': 'Energia nucleare',
  'issue.wages': 'Tagli ai salari',

  'ability.key-issue': 'tema chiave',
  'ability.own-trend': 'proprio trend {amount, plural, one {# casella} other {# caselle}} in su',
  'ability.other-trends': 'trend altrui {amount, plural, one {# casella} other {# caselle}} in giù',
  'ability.other-trend': 'un trend altrui {amount, plural, one {# casella} other {# caselle}} in giù',
  'ability.votes': 'voti +{amount}',
  'ability.media': 'media',
  'ability.poll': 'sondaggio',
  'ability.platform': 'programma',
  'ability.base': 'iscritti +{amount}',

  'deed.place-key-issue': 'metti il tema chiave su {card}',
  'deed.remove-key-issue': 'togli il tema chiave da {card}',
  'deed.own-trend': 'alza il tuo trend di {amount, plural, one {una casella} other {# caselle}}',
  'deed.other-trends':
    'abbassa tutti gli altri trend di {amount, plural, one {una casella} other {# caselle}}',
  'deed.other-trend':
    'abbassa di {amount, plural, one {una casella} other {# caselle}} il trend altrui: {target}',
  'deed.votes': '{amount, plural, one {# voto} other {# voti}} in più',
  'deed.media': 'togli un segnalino media pagando {cost} al proprietario: {target}',
  'deed.media-place':
    'sostituisci un segnalino media con il tuo pagando {cost} al proprietario ({target}){bank, select, none {} other { e {bank} alla banca}}',
  'deed.poll': 'prendi il sondaggio in cima al mazzo',
  'deed.platform': 'rivedi il tuo programma',
  'deed.base': 'iscritti +{amount}',

  'ruleset.2019-4': 'Edizione 2019, quattro elezioni',
  'ruleset.2019-7': 'Edizione 2019, sette elezioni',
  'ruleset.2006-7': 'Edizione 2006, sette turni',
  'ruleset.2006-5': 'Edizione 2006, cinque turni',
  'ruleset.1997-7': 'Edizione 1997, sette turni',

  'phase.draft': 'Draft',
  'phase.first-platform': 'Primo programma',
  'phase.starting-blocks': 'Blocchi iniziali',
  'phase.start-player': 'Giocatore iniziale',
  'phase.platforms': 'Programmi politici',
  'phase.media-shares': 'Quote nei media',
  'phase.meetings': 'Comizi',
  'phase.send-politicians': 'Invio dei politici',
  'phase.politicians-act': 'Azioni dei politici',
  'phase.politicians-resolve': 'Azioni dei politici',
  'phase.coalitions': 'Coalizioni',
  'phase.media-influence': 'Influenza dei media',
  'phase.poll-auctions': 'Aste dei sondaggi',
  'phase.votes': 'Voti',
  'phase.last-count': 'Ultimo conteggio',
  'phase.election': 'Elezione',
  'phase.spoils': 'Frutti della vittoria',
  'phase.base-gain': 'Nuovi iscritti',
  'phase.pay-out': 'Finanziamenti',
  'phase.donations': 'Contributi',
  'phase.next-round': 'Turno successivo',
  'phase.final-scoring': 'Punteggio finale',

  'source.mandates': 'Voti',
  'source.wins': 'Vittorie elettorali',
  'source.media': 'Presenza nei media',
  'source.base': 'Iscritti',
  'source.bonus': 'Bonus iscritti',
  'source.national': 'Opinione nazionale',
  'source.money': 'Denaro',

  'ask.draft': 'Scegli una carta Programma da tenere; le altre passano a sinistra.',
  'ask.first-platform':
    'Forma il tuo primo programma con {count, plural, one {# carta} other {# carte di temi diversi}}.',
  'ask.complete-platform':
    'Completa il tuo programma: {count, plural, one {manca # tema} other {mancano # temi}}.',
  'ask.keep-policy': 'Quale carta Programma tieni in mano?',
  'ask.starting-block': 'Scegli un blocco iniziale e le regioni per i suoi vantaggi.',
  'ask.bid': 'La tua offerta segreta per essere giocatore iniziale: da {min} a {max}.',
  'ask.raise':
    '{possible, select, yes {Sei in parità: rilancia una sola volta, da {min} a {max}, oppure passa.} other {Sei in parità, ma non hai abbastanza denaro per rilanciare: passa.}}',
  'ask.platform-source': 'Rivedi il tuo programma.',
  'ask.take-policy': 'Prendi una carta Programma fra quelle scoperte.',
  'ask.exchange':
    'Sostituisci fino a {max, plural, one {# carta} other {# carte}} del tuo programma, poi tieni in mano {keep, plural, one {# carta} other {# carte}}.',
  'ask.buy-media':
    '{possible, select, yes {Acquista un segnalino media per {cost}, oppure passa.} other {Hai meno di {cost}: passa.}}',
  'ask.meetings': 'Acquista comizi, in quante regioni vuoi. Riserva: {supply}, denaro: {money}.',
  'ask.send': 'Invia i tuoi politici, coperti, al massimo uno per regione.',
  'ask.pay':
    '{possible, select, yes {{region}, carta {politician}: paghi {cost}? Se no, la carta esce dal gioco.} other {{region}, carta {politician}: non puoi pagare {cost}, la carta esce dal gioco.}}',
  'ask.act':
    '{part, select, main {{region}, carta {politician}: azione principale.} other {{region}, carta {politician}: un’azione secondaria.}}',
  'ask.influence': '{region}: hai il controllo dei media. Sostituisci un’opinione, oppure passa.',
  'ask.majority': '{region}: hai più voti di tutti gli altri insieme. Sostituisci un’opinione, oppure passa.',
  'ask.poll-bid':
    '{possible, select, yes {{region}, sondaggio (dorso: {back}). Offri una sola volta, da {min} a {max}, oppure passa.} other {{region}, sondaggio (dorso: {back}). Non hai abbastanza denaro per offrire: passa.}}',
  'ask.poll-bid-blind':
    '{possible, select, yes {{region}, sondaggio. Offri da {min} a {max}, oppure passa.} other {{region}, sondaggio. Non hai abbastanza denaro per offrire: passa.}}',
  'ask.poll-use':
    '{possible, select, yes {{region}: pubblichi il sondaggio o lo tieni riservato?} other {{region}: il sondaggio non fa salire il tuo partito, tienilo riservato.}}',
  'ask.turn-in': '{region}: quanti comizi converti in voti? Nessuno, oppure da {min} a {max}.',
  'ask.donation': 'Scegli un contributo, poi accettalo o rifiutalo.',
  'ask.name-start': 'Da lì si gioca in senso orario.',
  'ask.redraw': 'Scarta quante carte vuoi della tua mano e pescane altrettante.',
  'ask.swap': 'Scambia una carta del tuo programma con una della tua mano, oppure lascialo com’è.',
  'ask.lay': 'Gioca un politico, coperto, oppure passa.',
  'ask.pay-next': 'Non puoi pagare tutti i tuoi politici. Quale paghi adesso? Denaro: {money}.',
  'ask.resolve': 'Quale politico agisce adesso, e che cosa fa?',
  'ask.coalition': '{region}, coalizione: scegli un alleato, oppure passa.',
  'ask.answer':
    '{region}, proposta di coalizione: {from}, {common, plural, one {# carta Programma} other {# carte Programma}} in comune. Accetti?',
  'ask.poll-lines': '{region}: pubblica una o due righe del sondaggio, oppure tienilo riservato.',
  'ask.promote': '{region}: sposti un segnalino media sul tabellone nazionale, per {points} punti?',
  'ask.nationalise':
    '{region}: porta un’opinione sul tabellone nazionale (ancora {left, plural, one {una} other {#}}), oppure fermati.',
  'ask.lay-donation': 'Scegli un contributo: accettalo, scoperto, oppure rifiutalo, coperto.',

  'source-choice.draw': 'pesca una carta Programma, poi prendine una fra quelle scoperte',
  'source-choice.refresh': 'sostituisci tutte le carte scoperte, poi prendi una delle nuove',
  'source-choice.nothing': 'nessuna carta nuova, solo scambi',
  'donation-choice.take': 'accetta {amount}, iscritti −{base}',
  'donation-choice.refuse': 'rifiuta {amount}, iscritti +{base}',
  'poll-choice.publish': 'pubblica',
  'poll-choice.quiet': 'tieni riservato, iscritti +{base}',
  'poll-choice.quiet-dice': 'tieni riservato, {dice, plural, one {# dado} other {# dadi}} per nuovi iscritti',
  'donation-choice.accept':
    'accetta {amount}, iscritti meno {dice, plural, one {# dado} other {il più alto di # dadi}}',
  'donation-choice.decline':
    'rifiuta {amount}, iscritti più {dice, plural, one {# dado} other {la somma di # dadi}}',
  'partner-choice.ask': 'proponi la coalizione: {party} ({common} in comune)',
  'partner-choice.force': 'imponi la coalizione: {party} ({common} in comune)',
  'national-choice.enter': 'metti {card}',
  'national-choice.enter-for': 'metti {card} al posto di {replaced}',
  'national-choice.secure': 'blocca {card}',
  'national-choice.replace': 'sostituisci {replaced} con {card}',

  'event.phase-began': '— {phase} —',
  'event.round-began': 'Turno {round}. Al voto: {regions}.',
  'event.sealed': '{party}: decisione presa.',
  'event.region-laid': 'Tabellone {board}: {region}.',
  'event.opinion-opened': '{region}, opinione scoperta: {card}.',
  'event.opinion-discarded': '{region}: {card} ripete un tema e lascia il posto alla carta successiva.',
  'event.opinion-missing': '{region}: non restano opinioni adatte.',
  'event.packets-passed': 'I mazzetti passano a sinistra.',
  'event.platform-laid': '{party}: nel programma {cards}.',
  'event.policies-discarded': '{party}: agli scarti {cards}.',
  'event.policies-drawn':
    '{known, select, yes {{party}: dal mazzo {cards}.} other {{party}: {count, plural, one {# carta Programma pescata} other {# carte Programma pescate}}.}}',
  'event.policies-shuffled': 'Scarti delle carte Programma rimescolati: {count} carte.',
  'event.block-revealed': '{party}, {blocks}: {fields}.',
  'event.provisional-start': 'Giocatore iniziale provvisorio: {party}.',
  'event.bids-revealed': 'Offerte: {bids}.',
  'event.raised': '{party}: rilancio a {amount}.',
  'event.raise-passed': '{party}: nessun rilancio.',
  'event.start-player': 'Giocatore iniziale: {party}, al prezzo di {paid}.',
  'event.platform-source':
    '{source, select, draw {{party}: una carta Programma dal mazzo.} refresh {{party}: carte scoperte sostituite.} other {{party}: nessuna nuova carta Programma.}}',
  'event.display-discarded': 'Scartate: {cards}.',
  'event.display-laid': 'Nuove carte scoperte: {cards}.',
  'event.policy-taken': '{party}: presa {card}.',
  'event.platform-changed': '{party}: nel programma {in} al posto di {out}.',
  'event.media-bought': '{party}, {region}: un segnalino media per {paid}.',
  'event.media-passed': '{party}: nessun segnalino media acquistato.',
  'event.meetings-bought':
    '{none, select, yes {{party}: nessun comizio acquistato.} other {{party}, comizi acquistati per {paid}: {regions}.}}',
  'event.politicians-sent':
    '{count, plural, =0 {{party}: nessun politico inviato.} one {{party}, politico inviato: {cards}.} other {{party}, politici inviati: {cards}.}}',
  'event.politicians-shown': '{region}, politici scoperti: {row}.',
  'event.politician-paid': '{party}, {region}: {paid} per la carta {politician}.',
  'event.politician-declined': '{party}, {region}: carta {politician} non pagata.',
  'event.politician-acted': '{party}, {region}, {politician}: {deed}.',
  'event.deed-skipped':
    '{part, select, idle {{party}, {region}: carta {politician}, niente da fare.} main {{party}, {region}: carta {politician}, azione principale saltata.} only {{party}, {region}: carta {politician}, nessuna azione.} other {{party}, {region}: carta {politician}, azione secondaria saltata.}}',
  'event.key-issue-placed': '{party}, {region}: tema chiave su {card}.',
  'event.key-issue-removed': '{party}, {region}: tema chiave tolto da {card}.',
  'event.media-removed': '{party}, {region}: tolto un segnalino media, {paid} al proprietario ({target}).',
  'event.media-placed':
    '{party}, {region}: un segnalino media al posto di quello tolto{paid, select, none {} other {, per {paid}}}.',
  'event.trend-moved':
    '{party}, {region}: trend {way, select, up {su} other {giù}} di {spaces, plural, one {una casella} other {# caselle}}, {from} → {to}.',
  'event.votes-gained':
    '{party}, {region}: {votes, plural, one {# voto} other {# voti}} in più, totale {total}.',
  'event.base-changed': '{party}: iscritti {change}, totale {base}.',
  'event.opinion-exchanged': '{party}, {region}: opinione {in} al posto di {out}.',
  'event.influence-passed': '{party}, {region}: opinioni invariate.',
  'event.poll-offered':
    '{open, select, yes {{region}, sondaggio (dorso: {back}). Banditore: {party}.} other {{region}: un sondaggio all’asta.}}',
  'event.poll-bid': '{party}: offerta di {amount}.',
  'event.poll-passed': '{party}: passo.',
  'event.poll-won': '{party}, {region}: sondaggio aggiudicato per {paid}.',
  'event.poll-unsold': '{region}: nessuno vuole il sondaggio, scartato senza guardarlo.',
  'event.poll-seen':
    '{known, select, yes {Il sondaggio: {poll}.} other {{party}: uno sguardo al sondaggio.}}',
  'event.poll-published': '{party}, {region}, sondaggio pubblicato: {poll}.',
  'event.poll-quiet': '{party}, {region}: sondaggio tenuto riservato.',
  'event.polls-shuffled': 'Sondaggi rimescolati: {count} carte.',
  'event.meetings-turned-in':
    '{party}, {region}: {meetings, plural, one {# comizio convertito} other {# comizi convertiti}}, trend {trend}, affinità {agreement}, {votes, plural, one {# voto} other {# voti}}.',
  'event.meetings-kept': '{party}, {region}: nessun comizio convertito.',
  'event.election-held': '{region}, esito del voto in seggi: {mandates}. {outcome}{presence}',
  'event.paid-out': '{party}: {forMandates} per i seggi e {forBase} per gli iscritti.',
  'event.donation-taken': '{party}: accettato il contributo di {amount}.',
  'event.donation-refused': '{party}: rifiutato il contributo di {amount}.',
  'event.region-cleared': '{region}: tabellone sgomberato.',
  'event.opinions-shuffled': 'Scarti delle carte Opinione rimescolati: {count} carte.',
  'event.rolled': '{party}, ai dadi: {rolls}.',
  'event.start-won': '{party}: {paid} per scegliere il giocatore iniziale.',
  'event.start-named': '{party}, giocatore iniziale scelto: {start}.',
  'event.tile-laid': '{party}, {region}: tessera Coalizione piazzata.',
  'event.tile-missing': '{party}, {region}: nessuna tessera Coalizione, {why}.',
  'event.tile-returned': '{party}, {region}: tessera Coalizione ripresa.',
  'event.coalition-asked':
    '{party}, {region}: proposta di coalizione al partito {partner}, {common} in comune.',
  'event.coalition-refused': '{partner}: no alla coalizione.',
  'event.coalition-formed':
    '{forced, select, yes {{region}, coalizione imposta: {parties}.} other {{region}, coalizione formata: {parties}.}}',
  'event.coalition-passed': '{party}: nessun alleato cercato.',
  'event.promoted': '{party}, {region}: un segnalino media passa sul tabellone nazionale, {points} punti.',
  'event.promotion-declined': '{party}, {region}: il segnalino media resta dov’è.',
  'event.nationalised':
    '{does, select, secure {{party}, tabellone nazionale: bloccata {card}.} replace {{party}, tabellone nazionale: {card} al posto di {replaced}.} enterfor {{party}, tabellone nazionale: entra {card}, esce {replaced}.} other {{party}, tabellone nazionale: entra {card}.}}',
  'event.nationalising-ended': '{party}: nient’altro per il tabellone nazionale.',
  'event.donation-laid':
    '{accept, select, yes {{party}: accettato un contributo di {amount}.} other {{known, select, yes {{party}: rifiutato, coperto, il contributo di {amount}.} other {{party}: un contributo coperto.}}}}',
  'event.donation-shown': '{party}: il contributo rifiutato era di {amount}.',
  'event.opinion-board-refilled': 'Il tabellone delle opinioni è di nuovo completo.',
  'event.game-ended': 'Fine della partita: {scores}.',

  'does.place-key-issue': 'mette un tema chiave',
  'does.remove-key-issue': 'toglie il tema chiave',
  'does.own-trend': 'alza il proprio trend',
  'does.other-trends': 'abbassa tutti gli altri trend',
  'does.other-trend': 'abbassa un trend altrui',
  'does.votes': 'porta voti',
  'does.media': 'toglie un segnalino media altrui',
  'does.poll': 'prende un sondaggio',
  'does.platform': 'rivede il programma',
  'does.base': 'porta iscritti',

  'no-tile.lies-there': 'ce n’è già una',
  'no-tile.none-left': 'non ne restano',
  'no-tile.last-election': 'all’ultima elezione non ci sono coalizioni',

  'outcome.majority': 'Maggioranza e vittoria: {parties}, {points} punti.',
  'outcome.several': 'Maggioranza: {scoring}, {points} punti a testa; vittoria: {parties}.',
  'outcome.coalition': 'Coalizione vincente: {parties}, {points} punti a testa.',
  'outcome.alone': 'Primo partito, ma senza alleati: {scoring}, {points} punti.',
  'outcome.no-votes': 'Nessuno ha voti, nessuno vince.',
  'outcome.most': 'Vittoria: {parties}.',
  'outcome.most-by-a-nose': 'Vittoria al ballottaggio: {parties}.',
  'outcome.alliance': 'Vittoria della coalizione: {parties}.',
  'outcome.alliance-by-a-nose': 'Vittoria della coalizione al ballottaggio: {parties}.',
  'outcome.presence': ' Sul tabellone dei media: {parties}.',

  'benefit.meetings': 'comizi ({regions})',
  'benefit.trend': 'trend ({regions})',
  'benefit.media': 'media ({regions})',
  'benefit.votes': 'voti ({regions})',
  'benefit.base': 'iscritti +{base}',

  'outcome-name.majority': 'maggioranza',
  'outcome-name.several': 'più maggioranze',
  'outcome-name.coalition': 'coalizione',
  'outcome-name.alone': 'senza alleato',
  'outcome-name.no-votes': 'nessun voto',
  'outcome-name.most': 'da solo',
  'outcome-name.most-by-a-nose': 'da solo, di misura',
  'outcome-name.alliance': 'coalizione',
  'outcome-name.alliance-by-a-nose': 'coalizione, di misura',

  'block.letter': 'blocco iniziale {block}',
  'block.options': 'opzioni preliminari',

  'benefit-name.meetings': '{count} comizi',
  'benefit-name.trend': 'una casella di trend',
  'benefit-name.media': 'un segnalino media',
  'benefit-name.votes': '{count} voti',

  'refusal.malformed': 'L’azione non è ben formata: {path} {reason}.',
  'refusal.game-over': 'La partita è finita.',
  'refusal.stale': 'Nel frattempo la partita è andata avanti: è alla versione {version}, non alla {given}.',
  'refusal.not-asked': 'Ora la decisione non spetta a te.',
  'refusal.already-sealed': 'Hai già deciso: la tua scelta è sigillata.',
  'refusal.wrong-kind': 'Ora c’è da decidere altro.',
  'refusal.no-whole-step': '{amount} non è un multiplo di {step}.',
  'refusal.below-minimum': '{amount} è troppo poco: almeno {min}.',
  'refusal.above-maximum': '{amount} è troppo: al massimo {max}.',
  'refusal.above-money': 'Non hai {amount}.',
  'refusal.must-pass': 'Puoi solo passare.',
  'refusal.card-not-there': 'La carta {card} non è tra quelle disponibili.',
  'refusal.wrong-count': 'Numero richiesto: {needed}, indicato: {given}.',
  'refusal.same-issue': 'In un programma ogni tema compare una volta sola: {card} ne ripete uno.',
  'refusal.region-not-there': 'La regione {region} non è tra quelle disponibili.',
  'refusal.region-twice': 'La regione {region} è indicata due volte.',
  'refusal.too-many-meetings':
    '{region}: {max, plural, =0 {non c’è posto per altri comizi} one {c’è posto al massimo per # altro comizio} other {c’è posto al massimo per altri # comizi}}.',
  'refusal.supply-short': 'La tua riserva ne ha {max}, non {count}.',
  'refusal.politician-not-there': 'Non hai la carta {politician}.',
  'refusal.politician-twice': 'La carta {politician} si può inviare una volta sola.',
  'refusal.block-not-there': 'Il blocco iniziale {block} non esiste.',
  'refusal.deed-not-there': 'Ora il politico non può farlo qui.',
  'refusal.target-not-there': 'Quel partito non ha segnalini media qui.',
  'refusal.trend-not-there': 'Il trend di quel partito qui non può scendere.',
  'refusal.exchange-not-there': 'Qui non puoi sostituire {out} con {in}.',
  'refusal.not-publishable': 'Puoi pubblicare solo un sondaggio che fa salire il tuo partito.',
  'refusal.donation-not-there': 'Non hai più un contributo di {amount}.',
  'refusal.seat-not-there': 'Quel partito non è tra quelli disponibili.',
  'refusal.replace-needed': 'Il tabellone nazionale è pieno: indica quale carta lascia il posto a {card}.',
  'refusal.line-not-there': 'Quella riga del sondaggio non è tra quelle disponibili.',
  'bot.late':
    'Il bot {bot} ({party}) ha impiegato troppo tempo: {by, select, none {la sua decisione è stata sorteggiata} other {al suo posto ha deciso il bot {by}}}.',
  'bot.broken':
    'Il bot {bot} ({party}) ha avuto un guasto: {by, select, none {la sua decisione è stata sorteggiata} other {al suo posto ha deciso il bot {by}}}.',
  'proof.fair':
    'Questa distribuzione è stata onesta: il seme deriva da un segreto fissato prima della partita e da ciò che {added, plural, one {# giocatore ha} other {# giocatori hanno}} aggiunto.',
  'proof.host-only':
    'Il server ha fissato questa distribuzione prima della partita e non l’ha cambiata. Ma nessun giocatore ha aggiunto niente: ha distribuito da solo.',
  'proof.no-proof': 'Questa registrazione non contiene prove sulla distribuzione.',
  'proof.commitment':
    'Non fidarti di questa distribuzione: il segreto non è quello promesso prima della partita.',
  'proof.contributions':
    'Non fidarti di questa distribuzione: ciò che i giocatori hanno aggiunto non corrisponde ai posti.',
  'proof.seed':
    'Non fidarti di questa distribuzione: il seme non deriva dal segreto e da ciò che i giocatori hanno aggiunto, posto per posto.',
  'proof.other-commitment':
    'Non fidarti di questa distribuzione: non è quella che ti era stata promessa prima della partita.',
  'proof.other-contribution':
    'Ciò che questo browser ha aggiunto non è in questa distribuzione. Se poi ti sei detto pronto in un altro browser, è per questo; altrimenti non fidarti.',
  'seals.none': 'Questa registrazione non contiene sigilli: le decisioni segrete non si possono controllare.',
  'seals.whole':
    '{sealed, plural, one {L’unica decisione segreta è la stessa di quando è stata presa.} other {Tutte le # decisioni segrete sono le stesse di quando sono state prese.}}',
  'seals.part': '{whole} decisioni segrete su {sealed} sono le stesse di quando sono state prese.',
  'seals.bare':
    '{bare, plural, one {# non ha} other {# non hanno}} sigillo: prese altrove, o prima che ci fossero i sigilli.',
  'seals.witnessed':
    '{witnessed, plural, one {# di questi sigilli è stato mostrato} other {# di questi sigilli sono stati mostrati}} allora a questo browser, che ricorda gli stessi.',
  'seals.commitment':
    'Non fidarti della decisione {number} ({party}, {what}): non è quella che è stata sigillata.',
  'seals.other-commitment':
    'Non fidarti della decisione {number} ({party}, {what}): allora a questo browser è stato mostrato un altro sigillo.',
  'seals.other-reveal':
    'Non fidarti della decisione {number} ({party}, {what}): quando è stata scoperta, questo browser ne ha vista una diversa da quella sigillata.',
  'seals.missing':
    'Non fidarti di questa registrazione: {lost, plural, one {manca # decisione segreta di cui questo browser sapeva} other {mancano # decisioni segrete di cui questo browser sapeva}}.',
  'seals.draft': 'carta tenuta nel draft',
  'seals.first-platform': 'primo programma',
  'seals.keep-policy': 'carta tenuta in mano',
  'seals.starting-block': 'blocco iniziale',
  'seals.bid': 'offerta per il giocatore iniziale',
  'seals.decision': 'decisione',
  'refusal.rule': 'Regola: {rule}',
};
