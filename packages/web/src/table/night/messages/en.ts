export const en = {
  'night.number': 'Election {number} of {of} · {region}',
  'night.counting': '{region} is being counted',
  'night.headline':
    '{who, select, none {Nobody wins} other {{The_parties} {parties_number, select, one {wins} other {win}}}} {region}{nose, select, yes { by a nose} other {}}',
  'night.you': 'you',
  'night.why-majority':
    '{The_parties} {parties_number, select, one {has} other {have}} {votes} votes. {majority} are enough to win alone.',
  'night.why-several': '{The_parties} have {majority} or more; the one with the most votes wins.',
  'night.why-level':
    '{The_parties} have {majority} or more; the strongest of them are level and win together.',
  'night.why-no-votes': 'There were no votes at all.',
  'night.why-seeker':
    'Nobody has {majority}. {The_party} {party_number, select, one {is strongest, with {votes}, and looks} other {are strongest, with {votes}, and look}} for a partner{tied, select, yes {, first in turn order} other {}}.',
  'night.why-nobody-reaches':
    'No partner brings them to {majority}, so nobody wins: {points} points for the strongest.',
  'night.why-only-one': 'Only with {the_party} do the votes reach {majority}.',
  'night.why-common':
    'Of those who could bring {majority}, {the_party} {party_number, select, one {shares} other {share}} the most policies.',
  'night.why-turn-order': 'Several would do and share as many policies; first in turn order: {party}.',
  'night.why-votes': '{first}: {votes} votes; {second}: {others}. The most votes win.',
  'night.why-highest':
    '{votes} votes each. On equal totals the highest single marker wins: {highest} against {lower}.',
  'night.why-on-top': '{votes} votes each, and equal single markers: the marker on top wins.',
  'night.column-count': 'before + counted',
  'night.column-together': 'together',
  'night.seats': 'Seats',
  'night.win': 'Win',
  'night.total': 'Total',
  'night.line': '{majority} to win alone',
  'night.together': 'Together',
  'night.each': '{points} points each',
  'night.partners':
    '{partner, select, none {Why nobody?} other {Why {the_partner}?}} Policies shared with {the_seeker}',
  'night.same': 'same',
  'night.reaches': '{isEnough, select, yes {enough} other {not enough}}',
  'night.sides': 'Who wins',
  'night.by-highest': 'highest single marker',
  'night.by-on-top': 'marker on top',
  'night.media-moved':
    '{The_parties} {parties_number, select, one {moves} other {move}} a marker from {region} to the space worth {points} points at the end.',
  'night.media-control': '{The_party} {party_number, select, one {moves} other {move}} it for media control.',
  'night.media-none': 'No marker has moved.',
  'night.open':
    '{The_who} {who_number, select, one {decides} other {decide}} next: {promote, select, yes {a media marker} other {}}{both, select, yes {, } other {}}{nationalise, plural, =0 {} one {up to # opinion} other {up to # opinions}} for the national board.',
  'night.then': 'Then: {the_parties}.',
  'night.nothing-placed': 'No opinion has come to the national board.',
  'night.replaced': 'instead of {card}',
  'night.fresh': 'new',
  'night.secured': 'secured now',
  'night.members': 'Members, and points for national opinions at the end',
  'night.column-members': 'members',
  'night.column-end': 'at the end',
  'night.next': 'What follows',
  'night.next-votes': 'Round {round}: {regions}',
  'night.back': 'Come back any time: press this election’s mark in the ribbon.',
  'night.waiting':
    '{count, plural, one {One more election after this one} other {# more elections after this one}}.',
  'night.on':
    '{next, select, more {On to the next election} payout {On to pay-out} spoils {On to the spoils} finalscoring {On to the final scoring} other {Close}}',
  'night.again': 'Watch again',
  'night.your-decision': 'It’s your decision. You can leave this screen any time.',
  'night.say-counted': '{region} is counted. {votes}.',
  'night.say-line':
    '{count, plural, =0 {Nobody has {majority}.} other {{The_parties} {parties_number, select, one {has} other {have}} at least {majority}.}}',
  'night.say-together': 'Together: {votes}.',
  'night.say-points': '{The_who} {who_number, select, one {has} other {have}} {total} points, place {rank}.',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
