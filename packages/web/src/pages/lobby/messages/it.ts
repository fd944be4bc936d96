import type { Messages } from './en.ts';

export const it: Messages = {
  'here.title': 'Su questo dispositivo',
  'here.text':
    'Più persone, un solo dispositivo: un sipario nasconde le carte mentre lo passate. I bot occupano gli altri posti, e la rete non serve.',
  'here.new': 'Gioca su questo dispositivo',
  'here.away':
    'Il server non risponde. Puoi giocare su questo dispositivo: contro i bot, o passandolo agli altri. Queste partite restano in questo browser.',
  'here.offline': 'Sei offline. Bot, partite salvate e questo dispositivo funzionano lo stesso.',
  'here.site': 'Le tue partite restano in questo browser: questa pagina non ha un server.',
  'here.delete': 'Elimina',
  'here.delete-sure': 'Eliminare questa partita per sempre?',
  'here.delete-yes': 'Elimina',
  'here.delete-no': 'Conserva',
  'move.open': 'Apri una partita salvata',
  'move.refused': 'Questo file non è una partita salvata: {detail}',

  'learn.older': 'Conosci il 2019? Guarda in cinque minuti che cosa cambia nel 2006',
  'learn.title': 'Impara giocando',
  'learn.text': 'Dieci minuti, un turno preparato, le plance vere. Non serve il regolamento.',
  'learn.button': 'Comincia la lezione',

  'lobby.title-turns': '({turns}) Tocca a te – Macher',

  'quick.title': 'Gioca subito',
  'quick.text':
    'Quattro partiti, quattro turni, un’elezione in ciascuno. Non serve un account. Le regole compaiono quando servono e le mosse irregolari sono impossibili.',
  'quick.button': 'Gioca quattro elezioni contro tre bot',
  'quick.level': 'Quanto sono forti i bot?',
  'hello.morning': 'Buongiorno, {name}.',
  'hello.day': 'Ciao, {name}.',
  'hello.evening': 'Buonasera, {name}.',
  'mine.waiting':
    '{count, plural, =0 {Nessuna partita ti aspetta.} one {Una partita ti aspetta.} other {# partite ti aspettano.}}',
  'mine.play': 'Gioca',
  'mine.sit': 'Siediti',
  'mine.look': 'Guarda',
  'mine.your-turn': 'Tocca a te',
  'mine.gathering': 'In cerca di giocatori',
  'mine.seat-kept': 'C’è un posto per te',
  'mine.asking':
    '{count, plural, one {Qualcuno ti chiede l’amicizia.} other {# persone ti chiedono l’amicizia.}}',
  'mine.clubs': 'I tuoi club',
  'mine.over': 'Finita',
  'mine.finished': '{count, plural, one {# partita finita} other {# partite finite}}',

  'public.title': 'Tavoli pubblici',
  'public.which': 'Quali tavoli',
  'public.to-join': 'Con posti liberi',
  'public.to-watch': 'In corso',
  'public.ruleset': 'Gioco',
  'public.players': 'Giocatori',
  'public.any': 'qualsiasi',
  'public.none-to-join': 'Al momento nessun tavolo del genere cerca giocatori. Aprine uno tu.',
  'public.none-to-watch': 'Al momento non si gioca in pubblico nulla del genere.',
  'public.join': 'Unisciti',
  'public.watch': 'Guarda',
  'public.open-seats': '{open, plural, =0 {nessun posto libero} one {# posto libero} other {# posti liberi}}',
  'public.private': 'privato',
  'public.rated': 'valutata',
  'public.starts': 'comincia {at}',
  'public.take-over': 'posti dei bot liberi per tutti',
  'public.friend': 'c’è un tuo amico',
  'public.blocked': 'c’è qualcuno che hai bloccato',
  'public.not-yet': 'Non ancora per te',
  'join.too-few-games': 'di te si conoscono troppo poche partite',
  'join.too-few-finished': 'ne finisci meno',
  'join.too-slow': 'rispondi più tardi',
  'deal.same-deal': 'di nuovo le stesse carte',
  'deal.shared': 'giocata a più tavoli',
  'deal.record': 'carte da una registrazione',

  'welcome.title': 'Il gioco in poche righe',
  'welcome.elections': 'Guida il tuo partito in quattro elezioni regionali tedesche.',
  'welcome.platform':
    'Accorda le tue cinque carte programma con ciò che pensano gli elettori delle regioni. Puoi cambiare l’uno e le altre.',
  'welcome.media': 'Se controlli i media di una regione, puoi cambiare una delle sue opinioni.',
  'welcome.votes': 'Comizi, trend e affinità diventano voti; sondaggi e politici spostano il trend.',
  'welcome.win':
    'I voti danno seggi. Con 50 voti si vince; altrimenti il partito più forte ha bisogno di un alleato per arrivare a 50.',
  'welcome.money': 'Il denaro non basta mai. I contributi aiutano, ma costano iscritti.',
  'welcome.end': 'Alla fine danno punti seggi, vittorie, media, iscritti e denaro.',

  'friends.title': 'Gioca con gli amici',
  'friends.text':
    'Qualsiasi edizione, da tre a cinque giocatori, dal vivo o nel giro di settimane. Invitali con un link.',
  'friends.button': 'Apri un tavolo',
  'friends.clubs': 'Club: campionati, tornei a eliminazione e serate con le stesse carte',
  'friends.away': 'Per un link serve il server, che ora non risponde.',
  'friends.site':
    'Per un link serve un server, e questa pagina non ne ha. Gioca su questo dispositivo, o su una pagina che ne ha uno.',

  'daily.title': 'Partita del giorno',
  'daily.text': 'Le stesse carte per tutti, e un solo tentativo a testa.',
  'daily.seats': '{ruleset}, il tuo partito: {party}, contro {bots}',
  'daily.played':
    '{played, plural, =0 {Nessuno l’ha ancora giocata fino alla fine.} one {L’ha giocata una persona, con {best} punti.} other {L’hanno giocata in #; il migliore ha {best} punti.}}',
  'daily.place': 'Il tuo posto: {place} su {played}, con {points, plural, one {# punto} other {# punti}}.',
  'daily.open': 'Alla partita di oggi',
  'daily.go-on': 'Continua',
  'daily.list': 'Alla classifica',
  'daily.away': 'Per una classifica comune serve il server, che ora non risponde.',
  'daily.site': 'Per una classifica comune serve un server, e questa pagina non ne ha.',

  'record.open': 'Apri una registrazione',

  'offline.ready': 'Pronto per giocare offline',
  'install.button': 'Installa come app',
};
