/** Installed, offline, and newer versions. */
export const offline = {
  'update.ready': 'Eine neue Version ist da. Deine Spiele bleiben, wie sie sind.',
  'update.needed': 'Der Server hat eine neuere Version als diese Seite.',
  'update.now': 'Aktualisieren',
  'update.later': 'Später',
  'offline.ready': 'Bereit fürs Spielen ohne Netz',
  'install.button': 'Als App installieren',
};
