/** Friends, requests, and people you have blocked. They come with what shows them. */
export const en = {
  'tie.title': 'Friends',
  'tie.none': 'No friends yet. Names at a table lead to people’s pages, where you can add them.',
  'tie.here': 'at a table now',
  'tie.since': 'friends since {date}',
  'tie.add': 'Add as a friend',
  'tie.asks': '{name} would like to be your friend.',
  'tie.accept': 'Accept',
  'tie.decline': 'Decline',
  'tie.asked': 'You’ve asked {name}. There’s no answer yet.',
  'tie.withdraw': 'Take it back',
  'tie.is-friend': 'You’re friends.',
  'tie.end': 'End friendship',
  'tie.end-sure': 'End your friendship with {name}? {name} isn’t told.',
  'tie.end-yes': 'Yes, end it',
  'tie.no': 'No',
  'tie.block': 'Block',
  'tie.block-sure':
    'Block {name}? {name} can’t join tables where you sit, you don’t read what they say, and they aren’t told.',
  'tie.block-yes': 'Yes, block',
  'tie.blocked': 'You’ve blocked {name}.',
  'tie.unblock': 'Unblock',
  'tie.requests': 'Would like to be your friends',
  'tie.waiting': 'You’ve asked',
  'tie.blocked-people': 'Blocked',
  'tie.asked-on': 'asked on {date}',
  'tie.show': 'Friends see when I’m at a table',
  'tie.show-text': 'Not in games over days: nobody should see which decisions you’ve planned.',
  'tie.keep-name': 'To have friends, protect your name with a password first.',
  'tie.invite-title': 'Keep a seat for a friend',
  'tie.invite': 'Keep a seat for {name}',
  'tie.invite-full': 'No seat is free. Take a bot away to keep its seat.',
  'tie.blocked-here': 'You’ve blocked {name}, who sits here.',
};

export type FriendsKey = keyof typeof en;
export type FriendsMessages = Readonly<Record<FriendsKey, string>>;
