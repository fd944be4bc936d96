/** Installed, offline, and newer versions. */
export const offline = {
  'update.ready': 'C’è una nuova versione. Le tue partite restano come sono.',
  'update.needed': 'Il server ha una versione più nuova di questa pagina.',
  'update.now': 'Aggiorna',
  'update.later': 'Più tardi',
  'offline.ready': 'Pronto per giocare offline',
  'install.button': 'Installa come app',
};
