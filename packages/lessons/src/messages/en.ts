/** What the lessons say: one sentence, then one that explains it. */
export const en = {
  'lesson.2019': 'Learn Die Macher',

  'party.title': 'Your party',
  'party.board': 'Hesse votes this round.',
  'party.board-more':
    'You lead the SPD through four state elections, one a round. The dark frame shows whose turn it is to vote; the other two states come later.',
  'party.lane': 'This lane is yours: 22 votes so far.',
  'party.lane-more':
    'Each party has a lane. The line at 50 is the majority: get there alone and you win the state. The CDU/CSU leads with 27.',
  'party.mandates': 'Votes score points, and so does winning.',
  'party.mandates-more':
    'Hesse pays up to 28 points for your votes, whether you win or not. A win adds 12, or 7 if you share it with a partner.',
  'party.own': 'This is all you have to do it with.',
  'party.own-more':
    'Five policies, 31,000 in cash and 11 members. Members pay you 1,000 a round each and are worth a point each at the end.',

  'platform.title': 'Platform',
  'platform.opinions': 'This is what voters in Hesse want.',
  'platform.opinions-more':
    'A tick means your platform says the same, a cross that it says the opposite. Welfare is the key issue: it counts twice.',
  'platform.agree': 'Right now nobody’s impressed: your match is 0.',
  'platform.agree-more':
    'Welfare counts twice and brings you 2; Education and Transport cost you 1 each. A match of less than 1 still counts as ×1, and a higher one multiplies your votes: nothing matters more.',
  'platform.source': 'You’ve got the right card in hand, so don’t draw.',
  'platform.source-more': 'Choose “{nothing}” to go straight on to your platform.',
  'platform.source-otherwise':
    'Drawing is fine in a real game. Here you’ve already got what you need: take nothing.',
  'platform.exchange': 'Swap Education − for Education +.',
  'platform.exchange-more':
    'Choose the card in your platform, then the one in your hand. The boards show at once what it does to your votes.',
  'platform.exchange-otherwise': 'Try just this one: Education − out, Education + in.',
  'platform.done': 'Match 2: every meeting here now counts double.',
  'platform.done-more': 'Voters didn’t change. You did.',

  'meetings.title': 'Meetings',
  'meetings.formula': 'Meetings plus trend, times match: those are your votes.',
  'meetings.formula-more':
    'In Hesse you’ve got 5 meetings, a trend of +2 and a match of 2. Neither the sum nor the match ever counts less than 1.',
  'meetings.sum': 'So how many votes would you gain?',
  'meetings.sum-more': '5 meetings, trend +2, match 2.',
  'meetings.sum-otherwise': 'Add meetings and trend first, 5 + 2, then times 2.',
  'meetings.buy': 'Three more meetings take you past the CDU/CSU.',
  'meetings.buy-more':
    '8 meetings and a trend of 2 make 10, times 2: 20 new votes. Choose 3 in Hesse and buy them.',
  'meetings.buy-otherwise': 'Not quite: choose 3 in Hesse and nothing elsewhere.',
  'meetings.done': '22 votes and 20 more: 42.',
  'meetings.done-more':
    'Hesse votes this round, so its meetings count at once. In other states you need at least four before they count.',

  'media.title': 'Media',
  'media.spaces': 'Nobody controls the media in Hesse.',
  'media.spaces-more':
    'Three parties have a marker each, and two spaces are free. You control the media with more markers than any other party.',
  'media.buy': 'Buy a marker in Hesse for 5,000.',
  'media.buy-more':
    'Control protects you from bad polls and lets you change what voters want. It also scores on election night, even if you lose.',
  'media.buy-otherwise': 'Look at Hesse: one marker there gives you control.',
  'media.pass': 'You control the media in Hesse. Now pass.',
  'media.pass-more': 'You can buy one marker at a time, and you’re asked again until everyone passes.',
  'media.pass-otherwise': 'Save your money for now and pass.',

  'influence.title': 'Influence',
  'influence.clash': 'Hesse wants more Transport. You don’t.',
  'influence.clash-more':
    'That cross costs you 1. But you control the media here, so you can change one opinion.',
  'influence.change': 'Swap Transport + for something you stand for.',
  'influence.change-more': 'Choose Transport +, then an opinion with a tick. Key issues can’t be changed.',
  'influence.change-otherwise': 'Take Transport + away, and choose one that your platform agrees with.',
  'influence.done': 'Match 4: the clash is gone, and one more policy fits.',
  'influence.done-more':
    'It changes everyone’s votes, not only yours. That’s why the others watch who controls the media.',

  'politicians.title': 'Politicians',
  'politicians.five': 'You’ve got five politicians, for the whole game.',
  'politicians.five-more':
    'Each works once and is gone. The numbers are what they cost; touch one to see what it does.',
  'politicians.send': 'Send the vice chancellor to Hesse.',
  'politicians.send-more':
    'You lay the card face down: nobody knows who’s coming. You pay only when it’s turned up.',
  'politicians.send-otherwise': 'Send the vice chancellor to Hesse, and nobody else.',
  'politicians.pay': 'The card is turned up: pay 5,000.',
  'politicians.pay-more': 'If you don’t pay, the politician leaves without doing anything.',
  'politicians.pay-otherwise': 'You want this one: pay.',
  'politicians.trend': 'First the main action: your trend goes up one space.',
  'politicians.trend-more': 'The spaces are −3, −2, 0, +2, +3, +4. So one space up from 0 is +2.',
  'politicians.trend-otherwise': 'You could skip it, but there’s no reason to.',
  'politicians.key': 'Then make one of your matches the key issue.',
  'politicians.key-more': 'It counts double from now on, for everyone. Pick Welfare or Education.',
  'politicians.key-otherwise': 'Put the key issue on an opinion with a tick: Welfare + or Education +.',
  'politicians.done': 'Trend +2, match 2: from 5 votes to 14 in one visit.',
  'politicians.done-more': 'Before, your five meetings were worth 5 × 1. Now they’re worth 7 × 2.',

  'polls.title': 'Polls',
  'polls.back': 'There’s a poll about Hesse, and its back shows your sign.',
  'polls.back-more':
    'So it raises your trend by two spaces and lowers two others. Everyone bids once; the CDU/CSU leads in Hesse and bids last.',
  'polls.bid': 'Bid between 2,000 and 6,000.',
  'polls.bid-more': 'The FDP has bid 1,000. Only who wins the poll may look at it.',
  'polls.bid-otherwise': 'Bid 2,000 to 6,000: less doesn’t win it, and more is too much.',
  'polls.use': 'It’s yours. Publish it!',
  'polls.use-more': 'If a poll isn’t good for you, keep it quiet: that brings 3 new members.',
  'polls.use-otherwise': 'This one is good for you: publish it.',
  'polls.done': 'You’re up to +3. The Greens fall to −2, the CDU/CSU to +2.',
  'polls.done-more': 'If one of them controlled the media in Hesse, the poll couldn’t have lowered them.',

  'night.title': 'Election night',
  'night.early': 'Lower Saxony votes later, but your six meetings there are worth 16 votes now.',
  'night.early-more':
    '(6 + 2) × 2. Next round another opinion is turned up there, which may spoil it, and you get the meetings back. Turn them in.',
  'night.early-otherwise': 'You could wait. But 16 votes are a lot, and they’re safe: turn in all six.',
  'night.partner': 'Nobody had 50, so the strongest party got a partner.',
  'night.partner-more':
    'That was you, with 42. The partner must bring you to 50 and is the one with most policies in common: you share three with the Greens. 7 points each.',
  'night.money': 'Your votes and members have paid you 36,000.',
  'night.money-more': '25 points for votes and 11 members bring 1,000 each. The win itself pays nothing.',
  'night.donation': 'Now choose a donation, and take it or leave it.',
  'night.donation-more':
    'Taking money loses you members. Refusing it wins you some. Both are right at times: it’s up to you.',
  'night.donation-otherwise': 'Choose one of the donations.',

  'last.title': 'Your round',
  'last.stand': 'The last round: Lower Saxony decides the game.',
  'last.stand-more':
    'The CDU/CSU has 60 points from elections, you’ve got 53. Media, members and money score at the end too.',
  'last.play': 'It’s your game now.',
  'last.play-more': 'Touch anything you don’t know. The boards show what each choice would do.',

  'lesson.2006': 'From 2019 to 2006',
  'votes06.title': 'Votes',
  'votes06.formula': 'Here trend and match are added, and the sum multiplies your meetings.',
  'votes06.formula-more':
    'Votes are meetings times (trend plus match). In Hamburg you’ve got 6 meetings, a trend of 1 and a match of 2.',
  'votes06.sum': 'So how many votes is that?',
  'votes06.sum-more': '6 meetings, trend 1, match 2.',
  'votes06.sum-otherwise': 'First 1 + 2, then times 6.',
  'votes06.turn': 'Turn in all six.',
  'votes06.turn-more':
    'You need five meetings in a state before you can, also where it’s being counted; whatever is left there counts at the end of the round. You never get less than half your meetings.',
  'votes06.turn-otherwise': 'It’s a good moment: turn in all six.',
  'coalition06.title': 'Coalitions',
  'coalition06.behind': 'The CDU/CSU leads Saxony with 33, and most votes win. No 50 is needed.',
  'coalition06.behind-more':
    'You’ve got 21, the Greens 19. Politicians with a telephone have left your coalition tile here, and theirs.',
  'coalition06.force': 'Make the Greens your partner.',
  'coalition06.force-more':
    'You need two policies in common. With two they may say no; with three you can force it, and you’ve got three.',
  'coalition06.force-otherwise': 'Ask the Greens: together you’ve got 40.',
  'coalition06.done': 'You stand together: 40 against 33.',
  'coalition06.done-more':
    'If you win, both of you score a marker and put an opinion on the national board. The seats go by each party’s own votes.',
  'polls06.title': 'Polls',
  'polls06.bid': 'A poll is auctioned openly: bid 3,000 to 5,000.',
  'polls06.bid-more':
    'You can raise as often as you like. The back tells nothing, and only who buys the poll sees it.',
  'polls06.bid-otherwise': 'Bid between 3,000 and 5,000.',
  'polls06.lines': 'Now choose one or two of its lines.',
  'polls06.lines-more':
    'You’re never forced: kept quiet, a poll brings the sum of two dice in members. The dice show 0 to 3.',
  'polls06.lines-otherwise': 'Raise yourself, lower the Greens, or keep it quiet.',
  'national06.title': 'National board',
  'national06.promote': 'You’ve won Saxony alone: send a marker to the national board.',
  'national06.promote-more': 'It scores the points of this round there, at the end of the game.',
  'national06.promote-otherwise': 'Send it: the state is cleared anyway.',
  'national06.first': 'Now put an opinion of Saxony on the national board.',
  'national06.first-more': 'Choose one that you stand for. After a clear win alone it’s up to two.',
  'national06.first-otherwise': 'Choose Taxes + or Nuclear power −: your platform agrees with them.',
  'national06.done':
    'Every policy that agrees with this board brings you members each round, and points at the end.',
  'national06.done-more': 'The same opinion a second time secures it; the other stance takes its place.',
  'donations06.title': 'Donations',
  'donations06.money': 'Money scores nothing here. Members do.',
  'donations06.money-more':
    'Each is a point, and there’s 10 more for the largest party and 6 for the second. They pay only in rounds 1, 3 and 5.',
  'donations06.lay': 'Lay a donation: accept it, or refuse it.',
  'donations06.lay-more':
    'Accepting costs members by the highest die, refusing brings the sum of all dice. If you alone refuse the largest sum, you roll three more.',
  'donations06.lay-otherwise': 'Choose a donation.',
};

export type LessonKey = keyof typeof en;
export type LessonMessages = Readonly<Record<LessonKey, string>>;
