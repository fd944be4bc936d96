/** Installed, offline, and newer versions. */
export const offline = {
  'update.ready': 'Une nouvelle version est prête. Tes parties restent telles quelles.',
  'update.needed': 'Le serveur a une version plus récente que cette page.',
  'update.now': 'Mettre à jour',
  'update.later': 'Plus tard',
  'offline.ready': 'Prêt à jouer hors ligne',
  'install.button': 'Installer comme appli',
};
