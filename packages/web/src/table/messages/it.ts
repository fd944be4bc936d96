import type { Messages } from './en.ts';

export const it: Messages = {
  'lane.too-few': '{meetings}/{needed}',

  'here.mark-text': 'Questa partita è conservata in questo browser. Non serve né un server né la rete.',

  'away.watching': 'Stai guardando la partita.',
  'waiting.deserted': 'La partita aspetta',
  'hint.ask': 'Che cosa farebbe il livello 4? (resta segnato nella registrazione)',

  'refusal.not-owner': 'Può farlo solo chi ha aperto il tavolo.',
  'refusal.not-seated': 'Qui non hai un posto.',
  'refusal.seat-taken': 'Il posto è occupato.',
  'refusal.seat-kept': 'Il posto è riservato a un altro giocatore.',
  'refusal.seat-empty': 'Lì non c’è nessun altro.',
  'refusal.blocked': 'Chi ha aperto il tavolo ti ha bloccato.',
  'refusal.seat-not-there': 'Questo posto non esiste.',
  'refusal.already-seated': 'Hai già un posto.',
  'refusal.bot-not-there': 'Questo bot non esiste.',
  'refusal.party-taken': 'Questo partito è già preso.',
  'refusal.party-settled': 'La gara ha assegnato a ogni posto il suo partito.',
  'refusal.party-not-there': 'In questa partita quel partito non c’è.',
  'refusal.not-gathering': 'La partita è cominciata.',
  'refusal.not-playing': 'Ora qui non si gioca.',
  'refusal.not-all-ready': 'Non tutti sono pronti.',
  'refusal.seats-open': 'Ci sono ancora posti liberi.',
  'refusal.deal-not-agreed':
    'Le carte non sono appena mescolate. Ricarica la pagina per vedere da dove vengono.',
  'refusal.nothing-to-undo': 'Non hai nulla da annullare.',
  'refusal.revealed': 'È stato rivelato qualcosa: per tornare indietro serve il consenso di tutti.',
  'refusal.proposal-open': 'C’è già una proposta.',
  'refusal.no-proposal': 'Questa proposta non è più aperta.',
  'refusal.already-answered': 'Hai già risposto.',
  'refusal.away': 'Un bot gioca per te: prima torna al tavolo.',
  'refusal.not-away': 'Non risulti assente.',
  'refusal.text-empty': 'Scrivi qualcosa.',
  'refusal.talk-full': 'A questo tavolo non si può più scrivere.',
  'refusal.log-full': 'A questo tavolo è successo così tanto che ormai si può soltanto giocare.',
  'refusal.enough-today':
    'Tu o la tua rete avete scritto abbastanza per oggi. Continua domani; giocare puoi sempre.',
  'refusal.enough-kept':
    'Questo server conserva già di te quanto può conservare di una persona. Puoi continuare a giocare.',
  'refusal.still-there': 'Era al tavolo un momento fa. Aspetta un po’.',
  'refusal.founder-away':
    'Chi ha iniziato la partita è assente. Serve il suo accordo, o una settimana da quando se n’è andato.',
  'refusal.seen-another': 'Hai già visto un altro posto di questa partita: qui non puoi giocare.',
  'refusal.asked-too-often': 'In questa partita hai già chiesto abbastanza.',
  'refusal.no-days-left': 'Non ti restano così tanti giorni liberi.',
  'refusal.no-programs': 'A questo tavolo giocano solo persone.',
  'refusal.not-admitted': 'A questo tavolo non puoi sederti. Altri ti sono aperti.',
  'refusal.too-few-games':
    'Qui conosciamo troppo poche tue partite: contano quelle pubbliche e quelle valutate. Prima giocane qualcuna altrove.',
  'refusal.too-few-finished':
    'Questo tavolo è per chi porta a termine più partite. Ogni partita che finisci alza la tua percentuale.',
  'refusal.too-slow':
    'Questo tavolo è per chi risponde prima nelle partite su più giorni. Decisioni più rapide accorciano il tuo tempo abituale.',
  'refusal.no-regency': 'Qui nessuno ti fa giocare al suo posto, o il tempo è scaduto.',
  'refusal.name-not-kept':
    'A un tavolo aperto a tutti può giocare al tuo posto solo chi protegge il proprio nome con una password.',
  'refusal.no-hints': 'Qui non ci sono consigli.',
  'refusal.wrong-time': 'Scegli un momento nei prossimi 10 giorni.',
  'refusal.no-offer': 'Questa offerta non c’è più.',
  'refusal.empty-deal': 'Un accordo richiede una promessa su uno stato e un turno che devono ancora venire.',
  'refusal.stale': 'Nel frattempo la partita è andata avanti. Guarda di nuovo.',
  'refusal.frozen': 'Questo tavolo è bloccato: si può guardare, ma non giocare.',

  'national.secured': 'bloccata',

  'formula.half': 'metà di {meetings, plural, one {# comizio} other {# comizi}}',

  'donation.choose': 'Scegli un contributo',
  'donation.take': 'Accetta {amount}',
  'donation.refuse': 'Rifiuta {amount}',
  'donation.money': 'denaro',
  'donation.base': 'iscritti {before} → {after}{dice, plural, =0 {} one { (# dado)} other { (# dadi)}}',
  'donation.paid': 'Hai incassato',
  'donation.for-seats': 'per i seggi',
  'donation.for-base': 'per {base} iscritti',
  'donation.before': 'prima',
  'donation.now': 'ora',
  'donation.gone': 'Già usate:',

  'end.source-mandates': 'Seggi',
  'end.source-wins': 'Elezioni vinte',
  'end.source-media': 'Media',
  'end.source-base': 'Iscritti',
  'end.source-national': 'Opinioni nazionali',
  'end.source-money': 'Denaro',

  'follow.you': 'Tu',
  'follow.votes': '{votes, plural, one {voto} other {voti}}',
  'digest.title': 'Dalla tua ultima decisione',
  'keys.digest': 'Cosa è successo dalla tua ultima decisione',

  'coach.on': 'Coach attivo',
  'coach.off': 'Coach spento',
  'first.mark': 'Prima partita',

  'lobby.go': 'Alla lobby',

  'record.title': 'Rivedi una partita salvata',
  'record.text':
    'Carica una partita finita, scegli un momento, guarda con gli occhi di chiunque e continua da lì.',
  'record.is-view':
    'Questo file è stato salvato a partita in corso: mostra ciò che vedeva un giocatore, e non permette di continuare.',
  'record.malformed': 'Questo file non è la registrazione di una partita: {detail}',
  'record.found': '{ruleset}, {names}, {actions, plural, one {# decisione} other {# decisioni}}',
  'record.look': 'Guarda',
  'record.knows': 'Chi ha il file conosce le carte che verranno.',
  'record.download': 'Scarica la registrazione',

  'rematch.offered': '{name} propone la rivincita.',
  'rematch.same-deal': '{name} propone di rigiocare la stessa distribuzione.',

  'ribbon.your-decision': 'Tocca a te',
  'keys.confirm': 'Conferma la decisione',

  'rules.loading': 'Un momento…',
  'rules.phase': 'fase',
  'rules.book': 'Apri il regolamento',

  'side.points': 'punti',
  'side.base': 'iscritti',
  'side.log': 'Registro',
  'side.media-board': 'Media',
  'talk.label': 'Chat',
  'told.phrased': '{party}: {phrase}',
  'phrase.hello': 'Ciao!',
  'phrase.good-game': 'Bella partita!',
  'phrase.well-played': 'Ben giocato!',
  'phrase.thanks': 'Grazie!',
  'phrase.sorry': 'Scusa!',
  'phrase.one-moment': 'Un momento, per favore.',
  'phrase.your-turn': 'Tocca a te.',
  'phrase.good-luck': 'Buona fortuna!',

  'national.opinions': 'Opinione nazionale',
  'national.media': 'Media, punti per elezione',

  'gather.you': 'tu',

  'text.labelled': '{label}: {text}',
  'word.media': 'Media',
  'word.votes': 'Voti',
  'word.base': 'Iscritti',
  'word.platform': 'Programma',
  'word.hand': 'Mano',
  'word.your-hand': 'La tua mano',
};
