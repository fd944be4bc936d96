/** The lobby. */
export const lobby = {
  'lobby.tagline': 'Il gioco delle elezioni tedesche',
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
  'mine.tell-me': 'Avvisami quando tocca a me',
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
  'public.seats': '{players, plural, one {# giocatore} other {# giocatori}}',
  'public.open-seats': '{open, plural, =0 {nessun posto libero} one {# posto libero} other {# posti liberi}}',
  'public.private': 'privato',
  'public.rated': 'valutata',
  'public.starts': 'comincia {at}',
  'public.take-over': 'posti dei bot liberi per tutti',
  'public.friend': 'c’è un tuo amico',
  'public.blocked': 'c’è qualcuno che hai bloccato',
  'public.not-yet': 'Non ancora per te',
  'join.finished': 'per chi finisce almeno {share} delle sue partite',
  'join.soon': 'che risponde entro {time}',
  'join.newcomers': 'anche per i nuovi',
  'join.known': '{games, plural, one {almeno # partita nota} other {almeno # partite note}}',
  'join.too-few-games': 'di te si conoscono troppo poche partite',
  'join.too-few-finished': 'ne finisci meno',
  'join.too-slow': 'rispondi più tardi',
  'deal.same-deal': 'di nuovo le stesse carte',
  'deal.shared': 'giocata a più tavoli',
  'deal.record': 'carte da una registrazione',
  'deal.elsewhere': 'iniziata altrove',
  'deal.elsewhere-text':
    'Questa partita è iniziata altrove, nel browser di qualcuno: solo chi l’ha portata sa se è stata corretta, e forse conosce le carte che verranno.',
  'deal.fresh-text': 'Le carte sono appena mescolate: nessuno sa che cosa uscirà.',
  'deal.shared-text':
    'Le stesse carte si giocano anche ad altri tavoli: chi le ha già giocate sa che cosa arriva.',
  'deal.same-deal-text':
    'Di nuovo le stesse carte: chi ci ha già giocato o ha la registrazione sa che cosa uscirà.',
  'deal.record-text':
    'Le carte vengono da una registrazione: chi ce l’ha sa che cosa uscirà, forse anche chi ha aperto il tavolo.',
  'deal.unknown-text': 'Non si sa da dove vengano queste carte: qualcuno potrebbe sapere che cosa uscirà.',

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

  'about.licences': 'Licenze e ringraziamenti',
  'about.unofficial':
    'Un’opera indipendente e non ufficiale di persone che amano il gioco. Senza legami con il suo autore o i suoi editori; non ne usa né illustrazioni né testi.',
  'about.code': 'Programma: licenza MIT, © chi ha contribuito a Macher.',
  'about.map': 'Contorni dei Länder: © gli autori di @svg-maps/germany, CC BY 4.0; suddivisi e semplificati.',
  'about.fonts': 'Caratteri: Fira Sans Condensed e Vollkorn, SIL Open Font License 1.1.',
  'about.short': 'Indipendente e non ufficiale. Licenza MIT.',
  'lobby.go': 'Alla lobby',
};
