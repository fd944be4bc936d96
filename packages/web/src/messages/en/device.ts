/** Games without a server: on this device, offline, moved; and the screen for a whole room. */
export const device = {
  'here.title': 'On this device',
  'here.mark': 'on this device',
  'here.mark-text': 'This game is kept in this browser. It needs no server and no network.',
  'here.away':
    'The server doesn’t answer. You can play on this device: against bots, or passing it round. These games stay in this browser.',
  'here.offline': 'You’re offline. Bots, saved games and this device still work.',
  'here.site': 'Your games stay in this browser: this page has no server.',
  'here.delete': 'Delete',
  'here.delete-sure': 'Delete this game for good?',
  'here.delete-yes': 'Delete it',
  'here.delete-no': 'Keep it',
};
