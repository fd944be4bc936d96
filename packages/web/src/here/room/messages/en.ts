export const en = {
  'room.gathering': 'Scan a code, and your phone becomes your hand',
  'room.back': 'To the table',
  'room.seats': 'The seats',
  'room.watch': 'Watch along',
  'room.watch-text': 'Hands, money and sealed bids stay on your phones.',
  'room.asleep': 'Phone asleep? Scan to come back.',
  'room.free': 'Scan this, and your phone becomes your hand.',
  'room.nobody': 'Free seat',
  'room.choosing': 'choosing…',
  'room.done': 'done',
  'room.code': 'Code',
  'room.now': 'Now',
  'room.now-in': 'Now · {phase}',
  'room.over': 'The game is over',
  'room.deciding': '{name}: {what}',
  'room.just': 'Just happened',
  'room.then': 'Then',
  'room.seat-title': 'Your phone, your hand',
  'room.seat-text': 'Type the code that the big screen shows at your seat. It works once.',
  'room.sit': 'Sit down',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
