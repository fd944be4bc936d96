/** Games without a server: on this device, offline, moved; and the screen for a whole room. */
export const device = {
  'here.title': 'Na tym urządzeniu',
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
};
