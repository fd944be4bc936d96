/** Games without a server: on this device, offline, moved; and the screen for a whole room. */
export const device = {
  'here.title': 'Na tym urządzeniu',
  'here.text':
    'Kilka osób, jedno urządzenie: gdy je przekazujecie, kurtyna zasłania karty. Boty zajmują pozostałe miejsca, a sieć nie jest potrzebna.',
  'here.new': 'Graj na tym urządzeniu',
  'here.mark': 'na tym urządzeniu',
  'here.mark-text': 'Ta gra jest zapisana w tej przeglądarce. Nie potrzebuje serwera ani sieci.',
  'here.away':
    'Serwer nie odpowiada. Możesz grać na tym urządzeniu: z botami albo na zmianę z innymi. Te gry zostają w tej przeglądarce.',
  'here.offline': 'Jesteś offline. Boty, zapisane gry i to urządzenie nadal działają.',
  'here.site': 'Twoje gry zostają w tej przeglądarce: ta strona nie ma serwera.',
  'here.delete': 'Usuń',
  'here.delete-sure': 'Usunąć tę grę na zawsze?',
  'here.delete-yes': 'Usuń ją',
  'here.delete-no': 'Zostaw',

  'curtain.round': 'Runda {round} z {rounds}',
  'curtain.hidden': 'Ukryte karty: {name}',
  'curtain.pass': 'Przekaż urządzenie, teraz gra',
  'curtain.again': 'Jeszcze raz gra',
  'curtain.asked': '{party}: {what}.',
  'curtain.proposal': 'Odpowiedz na propozycję',
  'curtain.look-away': 'Nikt inny nie powinien patrzeć.',
  'curtain.me': 'To ja, {name}',
  'curtain.hold': 'naciśnij i przytrzymaj',
  'curtain.not-me': 'To nie ja ({name}), pokaż tylko stół',
  'curtain.since': 'Gdy nie było cię przy ekranie',
  'curtain.nothing': 'Od twojej ostatniej decyzji nic się nie wydarzyło.',
  'curtain.standing': 'Partie w kolejności gry',
  'curtain.points': '{points, plural, one {# pkt} few {# pkt} many {# pkt} other {# pkt}}',
  'curtain.next': 'teraz gra',
  'curtain.bot': 'bot',
  'curtain.decided': 'właśnie po decyzji',
  'curtain.peek': 'To ja, {name}: przytrzymaj, by zobaczyć swoje karty',
  'curtain.hide': 'Ukryj moje karty',
  'curtain.turn': 'Teraz gra: {name}',

  'move.save': 'Zapisz grę do pliku',
  'move.save-text':
    'Możesz zapisać grę do pliku i otworzyć ją w innej przeglądarce: toczy się tam dalej, z całym przebiegiem. W pliku są karty wszystkich.',
  'move.title': 'Graj dalej ze znajomymi',
  'move.text':
    'Przenieś grę na serwer: boty zostają, a znajomi zajmują przez link miejsca pozostałych osób. Wszyscy widzą, że zaczęto ją gdzie indziej.',
  'move.seat': 'Grasz dalej jako',
  'move.button': 'Graj dalej na serwerze',
  'move.open': 'Otwórz zapisaną grę',
  'move.refused': 'Ten plik nie jest zapisaną grą: {detail}',
};
