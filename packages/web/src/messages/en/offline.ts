/** Installed, offline, and newer versions. */
export const offline = {
  'update.ready': 'A new version is ready. Your games stay as they are.',
  'update.needed': 'The server has a newer version than this page.',
  'update.now': 'Update',
  'update.later': 'Later',
  'offline.ready': 'Ready to play offline',
  'install.button': 'Install as an app',
};
