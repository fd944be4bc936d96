/** What differs between the editions. */
export const differences = {
  'diff.elections': 'Elections and rounds',
  'diff.elections.2019': 'Four elections in four rounds, or seven in five',
  'diff.elections.2006': 'Seven elections in seven rounds, or five in five; the last round is only scored',
  'diff.elections.1997': 'Seven elections in seven rounds; the last round is only scored',
  'diff.start': 'The beginning',
  'diff.start.2019': 'You draft your policies. A block of five bonuses, each kind to different states',
  'diff.start.2006':
    'You’re dealt a platform and three cards. One option from each of two columns; you may name the same state twice',
  'diff.start.1997': 'As 2006',
  'diff.bid': 'Start player',
  'diff.bid.2019': 'The highest bidder starts. Tied bidders raise once, in turn',
  'diff.bid.2006': 'The highest bidder names the start player. Tied bidders bid once more, then roll',
  'diff.bid.1997': 'The highest bidder names the start player. Tied bidders roll straight away',
  'diff.platform': 'Platform',
  'diff.platform.2019': 'Take from an open display, swap up to two, keep one card',
  'diff.platform.2006': 'Fill your hand to three, redraw once, swap one',
  'diff.platform.1997': 'As 2006',
  'diff.politicians': 'Politicians',
  'diff.politicians.2019':
    'After media and meetings. Pay when they’re turned up, or decline; a main and a secondary action',
  'diff.politicians.2006':
    'Before media and meetings. You must be able to afford all of them; one action each, which must be used',
  'diff.politicians.1997':
    'Before media and meetings. Laid one at a time, bluffing allowed; trends always move by 1',
  'diff.coalition': 'Coalitions',
  'diff.coalition.2019': 'Found by the rules at the election, without asking',
  'diff.coalition.2006':
    'A phase of its own: with a tile each, two policies in common to ask, three to force',
  'diff.coalition.1997': 'As 2006',
  'diff.media': 'Media',
  'diff.media.2019':
    '5,000 a marker. Swaps come after the politicians, with the opinion board, which shrinks',
  'diff.media.2006':
    '4,000 a marker. Swaps come right after buying, in reverse state order, with a pool of six',
  'diff.media.1997': '4,000 a marker. Swaps come right after buying, in state order, with a pool of six',
  'diff.meetings': 'Meetings',
  'diff.meetings.2019': 'Dearer step by step: 1,000 for one, 20,000 for eight; at most 8 in a state',
  'diff.meetings.2006': '1,000 each, at most four new ones in a state and ten in all',
  'diff.meetings.1997': 'As 2006',
  'diff.polls': 'Polls',
  'diff.polls.2019':
    'The back shows who rises. One bid each. Publish only if you rise, or keep quiet for 3 members',
  'diff.polls.2006':
    'Bought unseen, with rising bids. Publish one or two lines of anyone, or keep quiet for two dice of members',
  'diff.polls.1997': 'As 2006',
  'diff.votes': 'Votes',
  'diff.votes.2019': '(meetings + trend) × match, each at least 1; no limit; at least four meetings',
  'diff.votes.2006':
    'meetings × (trend + match), at least half a vote each; 50 at most; at least five meetings',
  'diff.votes.1997': 'As 2006',
  'diff.win': 'Who wins an election',
  'diff.win.2019': '50 votes alone, or the strongest with a partner: 12, 10, 7 or 5 points',
  'diff.win.2006': 'The most votes, a coalition counted together. No points for it, but the national board',
  'diff.win.1997': 'As 2006, but a full national board moves up',
  'diff.pay': 'Money and members',
  'diff.pay.2019': 'Seats and members pay every round; donations cost or bring fixed numbers of members',
  'diff.pay.2006':
    'Members pay in rounds 1, 3 and 5 only; donations are rolled for; matches with national opinions bring members',
  'diff.pay.1997': 'As 2006, but round 6 pays nothing, and refusals are shown together',
  'diff.end': 'The end',
  'diff.end.2019': 'Seats, wins, media, members, and 6 and 3 for the most money',
  'diff.end.2006':
    'Seats, media, members with 10 and 6 for the most, national opinions. Money scores nothing',
  'diff.end.1997': 'As 2006',
};
