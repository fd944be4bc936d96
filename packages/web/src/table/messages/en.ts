export const en = {
  'lane.too-few': '{meetings}/{needed}',

  'here.mark-text': 'This game is kept in this browser. It needs no server and no network.',

  'away.watching': 'You’re watching.',
  'waiting.deserted': 'The game is waiting',
  'hint.ask': 'What would level 4 do? (marked in the record)',

  'refusal.not-owner': 'Only the owner of the table can do that.',
  'refusal.not-seated': 'You have no seat here.',
  'refusal.seat-taken': 'The seat is taken.',
  'refusal.seat-kept': 'The seat is kept for another player.',
  'refusal.seat-empty': 'Nobody else sits there.',
  'refusal.blocked': 'The owner of this table has blocked you here.',
  'refusal.seat-not-there': 'There’s no such seat.',
  'refusal.already-seated': 'You already have a seat.',
  'refusal.bot-not-there': 'There’s no such bot.',
  'refusal.party-taken': 'Another player has this party.',
  'refusal.party-settled': 'The contest has given every seat its party.',
  'refusal.party-not-there': 'There’s no such party in this game.',
  'refusal.not-gathering': 'The game has begun.',
  'refusal.not-playing': 'No game is being played here now.',
  'refusal.not-all-ready': 'Not everyone is ready.',
  'refusal.seats-open': 'Some seats are still open.',
  'refusal.deal-not-agreed': 'This deal isn’t fresh. Reload the page to see where it comes from.',
  'refusal.nothing-to-undo': 'There’s nothing of yours to take back.',
  'refusal.revealed': 'Something was revealed: everyone has to agree to go back.',
  'refusal.proposal-open': 'Another proposal is open.',
  'refusal.no-proposal': 'This proposal is closed.',
  'refusal.already-answered': 'You’ve already answered.',
  'refusal.away': 'A bot is playing for you: come back first.',
  'refusal.not-away': 'No bot is playing for you.',
  'refusal.text-empty': 'Say something.',
  'refusal.talk-full': 'This table’s talk is full.',
  'refusal.log-full': 'So much has happened at this table that you can only play on.',
  'refusal.enough-today':
    'You or your network have written enough for today. Go on tomorrow; you can always play.',
  'refusal.enough-kept':
    'This server already keeps as much of yours as it keeps of anybody. You can play on.',
  'refusal.still-there': 'They were here a moment ago. Give them a minute.',
  'refusal.founder-away':
    'Someone who began this game is away. This takes their consent, or a week from when they left.',
  'refusal.seen-another': 'You’ve seen another seat of this game, so you can’t play this one.',
  'refusal.asked-too-often': 'You’ve asked often enough in this game.',
  'refusal.no-days-left': 'You don’t have that many days off left.',
  'refusal.no-programs': 'This table is for people only.',
  'refusal.not-admitted': 'You can’t take a seat at this table. Others are open to you.',
  'refusal.too-few-games':
    'Too few games of yours are known here: public and rated ones count. Play some elsewhere first.',
  'refusal.too-few-finished':
    'This table is for people who play more of their games to the end. Every game you finish raises your share.',
  'refusal.too-slow':
    'This table is for people who answer sooner in games over days. Quicker decisions lower your usual time.',
  'refusal.no-regency': 'Nobody lets you play for them here, or the time is over.',
  'refusal.name-not-kept':
    'At a table that anyone finds, only somebody who protects their name with a password can play for you.',
  'refusal.no-hints': 'There are no hints here.',
  'refusal.wrong-time': 'Choose a time within the next 10 days.',
  'refusal.no-offer': 'There’s no such offer any more.',
  'refusal.empty-deal': 'A deal needs a promise about a state and a round to come.',
  'refusal.stale': 'The game has moved on. Look again.',
  'refusal.frozen': 'This table is frozen: you can read it, but not play.',

  'national.secured': 'secured',

  'formula.half': 'half of {meetings, plural, one {# meeting} other {# meetings}}',

  'donation.choose': 'Choose a donation',
  'donation.take': 'Take {amount}',
  'donation.refuse': 'Refuse {amount}',
  'donation.money': 'money',
  'donation.base': 'members {before} → {after}{dice, plural, =0 {} one { (# die)} other { (# dice)}}',
  'donation.paid': 'Paid to you',
  'donation.for-seats': 'for seats',
  'donation.for-base': 'for {base} members',
  'donation.before': 'before',
  'donation.now': 'now',
  'donation.gone': 'Used:',

  'end.source-mandates': 'Seats',
  'end.source-wins': 'Elections won',
  'end.source-media': 'Media',
  'end.source-base': 'Members',
  'end.source-national': 'National opinions',
  'end.source-money': 'Money',

  'follow.you': 'You',
  'follow.votes': '{votes, plural, one {vote} other {votes}}',
  'digest.title': 'Since your last decision',
  'keys.digest': 'What has happened since your last decision',

  'coach.on': 'Coach on',
  'coach.off': 'Coach off',
  'first.mark': 'First game',

  'lobby.go': 'To the lobby',

  'record.title': 'Replay a saved game',
  'record.text': 'Load a finished game, pick any moment, look through anyone’s eyes and play on from there.',
  'record.is-view':
    'This file was saved during the game: it only shows what one player saw, so it can’t be continued.',
  'record.malformed': 'This file isn’t a saved game: {detail}',
  'record.found': '{ruleset}, {names}, {actions, plural, one {# decision} other {# decisions}}',
  'record.look': 'Look at it',
  'record.knows': 'Anyone with the file can look up the cards to come.',
  'record.download': 'Download the record',

  'rematch.offered': '{name} offers a rematch.',
  'rematch.same-deal': '{name} offers to play the same deal again.',

  'ribbon.your-decision': 'Your decision',
  'keys.confirm': 'Confirm the decision',

  'rules.loading': 'Looking it up…',
  'rules.phase': 'phase',
  'rules.book': 'Open the rulebook',

  'side.points': 'points',
  'side.base': 'members',
  'side.log': 'Log',
  'side.media-board': 'Media board',
  'talk.label': 'Talk',
  'told.phrased': '{party}: {phrase}',
  'phrase.hello': 'Hello!',
  'phrase.good-game': 'Good game!',
  'phrase.well-played': 'Well played!',
  'phrase.thanks': 'Thanks!',
  'phrase.sorry': 'Sorry!',
  'phrase.one-moment': 'One moment, please.',
  'phrase.your-turn': 'It’s your turn.',
  'phrase.good-luck': 'Good luck!',

  'national.opinions': 'National opinion',
  'national.media': 'Media, points by election',

  'gather.you': 'you',

  'text.labelled': '{label}: {text}',
  'word.media': 'Media',
  'word.votes': 'Votes',
  'word.base': 'Members',
  'word.platform': 'Platform',
  'word.hand': 'Hand',
  'word.your-hand': 'Your hand',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
