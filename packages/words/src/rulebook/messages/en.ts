import type { RuleBook } from '../paragraphs.ts';

/** The rules at hand, in English. Numbers stand as figures, so that a test can compare the languages. */
export const en: RuleBook = {
  '2019 §0': {
    title: 'Rounds and turn order',
    text: 'Every round runs through nine phases: start player and platforms; media shares, meetings and sending politicians; politicians act, media influence, poll auctions, votes and election. Players act clockwise from this round’s start player. State order begins with the current state, the one that votes this round, and continues clockwise. Reverse state order begins with the state that votes last and ends with the current one. The game of four elections has 4 rounds, the game of seven elections 5.',
  },
  '2019 §1.6': {
    title: 'Policy draft',
    text: 'You’re dealt 7 policies. Four times everyone picks one card at the same time, keeps it face down and passes the rest to the left. After the fourth pick the last 3 cards go to the left too, and you keep the ones you get. So you hold 7 cards again: 4 chosen and 3 received.',
  },
  '2019 §1.7': {
    title: 'First platform',
    text: 'From your 7 policies you lay 5 as your platform; everyone chooses at the same time, hidden, and reveals together. The platform must show five different issues: you can’t lay (+) and (−) of the same issue. Of the other 2 cards you then keep 1 in hand and discard 1. If you can’t show five issues, lay as many as you can. After the others, in seat order, you show and discard the rest and draw as many; you lay every missing issue you can, again and again until you have five, and at the end you keep 1 card in hand as well.',
  },
  '2019 §1.9': {
    title: 'Starting blocks',
    text: 'Everyone chooses one of five blocks at the same time, hidden; several players may take the same one. Each of its 5 fields is a bonus for a state of your choice: 3 meetings from your supply, your trend 1 space up, 1 media marker, or 6 votes. Fields with the same bonus must go to different states. Once everyone has chosen, the blocks are revealed and carried out. Block C is printed; what A, B, D and E contain is reconstructed.',
  },
  '2019 §2 phase 1.1': {
    title: 'Start player: the sealed bid',
    text: 'Everyone bids at the same time, sealed: 0 or more, in steps of 1,000, never more than your money. Then all bids are shown. The highest bidder pays the bid to the bank and is the start player; nobody else pays. If several tie for the highest bid, even at 0, they raise once, in turn.',
  },
  '2019 §2 phase 1.2': {
    title: 'Start player: tied bids',
    text: 'Only the players tied for the highest bid take part, beginning with the previous start player (in the first round the provisional one) or the first tied player clockwise from there. Each has a single turn: bid more than the highest bid so far, at least 1,000 more and no more than your money, or pass. The highest bidder then pays and is the start player. If all of them pass, the last to pass pays the tied bid and starts.',
  },
  '2019 §2 phase 2': {
    title: 'Platforms',
    text: 'In turn order you revise your platform once. Either draw the top policy and, once you’ve seen it, take one from the display; or replace the whole display and take one of the new cards; or do neither. Then you may swap up to 2 policies of your platform for cards in hand, both at the same time: only the result must show five different issues. What you take off goes to your hand, and you keep exactly 1 card of it. The display is refilled after every turn; it has 3 cards with 3 players, 5 with 4 and 6 with 5 (values reconstructed).',
  },
  '2019 §2 phase 3': {
    title: 'Media shares',
    text: 'In turn order, one at a time: pay 5,000 and put one media marker from your supply on a free media space, or pass. A state has 5 media spaces for all parties together. A pass isn’t final; the phase ends when everyone has passed in a row, the last buyer included. If you have more markers in a state than any other party, you control its media: you may swap an opinion there, and polls can’t lower your trend.',
  },
  '2019 §2 phase 4': {
    title: 'Buying meetings',
    text: 'In turn order each player has one turn and may buy meetings in any number of states. The new meetings of one state together cost 1,000 for 1, 2,000 for 2, 3,000 for 3, 5,000 for 4, 7,000 for 5, 10,000 for 6, 15,000 for 7 and 20,000 for 8; each state is priced separately. You may have at most 8 meetings in a state, and place no more than your supply holds (20 in all). The whole purchase can’t cost more than your money.',
  },
  '2019 §2 phase 5': {
    title: 'Sending politicians',
    text: 'In turn order each player has one turn and lays any number of politicians face down, at most 1 in each state. The cards in a state form a row in the order they were laid; in that order they’ll be paid for and act. You pay nothing yet, and you may lay cards you can’t afford. You can send each politician only once in the game.',
  },
  '2019 §2 phase 6.1': {
    title: 'Paying for politicians',
    text: 'State by state, in state order, all politicians are turned up. In the order of the row, and openly, each owner pays the card’s cost or declines. A politician nobody pays for leaves the game unused. All payments in a state come before its first action, and you never get back what you’ve paid.',
  },
  '2019 §2 phase 6.2': {
    title: 'Politicians act',
    text: 'In the order of the row each politician you paid for may carry out its main action and then one of its secondary actions; you may skip either. An action marked ! can be done only once in a state each round, by the first player who does it; skipping it doesn’t use it up. If the main action is no longer possible, a secondary one still is. You can’t choose an action that would change nothing, such as raising a trend that is at the top. A key issue counts double and can’t be swapped; a state has at most 1, and where there is one, the action can only take it away. For the media action you also need 5,000, which go to the owner of the marker you remove. Afterwards the card leaves the game.',
  },
  '2019 §2 phase 7': {
    title: 'Media influence',
    text: 'In state order: if you control the media in a state, that is, you have more media markers there than any other party, you may swap one open opinion, or pass. The opinion is discarded, and an open card from the opinion board takes its place. The new card’s issue must not be open in the state once the old card is out; so the other stance of the old issue is allowed. The key issue can’t be swapped. Gaps on the opinion board aren’t refilled.',
  },
  '2019 §2 phase 8.2': {
    title: 'Poll auctions',
    text: 'One poll is auctioned in each state, in state order; the back of the card names the party that it raises by 2. The auctioneer is the party with the most votes there, on a tie the first in turn order. Bidding goes around once, beginning left of the auctioneer, who bids last: bid more than the highest bid so far, or pass. The first bid may be 0; every bid is a multiple of 1,000 and never more than your money. The highest bidder pays; if everyone passes, the card is discarded unseen.',
  },
  '2019 §2 phase 8.3': {
    title: 'Polls: publish or keep quiet',
    text: 'Only the winner looks at the card. You may publish it only if it raises your own party: your trend goes up by as many spaces as it shows, and the two parties with a minus go down by theirs; plus values of others do nothing. A party that controls the media in the state isn’t lowered, and parties not in play are ignored. Or you keep the poll quiet, which is always allowed: members +3, and nobody else sees it. That the party on the back gets +2 and that two parties fall is printed; most other values of the polls are reconstructed.',
  },
  '2019 §2 phase 9a': {
    title: 'Meetings into votes',
    text: 'In reverse state order, and in each state in turn order, meetings are turned into votes. Where no election is held this round you turn in at least 4 meetings or none; in a current state (two of them in the last two rounds of the game of seven elections) everyone’s meetings are turned in automatically, and without meetings you get no votes. Votes = (meetings + trend) × match, and each bracket counts at least 1. The trend is the number on its space: −3, −2, 0, +2, +3 or +4 (the +3 is reconstructed). Match is +1 for every policy of your platform that agrees with an open opinion and −1 for every one that clashes, doubled on the key issue. The meetings return to your supply; votes have no upper limit.',
  },
  '2019 §2 phase 9b.2': {
    title: 'Election: seats and win',
    text: 'Votes bring victory points by the state’s table, from 5 votes on (most of the tables are reconstructed). A party that alone has 50 votes or more wins and gets 12 points; if several have 50, each of them gets 10 points, and the one with the most votes wins, or all tied for most. If nobody has 50, the strongest party finds a partner to reach 50 with: the one that shares the most policies with it, then the first in turn order; nobody is asked, and both win, 7 points each. Without such a partner the strongest party gets 5 points but doesn’t win; without any votes nobody gets anything. Parties tied for strongest are taken in turn order. Each winner with a media marker in the state moves one to the media board, and so does the party that controls the media if it hasn’t moved one yet.',
  },
  '2019 §2 phase 9c': {
    title: 'Pay-out and donations',
    text: 'In turn order you get 1,000 for every point from votes in this election (not for the win) and 1,000 for every member. Then you must use one of your donations, which leaves the game. Either take the money and lose members: 1 for 10,000, 2 for 20,000, 3 for 30,000. Or refuse it and gain members: 1, 3 or 5. Members never fall below 0. The last round pays nothing; in the game of seven elections round 4 pays for both elections, but without a donation.',
  },
  '2019 §2 phase 9d': {
    title: 'Next round',
    text: 'The current state is cleared: its opinions are discarded, the key-issue tile and the media markers still there go back, and the board leaves play. In every other state one more opinion is turned up; a card that repeats an open issue is discarded and replaced. The policy display is discarded and laid out again. The next state clockwise is current. Nobody has anything to decide here.',
  },
  '2019 §3': {
    title: 'End of the game',
    text: 'To the points from votes and election wins you add: for every marker on the media board the value of its space, 1 for every member, and for money 6 for the most and 3 for the second most. If several tie for the most, each gets 6 and nobody 3; if several tie for second, each gets 3; without money you get nothing for it. The media board is worth 10, 8, 6 and 4 by election, with seven elections 16, 14, 12, 10, 8, 6 and 4 (values reconstructed, except the 10). The player with the most points wins, and equal points share the win. After that there’s nothing left to decide.',
  },
  '2019 §4.3': {
    title: 'Next round with seven elections',
    text: 'After rounds 1, 2 and 3 the cleared board stays in play: a new state is laid there, with votes 0 and trend 0 for everyone and 4 opinions, of which 2 are open in the fifth and sixth state and 3 in the seventh; it votes last. In every other state one more opinion is turned up; a card that repeats an open issue is discarded and replaced. After round 3 the opinion board is refilled, and draw pile and discards of opinions are shuffled together. Rounds 4 and 5 have two elections each: states four and five, then six and seven. After round 4 both boards leave play, and the others turn up one more opinion each. The policy display is laid out again every time.',
  },
  '2006 §3': {
    title: 'Rounds and turn order',
    text: 'The game has 7 rounds with one election each, the short game 5. Every round but the last has a campaign, then the current state is scored, then the next round is prepared; the last round is scoring only. Players act clockwise from the start player. State order begins with the current state, the one that votes this round, and continues clockwise. Reverse state order begins with the state that votes last and ends with the current one.',
  },
  '2006 §6.1': {
    title: 'Preliminary options',
    text: 'Hidden and all at the same time, you choose one of 3 options in the first column and one of 4 in the second, and name a state for every item. The first column offers trend +1, trend +1 again and 6 meetings; or trend +1, 6 meetings and 6 votes; or 6 meetings, 6 votes and 6 votes again (this third option is reconstructed; players of the printed game report the first). The second offers 3 media markers; or 2 and members +4; or 1 and members +8 (reconstructed); or members +12. You may name the same state as often as you like, but you can’t split or leave out an item. Everything is free, and this is the only way to get more than 5 media markers into a state: all of them count.',
  },
  '2006 §6.2.1': {
    title: 'Start player',
    text: 'Everyone bids at the same time, sealed: 0 up to your money, in steps of 1,000. The highest bidder pays and names any player as start player, themselves included; nobody else pays. If several tie for a highest bid above 0, they bid again, sealed, each at least as much as before; if they tie once more, a die decides between them, and its winner pays that bid. If everyone bids 0, all roll, and the highest roll names the start player. In the last round nobody bids, and the start player stays.',
  },
  '2006 §6.2.2': {
    title: 'Platforms',
    text: 'In your turn you fill your hand up to 3 policies, then discard any number of them, in one go, and draw as many. Then you may swap at most 1 policy of your platform for one from your hand, as long as five different issues remain. The policy you take out is discarded. Your hand stays as it is: 2 cards after a swap, otherwise 3.',
  },
  '2006 §6.2.3': {
    title: 'Politicians',
    text: 'In turn order each player lays all politicians for this round face down, at most 1 in each state; you must be able to pay for all of them together. Then all are turned up and paid for, and in turn order each player carries out one action of each of their cards, in any order. If an action is possible you must choose one, but nobody is forced to take the media action: you pay 4,000 to the marker’s owner and 4,000 to the bank, and need a marker of your own in supply. You can’t choose what would change nothing or what you can’t pay. A card with a telephone also lays your coalition tile in its state, at most 1 of each party and none in the state of the last election. Most costs and actions are reconstructed values; the 1997 edition lays and pays differently.',
  },
  '2006 §6.2.4': {
    title: 'Forming coalitions',
    text: 'A coalition is formed only in the current state, by two players who both have a coalition tile there; nobody is in two, and in the last round there’s none. Both platforms must have at least 2 policies in common, issue and stance. With exactly 2 the other player must agree; with 3 or more you can force the coalition. There’s one lap in turn order: as long as you’re free you may ask or force every other free player once, or pass. Then unused tiles go back to their owners; those of a coalition leave the game after the election.',
  },
  '2006 §6.2.5': {
    title: 'Media',
    text: 'In turn order, one at a time: pay 4,000 and put one media marker from your supply on a free media space, or pass. A state has 5 media spaces for all parties together. A pass isn’t final; buying ends when everyone has passed in a row, the last buyer included. Then, in reverse state order (1997 edition: in state order), if you have more markers in a state than any other party you may swap one open opinion for a card of the exchange pool. The key issue can’t be swapped, and the new card’s issue must not be open in the state once the old card is out. The old card goes to the pool.',
  },
  '2006 §6.2.6': {
    title: 'Buying meetings',
    text: 'In turn order each player has one turn and may buy meetings in any number of states, for 1,000 each. In one state you may buy at most 4 in a round and have at most 10 in all. You can place no more than your supply holds (18 in all), and pay no more than your money.',
  },
  '2006 §6.2.7': {
    title: 'Poll auctions',
    text: 'One hidden poll is auctioned in each state, in state order. From the start player clockwise you open or raise, or pass and are out; the first bid is at least 1,000, every raise at least 1,000 more, none above your money. It ends when everyone but the highest bidder has passed; that player pays and looks at the card, and if nobody bids, it is discarded unseen. You may publish 1 or 2 of its lines in that state, of parties in play whose trend would move: it stays between −3 and +3, and a party that controls the media there isn’t lowered. Or you keep the poll quiet, which is always allowed, and gain the total of 2 dice in members. What the lines say is reconstructed.',
  },
  '2006 §6.2.8': {
    title: 'Meetings into votes',
    text: 'In reverse state order, and in each state in turn order: with at least 5 meetings there you may turn any number of them into votes. Votes = meetings × (trend + match), but never less than one vote for every 2 full meetings. Match is +1 for every policy of your platform that agrees with an open opinion and −1 for every one that clashes, doubled on the key issue; your hand doesn’t count. Votes stop at 50, and a party that arrives on an occupied space of the vote track lies on top. The meetings return to your supply. When everyone has decided in a state, a party with more votes there than all the others together may swap one open opinion, but not the key issue, with the exchange pool.',
  },
  '2006 §6.3.1': {
    title: 'Last count and seats',
    text: 'All meetings still in the current state are turned into votes automatically, in turn order: no minimum applies, and no opinion is swapped any more. Then votes bring seats by the state’s table, from 5 votes on. Every seat is one victory point, and brings money in the pay-out. The tables are reconstructed, but for some numbers that players of the printed game report.',
  },
  '2006 §6.3.2': {
    title: 'Election winner',
    text: 'The most votes win; a coalition counts the votes of both parties together, even beyond 50. If totals are equal, the side with the single highest marker on the vote track wins; if those are equal too, the side whose marker lies on top. Every win on equal totals is a win by a nose. If nobody has a vote, nobody wins.',
  },
  '2006 §6.3.3': {
    title: 'Spoils of victory',
    text: 'A clear winner may move 1 media marker from the state to the national board and bring up to 2 open opinions there. A win by a nose allows 1 marker and 1 opinion, and the party beaten by a nose may move 1 marker too. In a coalition both may move 1 marker and bring 1 opinion, the one with more votes first. An opinion of a new issue takes the first free space from the left; if all 5 are taken, it replaces one that isn’t secured (1997 edition: the others move up, and it comes last). The same stance secures the opinion that is there; the other stance replaces it, secured or not. All of this is optional.',
  },
  '2006 §6.3.4': {
    title: 'New members',
    text: 'After every election each policy of your platform that matches a national opinion brings you as many members as the number above its space. From the left the spaces give 1, 2, 3, 2 and 1 (values reconstructed). A secured opinion counts once, and your hand doesn’t count. Nobody has anything to decide here.',
  },
  '2006 §6.3.5': {
    title: 'Pay-out',
    text: 'You get 1,000 for each seat of this election. In rounds 1, 3 and 5 you get another 1,000 for each member; in the short game only in rounds 1 and 3. Members count with the new ones just gained, before the donations of this round. The last round pays nothing.',
  },
  '2006 §6.4.1': {
    title: 'Next round',
    text: 'The current state is cleared: cards are discarded, the key-issue tile, media markers and meetings go back. After rounds 1, 2 and 3 a new state is laid on that board and votes last: votes 0 and trend 0 for everyone, 1 meeting each from the supply, and 4 opinions, of which 1 is open, or 2 in the seventh state, where no coalition can be formed. After rounds 4, 5 and 6 the board leaves play. In every other state one more opinion is turned up; a card that repeats an open issue goes under the pile and is replaced. The next board clockwise is current; round 7 is scoring only.',
  },
  '2006 §6.4.2': {
    title: 'Donations',
    text: 'After rounds 1 to 5 (in the short game 1 to 4) each player in turn order must lay one donation: open to accept it, face down to refuse it. If you accept, you take the money, roll the dice of the card and lose as many members as the highest single die. Then the others turn theirs up, roll and gain the total (1997 edition: all turn up together first). If you alone refused the largest sum, you gain the total of 3 more dice. A die has the faces 0, 1, 1, 2, 2 and 3; members never fall below 0, and the cards leave the game. The sums from 10,000 to 50,000 with 1 to 5 dice are reconstructed values, except the 50,000.',
  },
  '2006 §7.5': {
    title: 'End of the game',
    text: 'You add up the seats of all elections, the points of your media markers on the national board, your members, and the points below each national opinion that your platform matches, with 5 more if it is secured. The most members bring 10 more, the second most 6; players tied for most share 16, rounded down, and the second gets nothing; players tied for second get nothing. The spaces of the national opinions are worth 6, 8, 10, 8 and 6 (values reconstructed). Money scores nothing. The player with the most points wins, and equal points share the win; after that there’s nothing left to decide.',
  },
  '2006 §8': {
    title: 'Next round in the short game',
    text: 'The short game has 5 rounds; the politician for 25,000, the donation of 50,000 and 10 polls are left out. After round 1 a new state, the fifth, is laid on the cleared board and votes last; 2 of its 4 opinions are open, and no coalition can be formed there. After rounds 2, 3 and 4 the board leaves play. In every other state one more opinion is turned up; a card that repeats an open issue goes under the pile and is replaced. Round 5 is scoring only.',
  },
  '1997 §6.2.1': {
    title: 'Start player',
    text: 'Everyone bids at the same time, sealed: 0 up to your money, in steps of 1,000. The highest bidder pays and names any player as start player, themselves included; nobody else pays. If several tie for the highest bid, a die decides straight away, without a second bid; the highest roll pays the bid and names the start player. In the last round nobody bids, and the start player stays.',
  },
  '1997 §6.2.2': {
    title: 'Platforms',
    text: 'As in the 2006 edition: in your turn you fill your hand up to 3 policies, then discard any number of them, in one go, and draw as many. Then you may swap at most 1 policy of your platform for one from your hand, as long as five different issues remain. The policy you take out goes to the discards, not to the exchange pool. Your hand stays as it is: 2 cards after a swap, otherwise 3.',
  },
  '1997 §6.2.3 laying': {
    title: 'Laying and paying for politicians',
    text: 'In turn order, one at a time: lay one politician face down, at most 1 of your own in each state, or pass. A pass isn’t final; laying ends when everyone has passed in a row, the last to lay included. You may lay cards you can’t pay for, as a bluff. Then all are turned up, and in turn order everyone pays: what you can pay you must pay, and with too little money for all of them you choose the order. A card you can’t pay for is lost without effect and without a coalition tile. Most costs are reconstructed values.',
  },
  '1997 §6.2.3 trend': {
    title: 'Politicians act',
    text: 'In turn order each player carries out one action of each of their cards that was paid for, in any order; if an action is possible you must choose one, but nobody is forced to take the media action. Your own trend and another party’s trend always move by 1 space, whatever the card, and stay between −3 and +3; this 1 is reconstructed, because no source gives an amount. Media control doesn’t protect you from it. Everything else is as in the 2006 edition: you can’t choose what would change nothing or what you can’t pay, and the cards leave the game.',
  },
  '1997 §6.2.5': {
    title: 'Media influence',
    text: 'When nobody buys media markers any more, media control is used in state order, the current state first. If you have more media markers in a state than any other party, you may swap one open opinion there for a card of the exchange pool, or pass. The key issue can’t be swapped, and the new card’s issue must not be open in the state once the old card is out; so the other stance of the old issue is allowed. The old card goes to the pool, which always has 6 cards.',
  },
  '1997 §6.3.3': {
    title: 'Spoils of victory',
    text: 'A clear winner may move 1 media marker from the state to the national board and bring up to 2 open opinions there; a winner by a nose and each partner of a coalition 1 marker and 1 opinion, and the party beaten by a nose 1 marker. An opinion of a new issue takes the first free space from the left. If all 5 spaces are taken, it removes one that isn’t secured; the others move up to the left, and the new one takes the last space. The same stance secures the opinion that is there. The other stance replaces it in its space; only on a full board, if that opinion isn’t secured, it is removed, the others move up, and the other stance takes the last space. All of this is optional.',
  },
  '1997 §6.3.5': {
    title: 'Pay-out',
    text: 'In rounds 1 to 5 you get 1,000 for each seat of this election. In rounds 1, 3 and 5 you get another 1,000 for each member. The pay-out comes after the next state has been laid and before the donations of this round. Rounds 6 and 7 pay nothing.',
  },
  '1997 §6.4.1': {
    title: 'Next round',
    text: 'The current state is cleared: cards are discarded, the key-issue tile, media markers and meetings go back. After rounds 1, 2 and 3 a new state is laid on that board and votes last: votes 0 and trend 0 for everyone, 1 meeting each from the supply, and 4 opinions, of which 1 is open; no coalition can be formed in the seventh state. After rounds 4, 5 and 6 the board leaves play. In every other state one more opinion is turned up; a card that repeats an open issue is discarded and replaced. The next board clockwise is current; round 7 is scoring only.',
  },
  R0: {
    title: 'No more than you have',
    text: 'You can bid or pay no more than the money you have at this moment; what you’ll be paid later doesn’t count. A larger amount is refused, with the limit named, and nothing changes. The printed 2019 rules fine such a bid; here you can’t make it.',
  },
  R13: {
    title: 'Politicians you can’t pay for',
    text: 'In the 2006 edition you must be able to afford all the politicians you lay in a round together, because all of them are paid for as soon as they’re turned up. A choice that costs more than your money is refused: lay fewer or cheaper ones. In the 2019 and 1997 editions you may lay cards you can’t pay for.',
  },
  R18: {
    title: 'Who sees what',
    text: 'Hidden are hands, money (unless the table plays with open money), politicians lying face down, sealed decisions until all are in, face-down opinions, piles, unpublished polls, and refused donations until they’re turned up. A sealed decision is asked for once: when yours is in, it stays hidden until the others have decided too. Everything else is open, even how many cards lie where, and in the 2019 edition the back of the top poll.',
  },
  R52: {
    title: 'Whole thousands',
    text: 'Every amount of money is a whole multiple of 1,000. A raise is therefore at least 1,000 more than the bid before it. The bank never runs out of money.',
  },
};
