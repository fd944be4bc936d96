/** What happened and why, for the log and for those who follow a game. */
export const story = {
  'head.block': '{party} takes {blocks}.',
  'head.display': 'The display of policies is new.',
  'head.game-ended': 'The game is over: {parties}, {points} points.',

  'together.raise-passed': '{parties} don’t raise.',
  'together.media-passed': '{parties} buy no media marker.',
  'together.meetings-bought': '{parties} buy no meetings.',
  'together.politicians-sent': '{parties} send nobody.',
  'together.poll-passed': '{parties} pass.',
  'together.meetings-kept': '{parties} keep their meetings in {regions}.',
  'together.coalition-passed': '{parties} go it alone.',
  'together.region-laid': 'New boards: {regions}.',
  'together.opinion-opened': 'New opinions in {regions}.',
  'together.platform-laid': '{parties} lay their platforms.',
  'together.policies-discarded': '{parties} discard what they don’t keep.',
  'together.politicians-shown': 'Politicians are turned up in {regions}.',
  'together.base-changed': 'Members join {parties}.',
  'together.meetings-turned-in': 'All meetings in {regions} are counted.',
  'together.paid-out': '{parties} are paid.',
  'together.tile-returned': '{parties} take their coalition tiles back from {regions}.',

  'then.trend-moved':
    '{party}: trend {spaces, plural, one {one space} other {# spaces}} {way, select, up {up} other {down}}, {from} → {to}{where, select, none {} other { in {region}}}.',
  'then.votes-gained': '{party}: {before} → {total} votes{where, select, none {} other { in {region}}}.',
  'then.base-changed': '{party}: members {before} → {base}.',
  'then.seats':
    '{party}: {votes, plural, one {# vote} other {# votes}}, {mandates, plural, one {# seat} other {# seats}}{win, plural, =0 {} other {, # points for the win}}.',
  'then.national': 'National board: {before} → {after}.',
  'then.score': '{party}: {total} points.',

  'effect.none': 'Your figures stay as they are.',
  'effect.votes': 'You: {from} → {to} votes in {region}.',
  'effect.points': 'You: {from} → {to} points if {region} were counted.',
  'effect.control':
    '{to, plural, =0 {You no longer control the media in {region}.} other {You control the media in {region}.}}',
  'effect.base': 'You: members {from} → {to}.',
  'effect.money': 'You: {from} → {to}.',

  'why.politician': 'The {politician} acts.',
  'why.short': 'There isn’t enough money for it.',
  'why.shared': 'In common: {cards}.{forced, select, yes { Three in common can be forced.} other {}}',
  'why.majority': '{parties} reached {majority} votes.',

  'cause.block': 'From the starting block.',
  'cause.politician': 'The {politician} of {party} did it.',
  'cause.poll': 'From a poll that {party} published: {poll}.',
  'cause.meetings': 'For the meetings turned in.',
  'cause.donation': 'For taking {amount}.',
  'cause.refusal': 'For refusing {amount}.',
  'cause.extra-dice': 'Nobody else refused as much as {amount}: extra dice.',
  'cause.quiet-poll': 'For keeping the poll in {region} quiet.',
  'cause.national': 'Policies that match the national board: {opinions}.',

  'right.media': '{party} controls the media in {region}, with {own} of {all} markers.',
  'right.majority': '{party} has more votes in {region} than all others together, {own} of {all}.',

  'idle.used': 'Its “!” has been used here.',
  'idle.key-issue': 'No opinion is open.',
  'idle.own-trend': 'The trend can’t rise.',
  'idle.other-trends': 'No other trend can fall.',
  'idle.other-trend': 'No other trend can fall.',
  'idle.votes': 'No more votes fit.',
  'idle.media': 'There is no media marker to take.',
  'idle.poll': 'There is no poll.',
  'idle.platform': 'There is no policy.',
  'idle.base': 'No members can join.',

  'tile-why.nobody-there': 'No partner: no other party has a tile there.',
  'tile-why.too-few': 'No partner: {needed} common policies needed. In common: {others}.',
  'tile-why.taken': 'Everyone with {needed} common policies has another partner. In common: {others}.',
  'tile-why.not-agreed': 'Nobody agreed. In common: {others}.',

  'partner.nobody-reaches': 'Nobody reaches {majority} votes with {seeker}.',
  'partner.only-one': 'Only {partner} reaches {majority} votes with {seeker}.',
  'partner.common': 'Of those who reach {majority} with {seeker}, {partner} shares most policies: {cards}.',
  'partner.turn-order': '{tied} share as many policies with {seeker}; in turn order {partner} comes first.',

  'side.votes': 'Most votes: {sides}.',
  'side.highest': '{votes} votes each; of these, the highest single marker is {winner}’s, at {highest}.',
  'side.on-top': '{votes} votes each, the highest markers level: {winner} lies on top.',

  'floor.product': 'Each bracket counts as at least 1.',
  'floor.factor': 'Two meetings bring at least one vote.',
};
