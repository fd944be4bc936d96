import { story } from '../story/messages/it.ts';
import type { Messages } from './en.ts';

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
  'issue.euro': 'Euro',
  'issue.health': 'Riforma sanitaria',
  'issue.spelling': 'Riforma ortografica',

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
  'deed.other-trend': 'abbassa il trend {of_target} di {amount, plural, one {una casella} other {# caselle}}',
  'deed.votes': '{amount, plural, one {# voto} other {# voti}} in più',
  'deed.media':
    'paga {cost} {to_target} e togli un {target_number, select, many {loro} other {suo}} segnalino media',
  'deed.media-place':
    'paga {cost} {to_target}{bank, select, none {} other { e {bank} alla banca}} e metti il tuo segnalino media al posto di un {target_number, select, many {loro} other {suo}}',
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
    '{possible, select, yes {Paghi {cost} per {the_politician} {in_region}? Se no, la carta esce dal gioco.} other {Non puoi pagare {cost} per {the_politician} {in_region}: la carta esce dal gioco.}}',
  'ask.act':
    '{part, select, main {Azione principale} other {Un’azione secondaria}} {of_politician} {in_region}.',
  'ask.influence': 'Controlli i media {in_region}: sostituisci un’opinione, oppure passa.',
  'ask.majority':
    'Hai più voti {in_region} di tutti gli altri insieme: sostituisci un’opinione, oppure passa.',
  'ask.poll-bid':
    '{possible, select, yes {Sondaggio {in_region}, dorso: {back}. Offri una sola volta, da {min} a {max}, oppure passa.} other {Sondaggio {in_region}, dorso: {back}. Non hai abbastanza denaro per offrire: passa.}}',
  'ask.poll-bid-blind':
    '{possible, select, yes {Sondaggio {in_region}. Offri da {min} a {max}, oppure passa.} other {Sondaggio {in_region}. Non hai abbastanza denaro per offrire: passa.}}',
  'ask.poll-use':
    '{possible, select, yes {Pubblichi il sondaggio {in_region} o lo tieni riservato?} other {Il sondaggio non fa salire il tuo partito {in_region}: tienilo riservato.}}',
  'ask.turn-in': 'Quanti comizi converti in voti {in_region}? Nessuno, oppure da {min} a {max}.',
  'ask.donation': 'Scegli un contributo, poi accettalo o rifiutalo.',
  'ask.name-start': 'Da lì si gioca in senso orario.',
  'ask.redraw': 'Scarta quante carte vuoi della tua mano e pescane altrettante.',
  'ask.swap': 'Scambia una carta del tuo programma con una della tua mano, oppure lascialo com’è.',
  'ask.lay': 'Gioca un politico, coperto, oppure passa.',
  'ask.pay-next': 'Non puoi pagare tutti i tuoi politici. Quale paghi adesso? Denaro: {money}.',
  'ask.resolve': 'Quale politico agisce adesso, e che cosa fa?',
  'ask.coalition': 'Coalizione {in_region}: scegli un alleato, oppure passa.',
  'ask.answer':
    '{The_from} ti {from_number, select, many {propongono} other {propone}} una coalizione {in_region}: avete {common, plural, one {# carta Programma} other {# carte Programma}} in comune. Accetti?',
  'ask.poll-lines': 'Pubblica una o due righe del sondaggio {in_region}, oppure tienilo riservato.',
  'ask.promote': 'Sposti un segnalino media {from_region} al tabellone nazionale, per {points} punti?',
  'ask.nationalise':
    'Porta un’opinione {from_region} al tabellone nazionale (ancora {left, plural, one {una} other {#}}), oppure fermati.',
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
  'partner-choice.ask': 'chiedi {to_party} ({common} in comune)',
  'partner-choice.force': 'obbliga {the_party} ({common} in comune)',
  'national-choice.enter': 'metti {card}',
  'national-choice.enter-for': 'metti {card} al posto di {replaced}',
  'national-choice.secure': 'blocca {card}',
  'national-choice.replace': 'sostituisci {replaced} con {card}',

  'event.phase-began': '— {phase} —',
  'event.round-began': 'Turno {round}: si vota {in_regions}.',
  'event.sealed': '{The_party} {party_number, select, many {hanno} other {ha}} deciso.',
  'event.region-laid': 'Tabellone {board}: {region}.',
  'event.opinion-opened': 'Nuova opinione {in_region}: {card}.',
  'event.opinion-discarded': '{card} ripete un tema {in_region} e lascia il posto alla carta successiva.',
  'event.opinion-missing': '{In_region} non restano opinioni adatte.',
  'event.packets-passed': 'I mazzetti passano a sinistra.',
  'event.platform-laid':
    '{The_party} {party_number, select, many {mettono} other {mette}} nel programma {cards}.',
  'event.policies-discarded': '{The_party} {party_number, select, many {scartano} other {scarta}} {cards}.',
  'event.policies-drawn':
    '{The_party} {party_number, select, many {pescano} other {pesca}} {known, select, yes {{cards}} other {{count, plural, one {una carta Programma} other {# carte Programma}}}}.',
  'event.policies-shuffled': 'Scarti delle carte Programma rimescolati: {count} carte.',
  'event.block-revealed':
    '{The_party} {party_number, select, many {scelgono} other {sceglie}} {blocks}: {fields}.',
  'event.provisional-start':
    '{The_party} {party_number, select, many {sono} other {è}} il giocatore iniziale provvisorio.',
  'event.bids-revealed': 'Offerte: {bids}.',
  'event.raised': '{The_party} {party_number, select, many {rilanciano} other {rilancia}} a {amount}.',
  'event.raise-passed': '{The_party} non {party_number, select, many {rilanciano} other {rilancia}}.',
  'event.start-player':
    '{The_party} {party_number, select, many {pagano {paid} e sono} other {paga {paid} ed è}} il giocatore iniziale.',
  'event.platform-source':
    '{The_party} {source, select, draw {{party_number, select, many {pescano} other {pesca}} una carta Programma} refresh {{party_number, select, many {sostituiscono} other {sostituisce}} le carte scoperte} other {non {party_number, select, many {prendono} other {prende}} carte Programma}}.',
  'event.display-discarded': 'Scartate: {cards}.',
  'event.display-laid': 'Nuove carte scoperte: {cards}.',
  'event.policy-taken': '{The_party} {party_number, select, many {prendono} other {prende}} {card}.',
  'event.platform-changed':
    '{The_party} {party_number, select, many {sostituiscono} other {sostituisce}} nel programma {out} con {in}.',
  'event.media-bought':
    '{The_party} {party_number, select, many {comprano} other {compra}} un segnalino media {in_region} per {paid}.',
  'event.media-passed':
    '{The_party} non {party_number, select, many {comprano} other {compra}} segnalini media.',
  'event.meetings-bought':
    '{The_party} {none, select, yes {non {party_number, select, many {comprano} other {compra}} comizi} other {{party_number, select, many {comprano} other {compra}} comizi per {paid}: {regions}}}.',
  'event.politicians-sent':
    '{The_party} {count, plural, =0 {non {party_number, select, many {schierano} other {schiera}} nessuno} one {{party_number, select, many {schierano} other {schiera}} un politico: {cards}} other {{party_number, select, many {schierano} other {schiera}} politici: {cards}}}.',
  'event.politicians-shown': 'Scoperti {in_region}: {row}.',
  'event.politician-paid':
    '{The_party} {party_number, select, many {pagano} other {paga}} {paid} per {the_politician} {in_region}.',
  'event.politician-declined':
    '{The_party} non {party_number, select, many {pagano} other {paga}} {the_politician} {in_region}.',
  'event.politician-acted': '{The_politician} {of_party} {in_region} {deed}.',
  'event.deed-skipped':
    '{part, select, idle {{The_politician} {of_party} {in_region} non ha niente da fare} main {{The_party} {party_number, select, many {rinunciano} other {rinuncia}} all’azione principale {of_politician} {in_region}} only {{The_party} {party_number, select, many {lasciano} other {lascia}} {the_politician} {in_region} senza azione} other {{The_party} {party_number, select, many {rinunciano} other {rinuncia}} all’azione secondaria {of_politician} {in_region}}}.',
  'event.politicians-left': 'Fuori dal gioco dopo le azioni {in_region}: {row}.',
  'event.key-issue-placed':
    '{The_party} {party_number, select, many {fanno} other {fa}} di {card} il tema chiave {in_region}.',
  'event.key-issue-removed':
    '{The_party} {party_number, select, many {tolgono} other {toglie}} il tema chiave da {card} {in_region}.',
  'event.media-removed':
    '{The_party} {party_number, select, many {pagano {paid} {to_target} e tolgono} other {paga {paid} {to_target} e toglie}} un {target_number, select, many {loro} other {suo}} segnalino media {in_region}.',
  'event.media-placed':
    '{The_party} {party_number, select, many {mettono} other {mette}} un proprio segnalino media {in_region}{paid, select, none {} other { per {paid}}}.',
  'event.trend-moved':
    'Il trend {of_party} {in_region} {way, select, up {sale} other {scende}} di {spaces, plural, one {una casella} other {# caselle}}: {from} → {to}.',
  'event.votes-gained':
    '{The_party} {party_number, select, many {ottengono} other {ottiene}} {votes, plural, one {un voto} other {# voti}} {in_region}: ora {total}.',
  'event.base-changed': 'Iscritti {of_party}: {change}, ora {base}.',
  'event.opinion-exchanged':
    '{The_party} {party_number, select, many {sostituiscono} other {sostituisce}} l’opinione {out} con {in} {in_region}.',
  'event.influence-passed':
    '{The_party} {party_number, select, many {lasciano} other {lascia}} come sono le opinioni {in_region}.',
  'event.poll-offered':
    'Sondaggio {in_region}{open, select, yes {, dorso: {back}. {The_party} {party_number, select, many {fanno} other {fa}} da banditore} other {}}.',
  'event.poll-bid': '{The_party} {party_number, select, many {offrono} other {offre}} {amount}.',
  'event.poll-passed': '{The_party} {party_number, select, many {passano} other {passa}}.',
  'event.poll-won':
    '{The_party} si {party_number, select, many {aggiudicano} other {aggiudica}} il sondaggio {in_region} per {paid}.',
  'event.poll-unsold':
    'Nessuno vuole il sondaggio {in_region}: finisce negli scarti senza che nessuno lo guardi.',
  'event.poll-seen':
    '{known, select, yes {Il sondaggio: {poll}.} other {{The_party} {party_number, select, many {guardano} other {guarda}} il sondaggio.}}',
  'event.poll-published':
    '{The_party} {party_number, select, many {pubblicano} other {pubblica}} il sondaggio {in_region}: {poll}.',
  'event.poll-quiet':
    '{The_party} {party_number, select, many {tengono} other {tiene}} riservato il sondaggio {in_region}.',
  'event.polls-shuffled': 'Sondaggi rimescolati: {count} carte.',
  'event.meetings-turned-in':
    '{The_party} {party_number, select, many {convertono} other {converte}} {meetings, plural, one {un comizio} other {# comizi}} {in_region}: trend {trend}, affinità {agreement}, {votes, plural, one {# voto} other {# voti}}.',
  'event.meetings-kept':
    '{The_party} non {party_number, select, many {convertono} other {converte}} comizi {in_region}.',
  'event.election-held': 'Elezione {in_region}, seggi: {mandates}. {outcome}{presence}',
  'event.paid-out':
    '{The_party} {party_number, select, many {ricevono} other {riceve}} {forMandates} per i seggi e {forBase} per gli iscritti.',
  'event.donation-taken':
    '{The_party} {party_number, select, many {accettano} other {accetta}} il contributo di {amount}.',
  'event.donation-refused':
    '{The_party} {party_number, select, many {rifiutano} other {rifiuta}} il contributo di {amount}.',
  'event.region-cleared': 'Tabellone sgomberato: {region}.',
  'event.opinions-shuffled': 'Scarti delle carte Opinione rimescolati: {count} carte.',
  'event.rolled': '{The_party} {party_number, select, many {tirano} other {tira}} {rolls}.',
  'event.start-won':
    '{The_party} {party_number, select, many {pagano {paid} e scelgono} other {paga {paid} e sceglie}} il giocatore iniziale.',
  'event.start-named':
    '{The_party} {party_number, select, many {nominano} other {nomina}} giocatore iniziale {the_start}.',
  'event.tile-laid':
    '{The_party} {party_number, select, many {piazzano} other {piazza}} una tessera Coalizione {in_region}.',
  'event.tile-missing':
    '{The_party} non {party_number, select, many {piazzano} other {piazza}} tessere Coalizione {in_region}: {why}.',
  'event.tile-returned':
    '{The_party} {party_number, select, many {riprendono} other {riprende}} la tessera Coalizione {from_region}.',
  'event.coalition-asked':
    '{The_party} {party_number, select, many {propongono} other {propone}} {to_partner} una coalizione {in_region}: {common} in comune.',
  'event.coalition-refused': '{The_partner} {partner_number, select, many {rifiutano} other {rifiuta}}.',
  'event.coalition-formed':
    '{The_parties} formano una {forced, select, yes {coalizione imposta} other {coalizione}} {in_region}.',
  'event.coalition-passed':
    '{The_party} {party_number, select, many {corrono da soli} other {corre da sola}}.',
  'event.promoted':
    '{The_party} {party_number, select, many {spostano} other {sposta}} un segnalino media {from_region} al tabellone nazionale: {points} punti.',
  'event.promotion-declined':
    '{The_party} {party_number, select, many {lasciano} other {lascia}} dov’è il segnalino media {in_region}.',
  'event.nationalised':
    '{The_party} {does, select, secure {{party_number, select, many {bloccano} other {blocca}} {card} sul tabellone nazionale} replace {{party_number, select, many {sostituiscono} other {sostituisce}} {replaced} con {card} sul tabellone nazionale} enterfor {{party_number, select, many {portano} other {porta}} {card} sul tabellone nazionale al posto di {replaced}} other {{party_number, select, many {portano} other {porta}} {card} sul tabellone nazionale}}.',
  'event.nationalising-ended':
    '{The_party} non {party_number, select, many {portano} other {porta}} altro sul tabellone nazionale.',
  'event.donation-laid':
    '{The_party} {accept, select, yes {{party_number, select, many {accettano} other {accetta}} un contributo di {amount}} other {{known, select, yes {{party_number, select, many {rifiutano} other {rifiuta}} il contributo di {amount}, coperto} other {{party_number, select, many {mettono} other {mette}} un contributo coperto}}}}.',
  'event.donation-shown':
    '{The_party} {party_number, select, many {avevano} other {aveva}} rifiutato {amount}.',
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

  'outcome.majority':
    '{The_parties} {parties_number, select, many {hanno la maggioranza e vincono} other {ha la maggioranza e vince}}: {points} punti.',
  'outcome.several':
    '{The_scoring} hanno la maggioranza, {points} punti a testa; {parties_number, select, many {vincono} other {vince}} {the_parties}.',
  'outcome.coalition': '{The_parties} vincono in coalizione, {points} punti a testa.',
  'outcome.alone':
    '{The_scoring} {scoring_number, select, many {sono il primo partito ma non trovano} other {è il primo partito ma non trova}} alleati: {points} punti.',
  'outcome.no-votes': 'Nessuno ha voti, nessuno vince.',
  'outcome.most': '{The_parties} {parties_number, select, many {vincono} other {vince}}.',
  'outcome.most-by-a-nose': '{The_parties} {parties_number, select, many {vincono} other {vince}} di misura.',
  'outcome.alliance': '{The_parties} vincono insieme.',
  'outcome.alliance-by-a-nose': '{The_parties} vincono insieme, di misura.',
  'outcome.presence':
    ' Sul tabellone dei media {parties_number, select, many {vanno} other {va}} {the_parties}.',

  'benefit.meetings': 'comizi {in_regions}',
  'benefit.trend': 'trend {in_regions}',
  'benefit.media': 'media {in_regions}',
  'benefit.votes': 'voti {in_regions}',
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

  'block.letter': 'il blocco iniziale {block}',
  'block.options': 'le opzioni preliminari',

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
