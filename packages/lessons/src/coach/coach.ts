import {
  agreement,
  at,
  type Choice,
  type ChoiceOf,
  type Kind,
  type RegionId,
  type View,
} from '@macher/engine';
import type { Arguments, Say, Wording } from '@macher/words';
import type { CoachKey } from './messages/en.ts';

/** What a kind of decision is for, what it usually costs and what to look at, with the figures of this position. */
export function coachLine(tell: Say<CoachKey>, words: Wording, view: View, choice: Choice): string {
  return tell(keyOf(view, choice.kind), figuresOf(words, view, choice));
}

/** The middle half of what level 3 pays at tables of four, in 60 games of 2019-4 and 14 of 2006-7. */
const USUAL = {
  '2019': { start: [5000, 6000], meetings: [8000, 20_000], poll: [6000, 12_000] },
  older: { start: [2000, 6000], meetings: [6000, 9000], poll: [6000, 17_000] },
} as const;

/** These go another way in the older editions. */
const OTHERWISE = ['bid', 'buy-media', 'meetings', 'poll-bid', 'turn-in'] as const;

function keyOf({ rules }: View, kind: Kind): CoachKey {
  const otherwise = rules.edition === '2019' ? undefined : OTHERWISE.find(each => each === kind);
  return otherwise === undefined ? kind : `${otherwise}.older`;
}

function figuresOf(words: Wording, view: View, choice: Choice): Arguments {
  return { ...common(words, view, choice), ...ownArguments(words, view, choice) };
}

function ownArguments<K extends Kind>(words: Wording, view: View, choice: ChoiceOf<K>): Arguments {
  return OWN[choice.kind]?.(words, view, choice) ?? {};
}

/** The election of this round, how well you agree there, and what things usually cost. */
function common(words: Wording, view: View, { seat }: Choice): Arguments {
  const usual = view.rules.edition === '2019' ? USUAL['2019'] : USUAL.older;
  const [current] = view.regions;
  const between = ([from, to]: readonly [number, number]) => ({
    from: words.money(from),
    to: words.money(to),
  });
  const [start, meetings, poll] = [between(usual.start), between(usual.meetings), between(usual.poll)];
  return {
    current: current === undefined ? '' : words.named.region(current.id),
    agreement: current === undefined ? 0 : agreementOf(view, seat, current.id),
    startFrom: start.from,
    startTo: start.to,
    meetingsFrom: meetings.from,
    meetingsTo: meetings.to,
    pollFrom: poll.from,
    pollTo: poll.to,
  };
}

type Own<K extends Kind> = (words: Wording, view: View, choice: ChoiceOf<K>) => Arguments;

/** What only one kind of decision speaks of. */
const OWN: { readonly [K in Kind]?: Own<K> } = {
  send: (_words, _view, { politicians }) => ({ left: politicians.length }),
  lay: (_words, _view, { politicians }) => ({ left: politicians.length }),
  pay: (words, _view, { politician, cost, money }) => ({
    politician: words.politician(politician),
    cost: words.money(cost),
    money: words.money(money),
  }),
  influence: (words, _view, { region }) => ({ region: words.named.region(region) }),
  'poll-use': (_words, { rules }) => ({ members: rules.quietPoll.base }),
  'turn-in': (words, view, { region }) => ({
    region: words.named.region(region),
    hidden: view.regions.find(({ id }) => id === region)?.hidden.hidden ?? 0,
  }),
  coalition: (words, _view, { region }) => ({ region: words.named.region(region) }),
  answer: (words, view, { region, from, seat, common: shared }) => ({
    region: words.named.region(region),
    shared,
    votes: votesOf(view, seat, region) + votesOf(view, from, region),
  }),
  'poll-lines': (_words, _view, { max }) => ({ max }),
  promote: (_words, _view, { points }) => ({ points }),
  nationalise: (_words, _view, { left }) => ({ left }),
};

function agreementOf(view: View, seat: number, region: RegionId): number {
  const { platform } = at(view.players, seat);
  const found = view.regions.find(({ id }) => id === region);
  return found === undefined ? 0 : agreement(view.rules, platform, found);
}

function votesOf(view: View, seat: number, region: RegionId): number {
  return view.regions.find(({ id }) => id === region)?.votes[seat] ?? 0;
}
