import { story } from '../story/messages/en.ts';

/** What players read, in English: the source of all keys. ICU message syntax. */
export const en = {
  ...story,
  'language.name': 'English',

  labelled: '{label}: {text}',

  'issue.education': 'Education',
  'issue.digitalisation': 'Digitalisation',
  'issue.genetics': 'Genetic engineering',
  'issue.security': 'Internal security',
  'issue.welfare': 'Welfare state',
  'issue.environment': 'Environment',
  'issue.transport': 'Transport',
  'issue.terrorism': 'Anti-terror measures',
  'issue.defence': 'Defence',
  'issue.economy': 'Economic redevelopment',
  'issue.taxes': 'Taxes',
  'issue.nuclear': 'Nuclear power',
  'issue.wages': 'Wage cuts',
  'issue.euro': 'Euro',
  'issue.health': 'Health reform',
  'issue.spelling': 'Spelling reform',

  'ability.key-issue': 'key issue',
  'ability.own-trend': 'own trend {amount, plural, one {# space} other {# spaces}} up',
  'ability.other-trends': 'other trends {amount, plural, one {# space} other {# spaces}} down',
  'ability.other-trend': 'another trend {amount, plural, one {# space} other {# spaces}} down',
  'ability.votes': 'votes +{amount}',
  'ability.media': 'media',
  'ability.poll': 'poll',
  'ability.platform': 'platform',
  'ability.base': 'members +{amount}',

  'deed.place-key-issue': 'make {card} the key issue',
  'deed.remove-key-issue': 'remove the key issue from {card}',
  'deed.own-trend': 'own trend {amount, plural, one {one space} other {# spaces}} up',
  'deed.other-trends': 'all other trends {amount, plural, one {one space} other {# spaces}} down',
  'deed.other-trend': 'trend of {the_target} {amount, plural, one {one space} other {# spaces}} down',
  'deed.votes': '{amount, plural, one {# vote} other {# votes}} more',
  'deed.media': 'pay {cost} to {the_target} and remove one of their media markers',
  'deed.media-place':
    'pay {cost} to {the_target}{bank, select, none {} other { and {bank} to the bank}} and put your media marker in place of theirs',
  'deed.poll': 'take the top poll',
  'deed.platform': 'revise the platform',
  'deed.base': 'members +{amount}',

  'ruleset.2019-4': '2019 edition, four elections',
  'ruleset.2019-7': '2019 edition, seven elections',
  'ruleset.2006-7': '2006 edition, seven rounds',
  'ruleset.2006-5': '2006 edition, five rounds',
  'ruleset.1997-7': '1997 edition, seven rounds',

  'phase.draft': 'Draft',
  'phase.first-platform': 'First platform',
  'phase.starting-blocks': 'Starting blocks',
  'phase.start-player': 'Start player',
  'phase.platforms': 'Platforms',
  'phase.media-shares': 'Media shares',
  'phase.meetings': 'Meetings',
  'phase.send-politicians': 'Send politicians',
  'phase.politicians-act': 'Politicians act',
  'phase.politicians-resolve': 'Politicians act',
  'phase.coalitions': 'Coalitions',
  'phase.media-influence': 'Media influence',
  'phase.poll-auctions': 'Poll auctions',
  'phase.votes': 'Votes',
  'phase.last-count': 'Last count',
  'phase.election': 'Election',
  'phase.spoils': 'Spoils of victory',
  'phase.base-gain': 'New members',
  'phase.pay-out': 'Pay-out',
  'phase.donations': 'Donations',
  'phase.next-round': 'Next round',
  'phase.final-scoring': 'Final scoring',

  'source.mandates': 'Seats',
  'source.wins': 'Election wins',
  'source.media': 'Media presence',
  'source.base': 'Members',
  'source.bonus': 'Most members',
  'source.national': 'National opinion',
  'source.money': 'Money',

  'ask.draft': 'Keep one policy and pass the rest to the left.',
  'ask.first-platform':
    'Lay {count, plural, one {# policy} other {# policies of different issues}} as your first platform.',
  'ask.complete-platform':
    'Complete your platform: lay {count, plural, one {# missing issue} other {# missing issues}}.',
  'ask.keep-policy': 'Which policy do you keep in hand?',
  'ask.starting-block': 'Choose a starting block and the states for its bonuses.',
  'ask.bid': 'Your sealed bid for start player, {min} to {max}.',
  'ask.raise':
    '{possible, select, yes {You’re tied: raise once, {min} to {max}, or pass.} other {You’re tied and can’t afford to raise: pass.}}',
  'ask.platform-source': 'Revise your platform: where do new policies come from?',
  'ask.take-policy': 'Take one policy from the display.',
  'ask.exchange':
    'Swap up to {max, plural, one {# policy} other {# policies}} of your platform, then keep {keep, plural, one {# card} other {# cards}} in hand.',
  'ask.buy-media':
    '{possible, select, yes {Buy one media marker for {cost}, or pass.} other {You have less than {cost}: pass.}}',
  'ask.meetings': 'Buy meetings in as many states as you like. You have {supply} left, and {money}.',
  'ask.send': 'Send politicians face down, at most one to each state.',
  'ask.pay':
    '{possible, select, yes {Pay {cost} for {the_politician} in {region}? If you don’t, the card leaves the game.} other {You can’t pay {cost} for {the_politician} in {region}: the card leaves the game.}}',
  'ask.act':
    '{part, select, main {Main action} other {One secondary action}} of {the_politician} in {region}.',
  'ask.influence': 'You control the media in {region}: swap one opinion, or pass.',
  'ask.majority': 'You have more votes in {region} than all the others together: swap one opinion, or pass.',
  'ask.poll-bid':
    '{possible, select, yes {Poll in {region}, back: {back}. Bid {min} to {max}, once only, or pass.} other {Poll in {region}, back: {back}. You can’t afford a bid: pass.}}',
  'ask.poll-bid-blind':
    '{possible, select, yes {Poll in {region}. Bid {min} to {max}, or pass.} other {Poll in {region}. You can’t afford a bid: pass.}}',
  'ask.poll-use':
    '{possible, select, yes {Publish the poll in {region}, or keep it quiet?} other {The poll doesn’t raise your party in {region}: keep it quiet.}}',
  'ask.turn-in': 'Turn meetings into votes in {region}: none, or {min} to {max}.',
  'ask.donation': 'Choose a donation, then take it or refuse it.',
  'ask.name-start': 'Play goes clockwise from the player you name.',
  'ask.redraw': 'Discard any cards from your hand and draw as many.',
  'ask.swap': 'Swap one policy of your platform for one from your hand, or leave it.',
  'ask.lay': 'Lay one politician face down, or pass.',
  'ask.pay-next': 'You can’t pay for all your politicians. Which one do you pay next? You have {money}.',
  'ask.resolve': 'Which politician acts next, and what does it do?',
  'ask.coalition': 'Coalition in {region}: choose a partner, or pass.',
  'ask.answer':
    '{The_from} {from_number, select, many {ask} other {asks}} you for a coalition in {region}; you have {common, plural, one {# policy} other {# policies}} in common. Do you agree?',
  'ask.poll-lines': 'Publish one or two lines of the poll in {region}, or keep it quiet.',
  'ask.promote': 'Move one media marker from {region} to the national board, for {points} points?',
  'ask.nationalise':
    'Bring an opinion from {region} to the national board ({left, plural, one {# more} other {# more}}), or stop.',
  'ask.lay-donation': 'Choose a donation: accept it openly, or refuse it face down.',

  'source-choice.draw': 'draw the top policy, then take one from the display',
  'source-choice.refresh': 'replace the whole display, then take one from it',
  'source-choice.nothing': 'neither, just swap',
  'donation-choice.take': 'take {amount}, members −{base}',
  'donation-choice.refuse': 'refuse {amount}, members +{base}',
  'poll-choice.publish': 'publish',
  'poll-choice.quiet': 'keep quiet, members +{base}',
  'poll-choice.quiet-dice': 'keep quiet, roll {dice, plural, one {# die} other {# dice}} for members',
  'donation-choice.accept':
    'accept {amount}, lose members: the highest of {dice, plural, one {# die} other {# dice}}',
  'donation-choice.decline':
    'refuse {amount}, gain members: the total of {dice, plural, one {# die} other {# dice}}',
  'partner-choice.ask': 'ask {the_party} ({common} in common)',
  'partner-choice.force': 'force {the_party} ({common} in common)',
  'national-choice.enter': '{card} comes in',
  'national-choice.enter-for': '{card} takes the place of {replaced}',
  'national-choice.secure': '{card} is secured',
  'national-choice.replace': '{card} replaces {replaced}',

  'event.phase-began': '— {phase} —',
  'event.round-began': 'Round {round}: election in {regions}.',
  'event.sealed': '{The_party} {party_number, select, many {have} other {has}} decided.',
  'event.region-laid': '{region} goes on board {board}.',
  'event.opinion-opened': 'New opinion in {region}: {card}.',
  'event.opinion-discarded': '{card} repeats an issue in {region} and is replaced.',
  'event.opinion-missing': 'No opinion is left that fits {region}.',
  'event.packets-passed': 'The packets move to the left.',
  'event.platform-laid': '{The_party} {party_number, select, many {lay} other {lays}} {cards}.',
  'event.policies-discarded': '{The_party} {party_number, select, many {discard} other {discards}} {cards}.',
  'event.policies-drawn':
    '{The_party} {party_number, select, many {draw} other {draws}} {known, select, yes {{cards}} other {{count, plural, one {# policy} other {# policies}}}}.',
  'event.policies-shuffled': 'The discarded policies are reshuffled: {count} cards.',
  'event.block-revealed': '{The_party} {party_number, select, many {take} other {takes}} {blocks}: {fields}.',
  'event.provisional-start':
    '{The_party} {party_number, select, many {are} other {is}} the provisional start player.',
  'event.bids-revealed': 'Bids: {bids}.',
  'event.raised': '{The_party} {party_number, select, many {raise} other {raises}} to {amount}.',
  'event.raise-passed': '{The_party} {party_number, select, many {don’t} other {doesn’t}} raise.',
  'event.start-player':
    '{The_party} {party_number, select, many {pay {paid} and are} other {pays {paid} and is}} the start player.',
  'event.platform-source':
    '{The_party} {source, select, draw {{party_number, select, many {draw} other {draws}} a policy} refresh {{party_number, select, many {replace} other {replaces}} the display} other {{party_number, select, many {take} other {takes}} no policy}}.',
  'event.display-discarded': 'Leaving the display: {cards}.',
  'event.display-laid': 'New on the display: {cards}.',
  'event.policy-taken': '{The_party} {party_number, select, many {take} other {takes}} {card}.',
  'event.platform-changed': '{The_party} {party_number, select, many {swap} other {swaps}} {out} for {in}.',
  'event.media-bought':
    '{The_party} {party_number, select, many {buy} other {buys}} a media marker in {region} for {paid}.',
  'event.media-passed': '{The_party} {party_number, select, many {buy} other {buys}} no media marker.',
  'event.meetings-bought':
    '{The_party} {party_number, select, many {buy} other {buys}} {none, select, yes {no meetings} other {meetings for {paid}: {regions}}}.',
  'event.politicians-sent':
    '{The_party} {party_number, select, many {send} other {sends}} {count, plural, =0 {nobody} one {a politician: {cards}} other {politicians: {cards}}}.',
  'event.politicians-shown': 'Turned up in {region}: {row}.',
  'event.politician-paid':
    '{The_party} {party_number, select, many {pay} other {pays}} {paid} for {the_politician} in {region}.',
  'event.politician-declined':
    '{The_party} {party_number, select, many {don’t} other {doesn’t}} pay for {the_politician} in {region}.',
  'event.politician-acted': '{The_politician} of {the_party} in {region} {deed}.',
  'event.deed-skipped':
    '{part, select, idle {{The_politician} of {the_party} in {region} has nothing to do} main {{The_party} {party_number, select, many {skip} other {skips}} the main action of {the_politician} in {region}} only {{The_party} {party_number, select, many {leave} other {leaves}} {the_politician} in {region} without an action} other {{The_party} {party_number, select, many {skip} other {skips}} the secondary action of {the_politician} in {region}}}.',
  'event.politicians-left': 'Out of the game after the actions in {region}: {row}.',
  'event.key-issue-placed':
    '{The_party} {party_number, select, many {make} other {makes}} {card} the key issue in {region}.',
  'event.key-issue-removed':
    '{The_party} {party_number, select, many {remove} other {removes}} the key issue from {card} in {region}.',
  'event.media-removed':
    '{The_party} {party_number, select, many {pay {paid} to {the_target} and remove} other {pays {paid} to {the_target} and removes}} one of their media markers in {region}.',
  'event.media-placed':
    '{The_party} {party_number, select, many {put their} other {puts its}} own media marker in {region}{paid, select, none {} other { for {paid}}}.',
  'event.trend-moved':
    'The trend of {the_party} in {region} {way, select, up {rises} other {falls}} {spaces, plural, one {one space} other {# spaces}}, {from} → {to}.',
  'event.votes-gained':
    '{The_party} {party_number, select, many {gain} other {gains}} {votes, plural, one {# vote} other {# votes}} in {region}: now {total}.',
  'event.base-changed': 'Members of {the_party}: {change}, now {base}.',
  'event.opinion-exchanged':
    '{The_party} {party_number, select, many {swap} other {swaps}} {out} for {in} in {region}.',
  'event.influence-passed':
    '{The_party} {party_number, select, many {leave} other {leaves}} the opinions in {region} as they are.',
  'event.poll-offered':
    'Poll in {region}{open, select, yes {, back: {back}. {The_party} {party_number, select, many {are} other {is}} auctioneer} other {}}.',
  'event.poll-bid': '{The_party} {party_number, select, many {bid} other {bids}} {amount}.',
  'event.poll-passed': '{The_party} {party_number, select, many {pass} other {passes}}.',
  'event.poll-won':
    '{The_party} {party_number, select, many {win} other {wins}} the poll in {region} for {paid}.',
  'event.poll-unsold': 'Nobody wants the poll in {region}. It’s discarded unseen.',
  'event.poll-seen':
    '{known, select, yes {The poll: {poll}.} other {{The_party} {party_number, select, many {look} other {looks}} at the poll.}}',
  'event.poll-published':
    '{The_party} {party_number, select, many {publish} other {publishes}} the poll in {region}: {poll}.',
  'event.poll-quiet':
    '{The_party} {party_number, select, many {keep} other {keeps}} the poll in {region} quiet.',
  'event.polls-shuffled': 'The polls are reshuffled: {count} cards.',
  'event.meetings-turned-in':
    '{The_party} {party_number, select, many {turn} other {turns}} in {meetings, plural, one {# meeting} other {# meetings}} in {region}: trend {trend}, agreement {agreement}, {votes, plural, one {# vote} other {# votes}}.',
  'event.meetings-kept':
    '{The_party} {party_number, select, many {keep} other {keeps}} all meetings in {region}.',
  'event.election-held': 'Election in {region}, seats: {mandates}. {outcome}{presence}',
  'event.paid-out':
    '{The_party} {party_number, select, many {get} other {gets}} {forMandates} for seats and {forBase} for members.',
  'event.donation-taken':
    '{The_party} {party_number, select, many {take} other {takes}} the donation of {amount}.',
  'event.donation-refused':
    '{The_party} {party_number, select, many {refuse} other {refuses}} the donation of {amount}.',
  'event.region-cleared': '{region} is cleared.',
  'event.opinions-shuffled': 'The discarded opinions are reshuffled: {count} cards.',
  'event.rolled': '{The_party} {party_number, select, many {roll} other {rolls}} {rolls}.',
  'event.start-won':
    '{The_party} {party_number, select, many {pay {paid} and name} other {pays {paid} and names}} the start player.',
  'event.start-named':
    '{The_party} {party_number, select, many {make} other {makes}} {the_start} start player.',
  'event.tile-laid':
    '{The_party} {party_number, select, many {lay} other {lays}} a coalition tile in {region}.',
  'event.tile-missing':
    '{The_party} {party_number, select, many {lay} other {lays}} no coalition tile in {region}: {why}.',
  'event.tile-returned':
    '{The_party} {party_number, select, many {take} other {takes}} back the coalition tile from {region}.',
  'event.coalition-asked':
    '{The_party} {party_number, select, many {ask} other {asks}} {the_partner} for a coalition in {region}: {common} in common.',
  'event.coalition-refused': '{The_partner} {partner_number, select, many {refuse} other {refuses}}.',
  'event.coalition-formed':
    '{The_parties} form a {forced, select, yes {forced coalition} other {coalition}} in {region}.',
  'event.coalition-passed': '{The_party} {party_number, select, many {go} other {goes}} it alone.',
  'event.promoted':
    '{The_party} {party_number, select, many {move} other {moves}} a media marker from {region} to the national board, {points} points.',
  'event.promotion-declined':
    '{The_party} {party_number, select, many {leave} other {leaves}} the media marker in {region}.',
  'event.nationalised':
    '{The_party} {does, select, secure {{party_number, select, many {secure} other {secures}} {card} on the national board} replace {{party_number, select, many {replace} other {replaces}} {replaced} with {card} on the national board} enterfor {{party_number, select, many {bring} other {brings}} {card} to the national board in place of {replaced}} other {{party_number, select, many {bring} other {brings}} {card} to the national board}}.',
  'event.nationalising-ended':
    '{The_party} {party_number, select, many {bring} other {brings}} nothing more to the national board.',
  'event.donation-laid':
    '{The_party} {accept, select, yes {{party_number, select, many {accept} other {accepts}} a donation of {amount}} other {{known, select, yes {{party_number, select, many {refuse} other {refuses}} the donation of {amount}, face down} other {{party_number, select, many {lay} other {lays}} a donation face down}}}}.',
  'event.donation-shown': '{The_party} had refused {amount}.',
  'event.opinion-board-refilled': 'The opinion board is refilled.',
  'event.game-ended': 'The game is over: {scores}.',

  'does.place-key-issue': 'sets a key issue',
  'does.remove-key-issue': 'removes the key issue',
  'does.own-trend': 'raises its own trend',
  'does.other-trends': 'lowers all other trends',
  'does.other-trend': 'lowers another trend',
  'does.votes': 'wins votes',
  'does.media': 'goes for a media marker',
  'does.poll': 'takes a poll',
  'does.platform': 'changes the platform',
  'does.base': 'wins members',

  'no-tile.lies-there': 'one of theirs lies there already',
  'no-tile.none-left': 'they have none left',
  'no-tile.last-election': 'there are no coalitions in the last election',

  'outcome.majority':
    '{The_parties} {parties_number, select, many {have a majority and win} other {has a majority and wins}} {points} points.',
  'outcome.several':
    '{The_scoring} all have a majority, {points} points each; {the_parties} {parties_number, select, many {win} other {wins}}.',
  'outcome.coalition': '{The_parties} form a coalition and win, {points} points each.',
  'outcome.alone':
    '{The_scoring} {scoring_number, select, many {are strongest but find} other {is strongest but finds}} no partner: {points} points.',
  'outcome.no-votes': 'Nobody has any votes, so nobody wins.',
  'outcome.most': '{The_parties} {parties_number, select, many {win} other {wins}}.',
  'outcome.most-by-a-nose': '{The_parties} {parties_number, select, many {win} other {wins}} by a nose.',
  'outcome.alliance': '{The_parties} win together.',
  'outcome.alliance-by-a-nose': '{The_parties} win together, by a nose.',
  'outcome.presence': ' To the media board: {the_parties}.',

  'benefit.meetings': 'meetings in {regions}',
  'benefit.trend': 'trend in {regions}',
  'benefit.media': 'media in {regions}',
  'benefit.votes': 'votes in {regions}',
  'benefit.base': 'members +{base}',

  'outcome-name.majority': 'majority',
  'outcome-name.several': 'several majorities',
  'outcome-name.coalition': 'coalition',
  'outcome-name.alone': 'no partner',
  'outcome-name.no-votes': 'no votes',
  'outcome-name.most': 'alone',
  'outcome-name.most-by-a-nose': 'alone, by a nose',
  'outcome-name.alliance': 'coalition',
  'outcome-name.alliance-by-a-nose': 'coalition, by a nose',

  'block.letter': 'starting block {block}',
  'block.options': 'the preliminary options',

  'benefit-name.meetings': '{count} meetings',
  'benefit-name.trend': 'one space of trend',
  'benefit-name.media': 'a media marker',
  'benefit-name.votes': '{count} votes',

  'refusal.malformed': 'This isn’t a well-formed action: {path} {reason}.',
  'refusal.game-over': 'The game is over.',
  'refusal.stale': 'The game has moved on: it’s at version {version}, not {given}.',
  'refusal.not-asked': 'It’s not your decision right now.',
  'refusal.already-sealed': 'Your decision is in and sealed.',
  'refusal.wrong-kind': 'Something else has to be decided first.',
  'refusal.no-whole-step': '{amount} is not a multiple of {step}.',
  'refusal.below-minimum': '{amount} is too little; at least {min}.',
  'refusal.above-maximum': '{amount} is too much; at most {max}.',
  'refusal.above-money': 'You don’t have {amount}.',
  'refusal.must-pass': 'You can only pass.',
  'refusal.card-not-there': 'You can’t choose {card} now.',
  'refusal.wrong-count': '{needed} needed, {given} given.',
  'refusal.same-issue': 'A platform shows each issue once; {card} repeats one.',
  'refusal.region-not-there': 'You can’t choose {region} now.',
  'refusal.region-twice': '{region} is named twice.',
  'refusal.too-many-meetings':
    '{max, plural, =0 {No more meetings fit} one {At most # more meeting fits} other {At most # more meetings fit}} in {region}.',
  'refusal.supply-short': 'Your supply holds {max}, not {count}.',
  'refusal.politician-not-there': 'You don’t have the {politician}.',
  'refusal.politician-twice': 'You can send the {politician} only once.',
  'refusal.block-not-there': 'There’s no starting block {block}.',
  'refusal.deed-not-there': 'The politician can’t do that here now.',
  'refusal.target-not-there': 'That party has no media marker here.',
  'refusal.trend-not-there': 'That party’s trend can’t fall here.',
  'refusal.exchange-not-there': '{out} can’t be swapped for {in} here.',
  'refusal.not-publishable': 'You may publish a poll only if it raises your own party.',
  'refusal.donation-not-there': 'You have no donation of {amount} left.',
  'refusal.seat-not-there': 'You can’t choose that party now.',
  'refusal.replace-needed': 'The national board is full: say what {card} replaces.',
  'refusal.line-not-there': 'You can’t choose that line of the poll.',
  'bot.late':
    'Bot {bot} ({party}) took too long: {by, select, none {its decision was drawn by lot} other {bot {by} decided instead}}.',
  'bot.broken':
    'Bot {bot} ({party}) had a fault: {by, select, none {its decision was drawn by lot} other {bot {by} decided instead}}.',
  'proof.fair':
    'This deal was fair: its seed follows from a secret that was fixed before the game, and from what {added, plural, one {# player} other {# players}} added to it.',
  'proof.host-only':
    'The host settled this deal before the game and kept to it. But no player added anything, so the host dealt alone.',
  'proof.no-proof': 'This record has no proof of its deal.',
  'proof.commitment': 'Don’t trust this deal: the secret isn’t the one that was promised before the game.',
  'proof.contributions': 'Don’t trust this deal: what the players added doesn’t fit the seats.',
  'proof.seed':
    'Don’t trust this deal: its seed doesn’t follow from the secret and what the players added, seat by seat.',
  'proof.other-commitment': 'Don’t trust this deal: it isn’t the one you were promised before the game.',
  'proof.other-contribution':
    'What this browser added isn’t in this deal. If you were ready again in another browser, that’s why; if not, don’t trust this deal.',
  'seals.none': 'This record has no seals, so nobody can check its sealed decisions.',
  'seals.whole':
    '{sealed, plural, one {The one sealed decision is what it was when it was made.} other {All # sealed decisions are what they were when they were made.}}',
  'seals.part': '{whole} of {sealed} sealed decisions are what they were when they were made.',
  'seals.bare':
    '{bare, plural, one {# has} other {# have}} no seal: made elsewhere, or before there were seals.',
  'seals.witnessed': 'This browser was told {witnessed} of these seals at the time, and remembers the same.',
  'seals.commitment': 'Don’t trust decision {number} ({party}, {what}): it isn’t the one that was sealed.',
  'seals.other-commitment':
    'Don’t trust decision {number} ({party}, {what}): its seal isn’t the one this browser was told when it was made.',
  'seals.other-reveal':
    'Don’t trust decision {number} ({party}, {what}): at the reveal this browser was shown another one than was sealed.',
  'seals.missing':
    'Don’t trust this record: {lost, plural, one {a sealed decision that this browser was told of is} other {# sealed decisions that this browser was told of are}} missing.',
  'seals.draft': 'drafted card',
  'seals.first-platform': 'first platform',
  'seals.keep-policy': 'policy kept in hand',
  'seals.starting-block': 'starting block',
  'seals.bid': 'bid for start player',
  'seals.decision': 'decision',
  'refusal.rule': 'Rule: {rule}',
};

export type MessageKey = keyof typeof en;
export type Messages = Readonly<Record<MessageKey, string>>;
