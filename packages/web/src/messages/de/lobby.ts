/** The lobby. */
export const lobby = {
  'lobby.tagline': 'Das deutsche Wahlkampfspiel',
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
  'mine.tell-me': 'Sag mir Bescheid, wenn ich dran bin',
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
  'public.seats': '{players, plural, one {# Spieler} other {# Spieler}}',
  'public.open-seats': '{open, plural, =0 {kein Platz frei} one {# Platz frei} other {# Plätze frei}}',
  'public.private': 'privat',
  'public.rated': 'gewertet',
  'public.starts': 'beginnt {at}',
  'public.take-over': 'Bot-Plätze frei für alle',
  'public.friend': 'Freunde sind da',
  'public.blocked': 'von dir Gesperrte sind da',
  'public.not-yet': 'Noch nichts für dich',
  'join.finished': 'für Leute, die mindestens {share} ihrer Partien beenden',
  'join.soon': 'die binnen {time} antworten',
  'join.newcomers': 'auch für Neue',
  'join.known': '{games, plural, one {mindestens # bekannte Partie} other {mindestens # bekannte Partien}}',
  'join.too-few-games': 'von dir sind zu wenige Partien bekannt',
  'join.too-few-finished': 'du beendest weniger',
  'join.too-slow': 'du antwortest später',
  'deal.same-deal': 'noch einmal dieselben Karten',
  'deal.shared': 'an mehreren Tischen gespielt',
  'deal.record': 'Karten aus einer Aufzeichnung',
  'deal.elsewhere': 'anderswo begonnen',
  'deal.elsewhere-text':
    'Dieses Spiel wurde anderswo begonnen, in einem Browser: Nur wer es gebracht hat, weiß, ob alles fair war, und kennt vielleicht die kommenden Karten.',
  'deal.fresh-text': 'Die Karten sind neu gemischt: Niemand weiß, was kommt.',
  'deal.shared-text':
    'Dieselben Karten werden auch an anderen Tischen gespielt: Wer dort schon gespielt hat, weiß, was kommt.',
  'deal.same-deal-text':
    'Noch einmal dieselben Karten: Wer damit gespielt hat oder die Aufzeichnung kennt, weiß, was kommt.',
  'deal.record-text':
    'Die Karten stammen aus einer Aufzeichnung: Wer sie hat, weiß, was kommt, vielleicht auch die Person, die den Tisch eröffnet hat.',
  'deal.unknown-text': 'Woher die Karten stammen, ist nicht bekannt: Vielleicht weiß jemand, was kommt.',

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

  'about.licences': 'Lizenzen und Dank',
  'about.unofficial':
    'Ein unabhängiges, inoffizielles Werk von Leuten, die das Spiel lieben. Ohne Verbindung zu seinem Autor oder seinen Verlagen; von ihnen stammen weder Bilder noch Texte.',
  'about.code': 'Programm: MIT-Lizenz, © die Mitwirkenden an Macher.',
  'about.map': 'Umrisse der Länder: © die Urheber von @svg-maps/germany, CC BY 4.0; geteilt und vereinfacht.',
  'about.fonts': 'Schriften: Fira Sans Condensed und Vollkorn, SIL Open Font License 1.1.',
  'about.short': 'Unabhängig und inoffiziell. MIT-Lizenz.',
  'lobby.go': 'Zur Lobby',
};
