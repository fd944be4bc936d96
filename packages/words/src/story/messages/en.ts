/** What happened and why, for the log and for those who follow a game. */
export const story = {
  'head.block': '{The_party} {party_number, select, many {take} other {takes}} {blocks}.',
  'head.display': 'The display of policies is new.',
  'head.game-ended': '{The_parties} {parties_number, select, many {win} other {wins}} with {points} points.',

  'together.raise-passed': '{The_parties} don’t raise.',
  'together.media-passed': '{The_parties} buy no media marker.',
  'together.meetings-bought': '{The_parties} buy no meetings.',
  'together.politicians-sent': '{The_parties} send nobody.',
  'together.poll-passed': '{The_parties} pass.',
  'together.meetings-kept': '{The_parties} keep their meetings in {regions}.',
  'together.coalition-passed': '{The_parties} go it alone.',
  'together.region-laid': 'New boards: {regions}.',
  'together.opinion-opened': 'New opinions in {regions}.',
  'together.platform-laid': '{The_parties} lay their platforms.',
  'together.policies-discarded': '{The_parties} discard what they don’t keep.',
  'together.politicians-shown': 'Politicians are turned up in {regions}.',
  'together.base-changed': 'Members join {the_parties}.',
  'together.meetings-turned-in': 'All meetings in {regions} are counted.',
  'together.paid-out': '{The_parties} are paid.',
  'together.tile-returned': '{The_parties} take their coalition tiles back from {regions}.',

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
  'effect.points':
    'You: {from} → {to} points{win, select, yes { for votes and win} other {}} if {region} were counted.',
  'effect.control':
    '{to, plural, =0 {You no longer control the media in {region}.} other {You control the media in {region}.}}',
  'effect.base': 'You: members {from} → {to}.',
  'effect.money': 'You: {from} → {to}.',

  'why.politician': '{The_politician} acts.',
  'why.short': 'There isn’t enough money for it.',
  'why.shared': 'In common: {cards}.{forced, select, yes { Three in common can be forced.} other {}}',
  'why.majority': '{The_parties} reached {majority} votes.',

  'cause.block': 'From the starting block.',
  'cause.politician': '{The_politician} of {the_party} did it.',
  'cause.poll': 'From a poll that {the_party} published: {poll}.',
  'cause.meetings': 'For the meetings turned in.',
  'cause.donation': 'For taking {amount}.',
  'cause.refusal': 'For refusing {amount}.',
  'cause.extra-dice': 'Nobody else refused as much as {amount}: extra dice.',
  'cause.quiet-poll': 'For keeping the poll in {region} quiet.',
  'cause.national': 'Policies that match the national board: {opinions}.',

  'right.media':
    '{The_party} {party_number, select, many {control} other {controls}} the media in {region}, with {own} of {all} markers.',
  'right.majority':
    '{The_party} {party_number, select, many {have} other {has}} more votes in {region} than all others together, {own} of {all}.',

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

  'partner.nobody-reaches': 'Nobody reaches {majority} votes with {the_seeker}.',
  'partner.only-one':
    'Only {the_partner} {partner_number, select, many {reach} other {reaches}} {majority} votes with {the_seeker}.',
  'partner.common':
    'Of those who reach {majority} with {the_seeker}, {the_partner} {partner_number, select, many {share} other {shares}} the most policies: {cards}.',
  'partner.turn-order':
    '{The_tied} share as many policies with {the_seeker}; in turn order {the_partner} {partner_number, select, many {come} other {comes}} first.',

  'side.votes': 'Most votes: {sides}.',
  'side.highest':
    '{votes} votes each; {the_winner} {winner_number, select, many {have} other {has}} the highest single marker, at {highest}.',
  'side.on-top': '{votes} votes each, the highest markers level: the one of {the_winner} lies on top.',

  'floor.product': 'Each bracket counts as at least 1.',
  'floor.factor': 'Two meetings bring at least one vote.',
};
