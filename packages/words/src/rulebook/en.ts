import type { RuleBook } from './paragraphs.ts';

/** The rules at hand, in English. Numbers stand as figures, so that a test can compare the languages. */
export const en: RuleBook = {
  '2019 §0': {
    title: 'Rounds and turn order',
    text: 'Every round runs through nine phases: start player and platforms; media shares, meetings and sending politicians; politicians act, media influence, poll auctions, votes and election. Where players act in turn, the order goes clockwise from this round’s start player, and only whoever is asked may decide. Region order begins with the current region, the one whose election is held this round, and goes on clockwise. Reverse region order begins with the region that votes last and ends with the current one. The game of four elections has 4 rounds, the game of seven elections 5.',
  },
  '2019 §1.6': {
    title: 'Policy draft',
    text: 'Everyone is dealt 7 policies. Four times all choose one card at the same time, keep it face down and hand the rest to the left. After the fourth choice the last 3 cards go to the left too, and whoever gets them keeps them. So everyone holds 7 cards again: 4 chosen and 3 received.',
  },
  '2019 §1.7': {
    title: 'First platform',
    text: 'Of your 7 policies you lay 5 as your platform; all choose at the same time, hidden, and reveal together. The platform must show five different issues: (+) and (−) of one issue cannot both lie there. Of the other 2 cards you then keep 1 in hand and discard 1. If you cannot show five issues, you lay as many as you can. After the others, in seat order, you show and discard the rest and draw as many; you lay every missing issue you can, again and again until five lie there, and in the end keep 1 card in hand as well.',
  },
  '2019 §1.9': {
    title: 'Starting blocks',
    text: 'All choose one of five blocks at the same time and hidden; several players may take the same one. Each of its 5 fields is a benefit for a region of your choice: 3 meetings from your supply, your trend 1 space up, 1 media marker, or 6 votes. Fields with the same benefit must go to different regions. When all have chosen, the blocks are revealed and carried out. Block C is printed; the make-up of A, B, D and E is reconstructed.',
  },
  '2019 §2 phase 1.1': {
    title: 'Start player: the sealed bid',
    text: 'All bid at the same time, sealed: 0 or more, in steps of 1,000, never more than your money. Then all bids are shown. The highest bidder pays the bid to the bank and is start player; nobody else pays. If several tie for the highest bid, even at 0, they raise once, in turn.',
  },
  '2019 §2 phase 1.2': {
    title: 'Start player: tied bids',
    text: 'Only those tied for the highest bid take part, beginning with the previous start player (in the first round the provisional one) or the first tied player clockwise from there. Each has a single turn: bid more than the highest bid so far, at least 1,000 more and no more than your money, or pass. Whoever then has the highest bid pays it and is start player. If all of them pass, the last to pass pays the tied bid and starts.',
  },
  '2019 §2 phase 2': {
    title: 'Platforms',
    text: 'In turn order you have one platform turn. Either you draw the top policy and, once you have seen it, take one from the display; or you replace the whole display and take one of the new cards; or neither. Then you may exchange up to 2 policies of your platform with cards in hand, both at once: only the result must show five different issues. What you take off goes to your hand, of which you keep exactly 1 card. The display is filled up after every turn; it has 3 cards with 3 players, 5 with 4 and 6 with 5 (values reconstructed).',
  },
  '2019 §2 phase 3': {
    title: 'Media shares',
    text: 'In turn order, one at a time: pay 5,000 and put one media marker from your supply on a free media space, or pass. A region has 5 media spaces for all parties together. A pass is not final; the phase ends when all have passed one after the other, the last buyer included. Whoever has more markers in a region than each other party has media control there: it allows the exchange of an opinion and protects your trend from polls.',
  },
  '2019 §2 phase 4': {
    title: 'Buying meetings',
    text: 'In turn order each player has one turn and may buy meetings in any number of regions. The new meetings of one region together cost 1,000 for 1, 2,000 for 2, 3,000 for 3, 5,000 for 4, 7,000 for 5, 10,000 for 6, 15,000 for 7 and 20,000 for 8; each region is worked out by itself. You may have at most 8 meetings in a region and place no more than your supply holds (20 in all). The whole purchase must not cost more than your money.',
  },
  '2019 §2 phase 5': {
    title: 'Sending politicians',
    text: 'In turn order each player has one turn and lays any number of politicians face down, at most 1 in each region. All cards in a region form a row in the order in which they were laid; in that order they will be paid for and act. Nothing is paid yet, and you may lay cards that you cannot afford. Every politician can be sent only once in the game.',
  },
  '2019 §2 phase 6.1': {
    title: 'Paying for politicians',
    text: 'Region by region, in region order, all politicians are turned up. In the order of the row, and openly, each owner pays the cost of the card or declines. A politician that is not or cannot be paid for leaves the game unused. All payments in a region come before its first action, and what was paid is never returned.',
  },
  '2019 §2 phase 6.2': {
    title: 'Politicians act',
    text: 'In the order of the row each politician that was paid for may carry out its main action and then one of its secondary actions; either may be skipped. An action marked ! can be done only once in a region each round, by whoever comes first; skipping it does not use it up. If the main action is no longer possible, a secondary one still is. An action that would change nothing cannot be chosen, such as raising a trend that is at the top. For the media action you also need 5,000, which go to the owner of the marker you remove. Afterwards the card leaves the game.',
  },
  '2019 §2 phase 7': {
    title: 'Media influence',
    text: 'In region order, whoever has media control in a region, that is more media markers than each other party, may exchange one open opinion there, or pass. The opinion is discarded, and an open card from the opinion board takes its place. The new card’s issue must not be open in the region once the old card is out; so the other stance of the old issue is allowed. The key issue cannot be exchanged. Gaps on the opinion board are not filled.',
  },
  '2019 §2 phase 8.2': {
    title: 'Poll auctions',
    text: 'One poll is auctioned in each region, in region order; the back of the card names the party that it raises by 2. Auctioneer is the party with the most votes there, on a tie the first in turn order. Bidding goes around once, beginning left of the auctioneer, who is last: bid more than the highest bid so far, or pass. The first bid may be 0; every bid is a multiple of 1,000 and never more than your money. The highest bidder pays; if all pass, the card is discarded unseen.',
  },
  '2019 §2 phase 8.3': {
    title: 'Polls: publish or keep quiet',
    text: 'Only the winner looks at the card. You may publish it only if it raises your own party: your trend goes up by as many spaces as it shows, and the two parties with a minus go down by theirs; plus values of others do nothing. A party with media control in the region is not lowered, and parties not in play are ignored. Or you keep the poll quiet, which is always allowed: base +3, and nobody else sees it. That the party on the back gets +2 and that two parties fall is printed; most other values of the polls are reconstructed.',
  },
  '2019 §2 phase 9a': {
    title: 'Meetings into votes',
    text: 'In reverse region order, and in each region in turn order, meetings are turned into votes. Where no election is held this round you turn in at least 4 meetings or none; in a current region (two of them in the last two rounds of the game of seven elections) all meetings of all players are turned in by themselves, and whoever has none gets no votes. Votes = (meetings + trend) × agreement, where each of the two factors counts at least 1. The trend is the number on its space: −3, −2, 0, +2, +3 or +4 (the +3 is reconstructed). Agreement is +1 for every policy of your platform that matches an open opinion and −1 for every one that clashes, doubled on the key issue. The meetings return to your supply; votes have no upper limit.',
  },
  '2019 §2 phase 9b.2': {
    title: 'Election: seats and win',
    text: 'Votes bring victory points by the region’s table, from 5 votes on (most of the tables are reconstructed). A party that alone has 50 votes or more wins and gets 12 points; if several have 50, each of them gets 10 points, and the one with the most votes wins, or all tied for most. If nobody has 50, the strongest party finds a partner with whom it reaches 50: the one with the most identical policies, then the first in turn order; nobody is asked, and both win, 7 points each. Without such a partner the strongest party gets 5 points but is no winner; without any votes nobody gets anything. Parties tied for strongest are taken in turn order. Each winner with a media marker in the region moves one to the media board, and so does the party with media control if it has not moved one yet.',
  },
  '2019 §2 phase 9c': {
    title: 'Pay-out and donations',
    text: 'In turn order each player gets 1,000 for every point from votes in this election (not for the win) and 1,000 for every point of base. Then you must use one of your donations, which leaves the game. Either you take the money and lose base: 1 for 10,000, 2 for 20,000, 3 for 30,000. Or you refuse it and gain base: 1, 3 or 5. Base never falls below 0. The last round pays nothing; in the game of seven elections round 4 pays for both elections, but without a donation.',
  },
  '2019 §2 phase 9d': {
    title: 'Next round',
    text: 'The current region is cleared: its opinions are discarded, the key-issue tile and the media markers still there go back, and the board leaves play. In every other region one more opinion is turned up; a card that repeats an open issue is discarded and replaced. The policy display is discarded and laid out anew. The next region clockwise is current. Nobody has anything to decide here.',
  },
  '2019 §3': {
    title: 'End of the game',
    text: 'To the points from votes and election wins are added: for every marker on the media board the value of its space, 1 for every point of base, and for money 6 for the most and 3 for the second most. If several tie for the most, each gets 6 and nobody 3; if several tie for second, each gets 3; without money there is nothing. The media board is worth 10, 8, 6 and 4 by election, with seven elections 16, 14, 12, 10, 8, 6 and 4 (values reconstructed, except the 10). Most points win, and equal points share the win. After that nothing more can be decided.',
  },
  '2019 §4.3': {
    title: 'Next round with seven elections',
    text: 'After rounds 1, 2 and 3 the cleared board stays in play: a new region is laid there, with votes 0 and trend 0 for all and 4 opinions, of which 2 are open in the fifth and sixth region and 3 in the seventh; it votes last. In every other region one more opinion is turned up; a card that repeats an open issue is discarded and replaced. After round 3 the opinion board is refilled, and draw pile and discards of opinions are shuffled together. Rounds 4 and 5 have two elections each: regions four and five, then six and seven. After round 4 both boards leave play, and the others turn up one more opinion each. The policy display is laid out anew every time.',
  },
  '2006 §3': {
    title: 'Rounds and turn order',
    text: 'The game has 7 rounds with one election each, the short game 5. Every round but the last has a campaign, then the current region is scored, then the next round is prepared; the last round is scoring only. Where players act in turn, the order goes clockwise from the start player, and only whoever is asked may decide. Region order begins with the current region, the one whose election is held this round, and goes on clockwise. Reverse region order begins with the region that votes last and ends with the current one.',
  },
  '2006 §6.1': {
    title: 'Preliminary options',
    text: 'Hidden and all at once, you choose one of 3 options in the first column and one of 4 in the second, and name a region for every item. The first column offers trend +1, trend +1 again and 6 meetings; or trend +1, 6 meetings and 6 votes; or 6 meetings, 6 votes and 6 votes again (this third option is reconstructed). The second offers 3 media markers; or 2 and base +4; or 1 and base +8; or base +12. The same region may be named again and again, but no item can be split or left out. Everything is free, and this is the only way to get more than 5 media markers into a region: all of them count.',
  },
  '2006 §6.2.1': {
    title: 'Start player',
    text: 'All bid at the same time, sealed: 0 up to your money, in steps of 1,000. The highest bidder pays and names any player as start player, themselves included; nobody else pays. If several tie for a highest bid above 0, they bid again, sealed, each at least as much as before; if they tie once more, a die decides between them, and its winner pays that bid. If everybody bids 0, all roll, and the highest roll names the start player. In the last round nobody bids, and the start player stays.',
  },
  '2006 §6.2.2': {
    title: 'Platforms',
    text: 'In your turn you fill your hand up to 3 policies, then discard any number of them, in one go, and draw as many. Then you may exchange at most 1 policy of your platform with one from your hand, as long as five different issues remain. The policy taken out is discarded. Your hand stays as it is: 2 cards after an exchange, otherwise 3.',
  },
  '2006 §6.2.3': {
    title: 'Politicians',
    text: 'In turn order each player lays all politicians for this round face down, at most 1 in each region; you must be able to pay for all of them together. Then all are turned up and paid for, and in turn order each player carries out one action of each own card, in any order. If an action is possible, one must be chosen, but nobody is forced to take the media action: you pay 4,000 to the marker’s owner and 4,000 to the bank, and need a marker of your own in supply. What would change nothing or cannot be paid cannot be chosen. A card with a telephone also lays your coalition tile in its region, at most 1 of each party and none where the last election will be. Most costs and actions are reconstructed values; the 1997 edition lays and pays otherwise.',
  },
  '2006 §6.2.4': {
    title: 'Forming coalitions',
    text: 'A coalition is formed only in the current region, by two players who both have a coalition tile there; nobody is in two, and in the last round there is none. At least 2 policies must be identical in both platforms, issue and stance. With exactly 2 the other player must agree; with 3 or more you can force the coalition. There is one lap in turn order: as long as you are free you may ask or force each other free player once, or pass. Then unused tiles go back to their owners; those of a coalition leave the game after the election.',
  },
  '2006 §6.2.5': {
    title: 'Media',
    text: 'In turn order, one at a time: pay 4,000 and put one media marker from your supply on a free media space, or pass. A region has 5 media spaces for all parties together. A pass is not final; buying ends when all have passed one after the other, the last buyer included. Then, in reverse region order (1997 edition: in region order), whoever has more markers in a region than each other party may exchange one open opinion with a card of the exchange pool. The key issue cannot be exchanged, and the new card’s issue must not be open in the region once the old card is out. The old card goes to the pool.',
  },
  '2006 §6.2.6': {
    title: 'Buying meetings',
    text: 'In turn order each player has one turn and may buy meetings in any number of regions, for 1,000 each. In one region you may buy at most 4 in a round and have at most 10 in all. You can place no more than your supply holds (18 in all), and pay no more than your money.',
  },
  '2006 §6.2.7': {
    title: 'Poll auctions',
    text: 'One hidden poll is auctioned in each region, in region order. From the start player clockwise you open or raise, or pass and are out; the first bid is at least 1,000, every raise at least 1,000 more, none above your money. It ends when all but the highest bidder have passed; that player pays and looks at the card, and if nobody bids, it is discarded unseen. You may publish 1 or 2 of its lines in that region, of parties in play whose trend would move: it stays between −3 and +3, and a party with media control there is not lowered. Or you keep the poll quiet, which is always allowed, and gain the total of 2 dice in base. What the lines say is reconstructed.',
  },
  '2006 §6.2.8': {
    title: 'Meetings into votes',
    text: 'In reverse region order, and in each region in turn order: with at least 5 meetings there you may turn any number of them into votes. Votes = meetings × (trend + agreement), but never less than one vote for every 2 full meetings. Agreement is +1 for every policy of your platform that matches an open opinion and −1 for every one that clashes, doubled on the key issue; your hand does not count. Votes stop at 50, and whoever arrives on an occupied space of the vote track lies on top. The meetings return to your supply. When all have decided in a region, a party with more votes there than all others together may exchange one open opinion, but not the key issue, with the exchange pool.',
  },
  '2006 §6.3.1': {
    title: 'Last count and seats',
    text: 'All meetings still in the current region are turned into votes, in turn order and by themselves: no minimum applies, and no opinion is exchanged any more. Then votes bring seats by the region’s table, from 5 votes on. Every seat is one victory point, and brings money in the pay-out. Most of the tables are reconstructed values.',
  },
  '2006 §6.3.2': {
    title: 'Election winner',
    text: 'Most votes win; a coalition counts the votes of both parties together, even beyond 50. If totals are equal, the side with the single highest marker on the vote track wins; if those are equal too, the side whose marker lies on top. Every win on equal totals is a win by a nose. If nobody has a vote, nobody wins.',
  },
  '2006 §6.3.3': {
    title: 'Spoils of victory',
    text: 'A clear winner may move 1 media marker from the region to the national board and bring up to 2 open opinions there. A win by a nose allows 1 marker and 1 opinion, and the party beaten by a nose may move 1 marker too. In a coalition both may move 1 marker and bring 1 opinion, the one with more votes first. An opinion of a new issue takes the first free space from the left; if all 5 are taken, it replaces one that is not secured (1997 edition: the others move up, and it comes last). The same stance secures the opinion that is there; the other stance replaces it, secured or not. All of this is optional.',
  },
  '2006 §6.3.4': {
    title: 'New members',
    text: 'After every election each policy of your platform that matches a national opinion adds the number above its space to your base. From the left the spaces give 1, 2, 3, 2 and 1 (values reconstructed). A secured opinion counts once, and your hand does not count. Nobody has anything to decide here.',
  },
  '2006 §6.3.5': {
    title: 'Pay-out',
    text: 'Every player gets 1,000 for each seat of this election. In rounds 1, 3 and 5 there is another 1,000 for each point of base; in the short game only in rounds 1 and 3. Base counts with the new members just gained, before the donations of this round. The last round pays nothing.',
  },
  '2006 §6.4.1': {
    title: 'Next round',
    text: 'The current region is cleared: cards are discarded, the key-issue tile, media markers and meetings go back. After rounds 1, 2 and 3 a new region is laid on that board and votes last: votes 0 and trend 0 for all, 1 meeting each from the supply, and 4 opinions, of which 1 is open, or 2 in the seventh region, where no coalition can be formed. After rounds 4, 5 and 6 the board leaves play. In every other region one more opinion is turned up; a card that repeats an open issue goes under the pile and is replaced. The next board clockwise is current; round 7 is scoring only.',
  },
  '2006 §6.4.2': {
    title: 'Donations',
    text: 'After rounds 1 to 5 (in the short game 1 to 4) each player in turn order must lay one donation: open to accept it, face down to refuse it. Those who accept take the money, roll the dice of the card and lose base by the highest single die. Then the others turn theirs up, roll and gain the total (1997 edition: all turn up together first). Whoever alone refused the largest sum gains the total of 3 more dice. A die has the faces 0, 1, 1, 2, 2 and 3; base never falls below 0, and the cards leave the game. The sums from 10,000 to 50,000 with 1 to 5 dice are reconstructed values, except the 50,000.',
  },
  '2006 §7.5': {
    title: 'End of the game',
    text: 'Added up are the seats of all elections, the points of your media markers on the national board, your base, and the points below each national opinion that your platform matches, with 5 more if it is secured. The largest base brings 10 more, the second largest 6; tied for the largest share 16, rounded down, and the second gets nothing; tied for second get nothing. The spaces of the national opinions are worth 6, 8, 10, 8 and 6 (values reconstructed). Money scores nothing. Most points win, and equal points share the win; after that nothing more can be decided.',
  },
  '2006 §8': {
    title: 'Next round in the short game',
    text: 'The short game has 5 rounds; the politician for 25,000, the donation of 50,000 and 10 polls are left out. After round 1 a new region, the fifth, is laid on the cleared board and votes last; 2 of its 4 opinions are open, and no coalition can be formed there. After rounds 2, 3 and 4 the board leaves play. In every other region one more opinion is turned up; a card that repeats an open issue goes under the pile and is replaced. Round 5 is scoring only.',
  },
  '1997 §6.2.1': {
    title: 'Start player',
    text: 'All bid at the same time, sealed: 0 up to your money, in steps of 1,000. The highest bidder pays and names any player as start player, themselves included; nobody else pays. If several tie for the highest bid, a die decides at once, without a second bid; whoever rolls highest pays the bid and names the start player. In the last round nobody bids, and the start player stays.',
  },
  '1997 §6.2.2': {
    title: 'Platforms',
    text: 'As in the 2006 edition: in your turn you fill your hand up to 3 policies, then discard any number of them, in one go, and draw as many. Then you may exchange at most 1 policy of your platform with one from your hand, as long as five different issues remain. The policy taken out goes to the discards, not to the exchange pool. Your hand stays as it is: 2 cards after an exchange, otherwise 3.',
  },
  '1997 §6.2.3 laying': {
    title: 'Laying and paying for politicians',
    text: 'In turn order, one at a time: lay one politician face down, at most 1 of your own in each region, or pass. A pass is not final; laying ends when all have passed one after the other, whoever laid last included. You may lay cards that you cannot pay for, as a bluff. Then all are turned up, and in turn order everybody pays: what can be paid must be paid, and with too little money for all you choose the order. A card that cannot be paid is lost without effect and without a coalition tile. Most costs are reconstructed values.',
  },
  '1997 §6.2.3 trend': {
    title: 'Politicians act',
    text: 'In turn order each player carries out one action of each own card that was paid for, in any order; if an action is possible, one must be chosen, but nobody is forced to take the media action. Own trend and another party’s trend always move by 1 space, whatever the card, and stay between −3 and +3; this 1 is reconstructed, because no source gives an amount. Media control does not protect from it. Everything else is as in the 2006 edition: what would change nothing or cannot be paid cannot be chosen, and the cards leave the game.',
  },
  '1997 §6.2.5': {
    title: 'Media influence',
    text: 'When nobody buys media markers any more, media control is used in region order, the current region first. Whoever has more media markers in a region than each other party may exchange one open opinion there with a card of the exchange pool, or pass. The key issue cannot be exchanged, and the new card’s issue must not be open in the region once the old card is out; so the other stance of the old issue is allowed. The old card goes to the pool, which always has 6 cards.',
  },
  '1997 §6.3.3': {
    title: 'Spoils of victory',
    text: 'A clear winner may move 1 media marker from the region to the national board and bring up to 2 open opinions there; a winner by a nose and each partner of a coalition 1 marker and 1 opinion, and the party beaten by a nose 1 marker. An opinion of a new issue takes the first free space from the left. If all 5 spaces are taken, it removes one that is not secured; the others move up to the left, and the new one takes the last space. The same stance secures the opinion that is there. The other stance replaces it in its space; only on a full board, if that opinion is not secured, it is removed, the others move up, and the other stance takes the last space. All of this is optional.',
  },
  '1997 §6.3.5': {
    title: 'Pay-out',
    text: 'In rounds 1 to 5 every player gets 1,000 for each seat of this election. In rounds 1, 3 and 5 there is another 1,000 for each point of base. The pay-out comes after the next region has been laid and before the donations of this round. Rounds 6 and 7 pay nothing.',
  },
  '1997 §6.4.1': {
    title: 'Next round',
    text: 'The current region is cleared: cards are discarded, the key-issue tile, media markers and meetings go back. After rounds 1, 2 and 3 a new region is laid on that board and votes last: votes 0 and trend 0 for all, 1 meeting each from the supply, and 4 opinions, of which 1 is open; no coalition can be formed in the seventh region. After rounds 4, 5 and 6 the board leaves play. In every other region one more opinion is turned up; a card that repeats an open issue is discarded and replaced. The next board clockwise is current; round 7 is scoring only.',
  },
  R0: {
    title: 'No more than you have',
    text: 'You can bid or pay no more than the money you have at this moment; what you will be paid later does not count. A larger amount is refused, with the limit named, and nothing changes. The printed 2019 rules fine such a bid; here it can’t be made.',
  },
  R13: {
    title: 'Politicians you cannot pay for',
    text: 'In the 2006 edition all politicians you lay in a round must be affordable together, because all of them are paid for as soon as they are turned up. A choice that costs more than your money is refused: lay fewer or cheaper ones. In the 2019 and 1997 editions you may lay cards that you cannot pay for.',
  },
  R18: {
    title: 'Who sees what',
    text: 'Hidden are hands, money (unless the table plays with open money), politicians lying face down, sealed decisions until all are in, face-down opinions, piles, unpublished polls, and refused donations until they are turned up. A sealed decision is asked for once: when yours is in, it lies hidden until the others have decided too. Everything else is open, also how many cards lie where, and in the 2019 edition the back of the top poll.',
  },
  R52: {
    title: 'Whole thousands',
    text: 'Every amount of money is a whole multiple of 1,000. A raise is therefore at least 1,000 more than the bid before it. The bank never runs out of money.',
  },
};
