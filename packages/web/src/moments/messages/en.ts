export const en = {
  'end.review': 'Review the game',

  'follow.heard': 'Move {at} of {of}. {text}',
  'follow.heard-votes':
    'You would have {to, plural, one {# vote} other {# votes}} in {region} instead of {from}.',
  'follow.heard-base': 'You have {to} members instead of {from}.',
  'follow.heard-money': 'You have {to} instead of {from}.',
  'follow.heard-points':
    'You would get {to, plural, one {# point} other {# points}}{win, select, yes { for votes and win} other {}} in {region} instead of {from}.',
  'follow.heard-control':
    '{to, plural, =0 {You no longer control the media in {region}.} other {You control the media in {region} now.}}',
  'follow.heard-none': 'Your figures stay as they are.',

  'mark.votes': '{change} {count, plural, one {vote} other {votes}}',
  'mark.trend': 'trend {from} → {to}',
  'mark.meetings': '{change} {count, plural, one {meeting} other {meetings}}',
  'mark.seen': 'Changed: {text}. Touch it to clear the mark.',
  'mark.tab': 'Changed since you looked',
  'mark.opinion': 'A new opinion since you looked',

  'ribbon.elections': 'Elections',

  'time.why': 'Why?',
  'time.all-parties': 'All parties',
  'time.where-short': '{round, plural, =0 {Set-up} other {Round #}}, move {move}',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;
