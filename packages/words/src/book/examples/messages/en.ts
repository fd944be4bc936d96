/** One example for a phase, with the figures of its scenario. */
export const examples = {
  'ex.2019.first-platform':
    'With education (+) twice, welfare (−) twice, genetics for and against, and digitalisation, the SPD can show four issues. It discards the other three cards, draws three, lays transport (+) as the fifth issue, and keeps education (−) in hand.',
  'ex.2019.starting-blocks':
    'The SPD takes block C: meetings in Lower Saxony and Brandenburg, trend in both, votes in Lower Saxony. That’s 3 meetings and a trend of +2 in each, and 6 votes in Lower Saxony.',
  'ex.2019.start-player':
    'Two players bid 3,000. The one who was start player raises to 4,000, the other passes: 4,000 are paid, and the loser pays nothing.',
  'ex.2019.platforms':
    'Lower Saxony is against transport, and the SPD is for it. It takes transport (−) from the display and swaps it in: now three of its policies match.',
  'ex.2019.media-shares':
    'Three markers lie in Lower Saxony. One player buys the fourth, another the fifth, for 5,000 each. Now the media there are full.',
  'ex.2019.meetings':
    'The SPD has 5 meetings in Lower Saxony and buys 3 more for 3,000, and 2 in Brandenburg for 2,000: 5,000 together. With 8 it can’t buy any more in Lower Saxony.',
  'ex.2019.send-politicians':
    'The SPD sends one politician to Lower Saxony. Then the Left sends one there too, and one to Brandenburg. In Lower Saxony the SPD’s card will act first. Nobody has paid yet.',
  'ex.2019.politicians-act':
    'In Brandenburg the Left pays 8,000 for its secretary general: 8 votes, then a poll that raises it and lowers the SPD. In Lower Saxony the SPD’s backbencher makes welfare (−) the key issue; so the Left’s vice chancellor can’t do that any more: it raises its trend and changes its platform.',
  'ex.2019.media-influence':
    'The Left has three of five markers in Lower Saxony, so it controls the media. Welfare (−) is the key issue and stays. It discards transport (−) and brings in environment (+).',
  'ex.2019.poll-auctions':
    'The CDU buys a poll for 4,000: CDU +2, FDP −2, Left −1. It publishes: two spaces up for the CDU, two down for the FDP. The Left controls the media there and doesn’t fall.',
  'ex.2019.votes':
    'The SPD has 8 meetings in Lower Saxony and a trend of +4. Two policies match, one of them on the key issue: that counts as 3. (8 + 4) × 3 = 36 votes.',
  'ex.2019.election':
    'Brandenburg votes. With what is counted now the FDP has 3 votes, the CDU 23, the SPD 34 and the Left 52: 0, 13, 16 and 21 seats. The Left has more than 50 and wins 12 points on top. It moves a marker to the media board, and so does the CDU, which controls the media.',
  'ex.2019.pay-out':
    'The SPD has 16 seats and 12 members: 28,000. It takes the donation of 20,000, which costs 2 members. Now it has 48,000 more and 10 members.',
  'ex.2019.final-scoring':
    'Two players have 12,000 each, the most: 6 points for both, and nobody gets the 3 for second. A player without money gets nothing for it.',
  'ex.2006.starting-blocks':
    'Trend +1 and 6 votes in Bavaria, 6 meetings in Hesse, two media markers in Berlin and members +4: Hesse then has 7 meetings, one of them from the set-up, and you have 9 members.',
  'ex.2006.coalitions':
    'A and B have two policies in common: A asks, and B refuses. B and C have three in common: B forces the coalition, and C can’t refuse.',
  'ex.2006.media-shares':
    'Two players have three markers each in Bavaria from their preliminary options, a third has one. All of them count, although there are only five spaces. Nobody has more than the others, so nobody controls the media.',
  'ex.2006.votes':
    'Two matches less one clash make +1, and the trend is +2: every meeting is worth 3 votes. 8 meetings bring 24.',
  'ex.2006.last-count':
    'With a match of −4 and a trend of −3 the factor is below zero. Two full meetings still bring one vote: 7 meetings bring 3 votes.',
  'ex.2006.election':
    'Three parties have 20 votes each. The marker on top of the stack wins, by a nose: one media marker and one opinion for the national board.',
  'ex.2006.base-gain':
    'One of your policies matches a national opinion under a 2: members +2, also if that opinion is secured.',
  'ex.2006.pay-out':
    '12 seats bring 12,000. With 10 members there are 10,000 more after round 1, but not after round 2.',
  'ex.2006.donations':
    'A accepts and rolls 2, 0 and 3: members −3. B refuses the largest sum and gains the total of its dice and of three more; C refused less and gains only its own.',
  'ex.2006.final-scoring':
    '30, 30 and 22 members: the two share 16 points, 8 each, and the third gets nothing for it.',
  'ex.2006.poll-auctions':
    'The SPD wins a poll: CDU +2, SPD −1, FDP +1. It may publish one or two lines of any parties, say FDP +1 and CDU +2, or keep it quiet and roll two dice for members.',
  'ex.2019.draft':
    'Everyone is dealt seven cards. A keeps education (+) and hands the other six to the left. That’s done four times; the last three cards come on top, so everyone holds seven.',
  'ex.2019.next-round':
    'Brandenburg has voted and is cleared. Lower Saxony turns up education (+), which it shows already: that card makes way for welfare (−). Now three opinions are open there.',
  'ex.2006.start-player':
    'A and B bid 5,000, C 4,000. A and B bid again, 8,000 each. It’s still a tie, so they roll: 1 and 1, then 0 and 2. B pays 8,000 and names A the start player.',
  'ex.2006.platforms':
    'A has one card in hand and fills up to three with taxes (−) twice. It throws both away, draws wage cuts (−) and welfare (−), and puts wage cuts (−) in the place of wage cuts (+).',
  'ex.2006.send-politicians':
    'A has 11,000: the party whip for 4,000 to Hesse and the speaker for 6,000 to Bavaria are within its means, a dearer pair isn’t. Turned up, they’re paid, and the whip’s telephone brings a coalition tile to Hesse.',
  'ex.2006.meetings':
    'A has 8 meetings in Bavaria and 6,000. Two more fill the ten spaces there, and four go to Hesse, as many as can be new in one state: 6,000 in all.',
  'ex.2006.spoils':
    'A has won Bavaria with a marker there, which goes to the national board. Wage cuts (+) lies there already, so it’s secured now; taxes (+) comes in on the next space.',
  'ex.2006.next-round':
    'The election is over, and Hesse is cleared. Bavaria would turn up wage cuts (−), but shows wage cuts (+): the card goes under the pile, and anti-terror measures (+) takes its place.',
  'ex.1997.start-player':
    'A and B bid 5,000 each, C 1,000. They roll straight away, 3 against 2: A pays 5,000 and names C the start player.',
  'ex.1997.send-politicians':
    'A has 3,000 and lays the chancellor in Bavaria, who costs far more: a bluff. The backbencher in Hesse is paid, the chancellor leaves the game. B’s party whip is paid too, and its telephone brings a tile to Bavaria.',
  'ex.1997.politicians-resolve':
    'A has 29,000. It pays the chancellor for 25,000 and the backbencher for 2,000; the other two leave the game. The chancellor raises A’s trend in Bavaria, by one space.',
  'ex.1997.media-influence':
    'A controls the media in Bavaria, B those in Saarland. The states go in their order: Bavaria votes first, so A may swap an opinion, and then B.',
  'ex.1997.pay-out': '12 seats and 25 members, in a round that pays for members: A gets 37,000.',
  'ex.1997.spoils':
    'All five national spaces are taken, none secured. A brings in welfare (+) for the euro (+): it lies last, and the others move up. Then health reform (−) replaces health reform (+) and lies last in its turn.',
};
