/** Games without a server: on this device, offline, moved; and the screen for a whole room. */
export const device = {
  'here.title': 'On this device',
  'here.text':
    'Several people, one device: a curtain hides everyone’s cards while you pass it on. Bots fill the other seats, and no network is needed.',
  'here.new': 'Play on this device',
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

  'curtain.round': 'Round {round} of {rounds}',
  'curtain.hidden': '{name}’s cards are hidden',
  'curtain.pass': 'Please pass the device to',
  'curtain.again': 'It’s your turn again,',
  'curtain.asked': '{party}: {what}.',
  'curtain.proposal': 'Answer a proposal',
  'curtain.look-away': 'Nobody else should look.',
  'curtain.me': 'I’m {name}',
  'curtain.hold': 'press and hold',
  'curtain.not-me': 'I’m not {name}, show the table only',
  'curtain.since': 'While you weren’t looking',
  'curtain.nothing': 'Nothing has happened since your last decision.',
  'curtain.standing': 'The parties in turn order',
  'curtain.points': '{points, plural, one {# pt} other {# pts}}',
  'curtain.next': 'is next',
  'curtain.bot': 'bot',
  'curtain.decided': 'just decided',
  'curtain.peek': 'I’m {name}: press and hold to see my cards',
  'curtain.hide': 'Hide my cards',
  'curtain.turn': '{name} is next',

  'move.save': 'Save the game as a file',
  'move.save-text':
    'You can save the game as a file and open it in another browser: it goes on there as it is, with its whole log. The file holds everyone’s cards.',
  'move.title': 'Go on with friends',
  'move.text':
    'Put the game on the server: bots stay, friends take the other people’s seats by a link. Everyone sees that it was begun elsewhere.',
  'move.seat': 'You play on as',
  'move.button': 'Go on at the server',
  'move.open': 'Open a saved game',
  'move.refused': 'This file is not a saved game: {detail}',
};
