export const en = {
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
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
