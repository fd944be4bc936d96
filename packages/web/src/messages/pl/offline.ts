/** Installed, offline, and newer versions. */
export const offline = {
  'update.ready': 'Jest nowa wersja. Twoje gry zostają takie, jakie są.',
  'update.needed': 'Serwer ma nowszą wersję niż ta strona.',
  'update.now': 'Aktualizuj',
  'update.later': 'Później',
  'offline.ready': 'Można grać bez internetu',
  'install.button': 'Zainstaluj jako aplikację',
};
