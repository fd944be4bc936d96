/** What a decision is for, what it usually costs, what to look at; `.older` where 2006 and 1997 go another way. */
export const en = {
  draft:
    'Keep what voters want: each policy that matches an open opinion adds to your match, and the match multiplies your votes. You end up with seven cards.',
  'first-platform':
    'Five policies of five different issues. {current} votes first, so a match there counts soonest.',
  'complete-platform': 'Your platform needs five different issues; these cards fill the gaps.',
  'keep-policy': 'One card stays in your hand. It can replace a policy next round.',
  'starting-block':
    'Your first pieces on the boards, for free. Most players put more than half of them where the next two elections are.',
  bid: 'The start player goes first in most phases of this round and wins ties. {price}',
  'bid.older': 'The highest bidder names the start player. {price}',
  raise: 'You’ve bid the same as others. Bid more to start, or pass and keep your money.',
  'platform-source': 'New policies let you follow the voters. Your match now: {current} {agreement}.',
  'take-policy': 'Look for an issue where a state clashes with you: from clash to match is worth two.',
  exchange:
    'Your match now: {current} {agreement}. It multiplies your votes, so one more policy that fits can be worth several meetings.',
  'buy-media':
    'Media control lets you swap an opinion, shields you from polls, and puts a marker on the media board after the election, win or lose. Strong players buy about one marker a round.',
  'buy-media.older':
    'Media control lets you swap an opinion and shields you from polls; a winner’s marker scores on the national board.',
  meetings:
    '{current} votes this round, so meetings there count at once. Elsewhere you need four before they do. {price}',
  'meetings.older':
    '{current} is counted this round. Elsewhere you need five meetings before you can turn them in. {price}',
  send: 'Each politician works once in the whole game; you’ve got {left} left. Most players send one or two a round.',
  pay: '{politician} costs {cost}, and you’ve got {money}. If you don’t pay, the card is gone all the same.',
  act: 'The boards show what it would do. What’s marked with ! can be done once in each state and round.',
  influence: '{region}: you may change one opinion. It changes everyone’s votes, so look at all the lanes.',
  'poll-bid': 'A poll moves trends; if it’s no good, you keep it quiet and win members. {price}',
  'poll-bid.older':
    'A poll moves trends, or brings members by two dice if you keep it quiet. You can raise as often as you like. {price}',
  'poll-use':
    'Published, it moves trends here. Quiet, it brings {members} members, each worth a point, and 1,000 every round.',
  'turn-in':
    '{region}: turn in now and the votes are safe, and the meetings come back. {hidden, plural, =0 {All opinions are open.} one {# opinion is still face down.} other {# opinions are still face down.}}',
  'turn-in.older':
    '{region}: votes are meetings times (trend plus match), never less than half the meetings. {hidden, plural, =0 {All opinions are open.} one {# opinion is still face down.} other {# opinions are still face down.}}',
  donation:
    'Money now, or members: each is worth a point at the end and 1,000 every round. Strong players refuse two out of three.',
  'name-start': 'Who starts chooses first; who comes last knows what the others did.',
  redraw: 'Throw away what no state wants: you draw as many new cards.',
  swap: 'You may swap one policy. Your match now: {current} {agreement}.',
  lay: 'One politician at a time, face down; you’ve got {left} left for the whole game.',
  'pay-next': 'Your money isn’t enough for all of them. Pay for the one that changes most.',
  resolve: 'Your politicians act in the order you choose. The boards show what each would do.',
  coalition:
    '{region}: two parties with at least two policies in common can stand together, and their votes count as one.',
  answer:
    '{region}: together you’ve got {votes} votes now, and {shared} policies in common. Both of you would share the win.',
  'poll-lines': 'Apply up to {max} lines. If none helps you, keep it quiet: two dice of new members.',
  promote:
    'On the national board the marker scores {points} points at the end. It leaves the state, which is cleared anyway.',
  nationalise:
    'Policies that match the national board bring members every round and points at the end, for every party. You may place {left, plural, one {# opinion} other {# opinions}} more.',
  'lay-donation':
    'Accept and you get the money, but lose members by the highest die. Refuse and all dice together are new members.',

  // What it costs: the last sentence, where all the others are bots of one level.
  'price.cost': 'At this table it usually costs {amount}.',
  'price.spend': 'At this table, most spend {amount}.',
  'price.range': '{from} to {to}',

  // How a bot of level 1 decides, as it says itself.
  'thinks.platform': 'I want the policies that the next states like; the one that votes now counts most.',
  'thinks.block': 'I take the first block, and put its bonuses where voters like me best.',
  'thinks.start': 'Going first is worth a step of money to me while I have plenty, and no more.',
  'thinks.media': 'I buy a marker where nobody controls the media, as long as I could pay for four.',
  'thinks.meetings':
    'I spend half my money, in the last campaign all of it: first where there’s an election now, then where voters like me.',
  'thinks.send': 'I send the dearest politician that a third of my money pays, to the state that votes now.',
  'thinks.pay': 'Once a politician lies there, I pay if I can.',
  'thinks.act': 'My own trend first, then a key issue that suits me, then votes.',
  'thinks.influence': 'I swap out an opinion that isn’t mine for one that is. If there’s none, I leave it.',
  'thinks.poll':
    'A poll is worth 2,000 to me, 4,000 if my party is on its back, and never more than a third of my money.',
  'thinks.publish': 'I publish what raises me, and keep the rest quiet.',
  'thinks.donation':
    'While there are campaigns to pay for I take the most money; after that I’d rather have members.',
  'thinks.coalition': 'I ask the first party I can, and say yes to anyone who asks me.',
  'thinks.national': 'I take what scores: a marker to the national board, and an opinion of my platform.',
  'thinks.turn-in': 'I turn in where the election is, or where trend and match together are 3 or more.',
};

export type CoachKey = keyof typeof en;
export type CoachMessages = Readonly<Record<CoachKey, string>>;
