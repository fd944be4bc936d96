import type { Messages } from './en.ts';

export const de: Messages = {
  'here.title': 'Auf diesem Gerät',
  'here.text':
    'Mehrere Leute, ein Gerät: Ein Vorhang verdeckt eure Karten, während ihr es weitergebt. Bots füllen die anderen Plätze, und ein Netz braucht ihr nicht.',
  'here.new': 'Auf diesem Gerät spielen',
  'here.away':
    'Der Server antwortet nicht. Du kannst auf diesem Gerät spielen: gegen Bots, oder reihum mit anderen. Diese Spiele bleiben in diesem Browser.',
  'here.offline': 'Du bist offline. Bots, gespeicherte Spiele und dieses Gerät funktionieren trotzdem.',
  'here.site': 'Deine Spiele bleiben in diesem Browser: Diese Seite hat keinen Server.',
  'here.delete': 'Löschen',
  'here.delete-sure': 'Dieses Spiel endgültig löschen?',
  'here.delete-yes': 'Löschen',
  'here.delete-no': 'Behalten',
  'move.open': 'Gesichertes Spiel öffnen',
  'move.refused': 'Diese Datei ist kein gesichertes Spiel: {detail}',

  'learn.older': 'Du kennst 2019? Sieh in fünf Minuten, was 2006 anders macht',
  'learn.title': 'Spielend lernen',
  'learn.text':
    'Zehn Minuten, eine vorbereitete Runde, das echte Spielbrett. Ein Regelheft brauchst du nicht.',
  'learn.button': 'Lektion beginnen',

  'lobby.title-turns': '({turns}) Du bist dran – Macher',

  'quick.title': 'Sofort spielen',
  'quick.text':
    'Vier Parteien, vier Runden, in jeder eine Wahl. Ohne Anmeldung. Die Regeln erscheinen, wenn du sie brauchst; regelwidrige Züge sind nicht möglich.',
  'quick.button': 'Vier Wahlen gegen drei Bots spielen',
  'quick.level': 'Wie stark sind die Bots?',
  'hello.morning': 'Guten Morgen, {name}.',
  'hello.day': 'Hallo, {name}.',
  'hello.evening': 'Guten Abend, {name}.',
  'mine.waiting':
    '{count, plural, =0 {Keine Partie wartet auf dich.} one {Eine Partie wartet auf dich.} other {# Partien warten auf dich.}}',
  'mine.play': 'Spielen',
  'mine.sit': 'Hinsetzen',
  'mine.look': 'Ansehen',
  'mine.your-turn': 'Du bist dran',
  'mine.gathering': 'Sucht Mitspieler',
  'mine.seat-kept': 'Ein Platz wartet auf dich',
  'mine.asking':
    '{count, plural, one {Jemand möchte mit dir befreundet sein.} other {# Leute möchten mit dir befreundet sein.}}',
  'mine.clubs': 'Deine Clubs',
  'mine.over': 'Beendet',
  'mine.finished': '{count, plural, one {# beendete Partie} other {# beendete Partien}}',

  'public.title': 'Öffentliche Tische',
  'public.which': 'Welche Tische',
  'public.to-join': 'Mit freien Plätzen',
  'public.to-watch': 'Im Gange',
  'public.ruleset': 'Spiel',
  'public.players': 'Spieler',
  'public.any': 'beliebig',
  'public.none-to-join': 'So einen Tisch gibt es gerade nicht. Eröffne selbst einen.',
  'public.none-to-watch': 'So etwas wird gerade nicht öffentlich gespielt.',
  'public.join': 'Mitspielen',
  'public.watch': 'Zusehen',
  'public.open-seats': '{open, plural, =0 {kein Platz frei} one {# Platz frei} other {# Plätze frei}}',
  'public.private': 'privat',
  'public.rated': 'gewertet',
  'public.starts': 'beginnt {at}',
  'public.take-over': 'Bot-Plätze frei für alle',
  'public.friend': 'Freunde sind da',
  'public.blocked': 'von dir Gesperrte sind da',
  'public.not-yet': 'Noch nichts für dich',
  'join.too-few-games': 'von dir sind zu wenige Partien bekannt',
  'join.too-few-finished': 'du beendest weniger',
  'join.too-slow': 'du antwortest später',
  'deal.same-deal': 'noch einmal dieselben Karten',
  'deal.shared': 'an mehreren Tischen gespielt',
  'deal.record': 'Karten aus einer Aufzeichnung',

  'welcome.title': 'Das Spiel in wenigen Zeilen',
  'welcome.elections': 'Führe deine Partei durch vier Landtagswahlen.',
  'welcome.platform':
    'Bring deine fünf Programmkarten mit dem in Einklang, was die Leute in den Bundesländern denken. Ändern kannst du beides.',
  'welcome.media': 'Wer in einem Bundesland die Medien beeinflusst, kann dort eine Volksmeinung austauschen.',
  'welcome.votes':
    'Wahlveranstaltungen, Trend und Übereinstimmung werden zu Stimmen; Umfragen und Politiker verändern den Trend.',
  'welcome.win':
    'Stimmen bringen Siegpunkte. 50 Stimmen gewinnen die Wahl; darunter braucht die stärkste Partei einen Partner, mit dem sie auf 50 kommt.',
  'welcome.money': 'Geld ist immer knapp. Spenden helfen, kosten aber Parteibasis.',
  'welcome.end': 'Stimmen, Wahlsiege, Medien, Parteibasis und Geld bringen am Ende Punkte.',

  'friends.title': 'Mit Freunden spielen',
  'friends.text': 'Jede Ausgabe, drei bis fünf Spieler, live oder über Wochen. Lade sie mit einem Link ein.',
  'friends.button': 'Tisch eröffnen',
  'friends.clubs': 'Clubs: Ligen, K.-o.-Turniere und Abende mit denselben Karten',
  'friends.away': 'Ein Link braucht den Server, und der antwortet gerade nicht.',
  'friends.site':
    'Ein Link braucht einen Server, und diese Seite hat keinen. Spiel auf diesem Gerät oder auf einer Seite mit Server.',

  'daily.title': 'Partie des Tages',
  'daily.text': 'Dieselben Karten für alle, und für jeden ein Versuch.',
  'daily.seats': '{ruleset}, du als {party}, gegen {bots}',
  'daily.played':
    '{played, plural, =0 {Noch niemand hat sie zu Ende gespielt.} one {Eine Person hat sie gespielt, mit {best} Punkten.} other {# haben sie gespielt; der Rekord liegt bei {best} Punkten.}}',
  'daily.place': 'Dein Platz: {place} von {played}, mit {points, plural, one {# Punkt} other {# Punkten}}.',
  'daily.open': 'Zur Partie von heute',
  'daily.go-on': 'Weiterspielen',
  'daily.list': 'Zur Liste',
  'daily.away': 'Eine Liste für alle braucht den Server, und der antwortet gerade nicht.',
  'daily.site': 'Eine Liste für alle braucht einen Server, und diese Seite hat keinen.',

  'record.open': 'Aufzeichnung öffnen',

  'offline.ready': 'Bereit fürs Spielen ohne Netz',
  'install.button': 'Als App installieren',
};
