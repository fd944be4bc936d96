import type { GameRecord, Kind } from '@macher/engine';
import type { MessageKey } from './messages/en.ts';
import type { Wording } from './wording.ts';

/** What a check of the seals of a record has found. */
interface SealsFound {
  readonly sealed: number;
  readonly whole: number;
  readonly witnessed: number;
  readonly broken: readonly {
    readonly flaw: 'commitment' | 'other-commitment' | 'other-reveal' | 'missing';
    readonly action: number | null;
  }[];
}

/** Whether sealed decisions are what they were when they were made, and which of them are not. */
export function sealsText(words: Wording, record: Played, found: SealsFound): string[] {
  const lost = found.broken.filter(({ action }) => action === null).length;
  return [
    ...wholeText(words, found),
    ...found.broken.flatMap(({ flaw, action }) =>
      action === null ? [] : words.say(`seals.${flaw}`, decisionIn(words, record, action)),
    ),
    ...(lost === 0 ? [] : [words.say('seals.missing', { lost })]),
  ];
}

type Played = Pick<GameRecord, 'seats' | 'actions'>;

function wholeText({ say }: Wording, { sealed, whole, witnessed, broken }: SealsFound): string[] {
  if (sealed === 0) return [];
  const bare = sealed - whole - broken.filter(({ action }) => action !== null).length;
  if (bare === sealed) return [say('seals.none')];
  return [
    whole === sealed ? say('seals.whole', { sealed }) : say('seals.part', { whole, sealed }),
    ...(bare > 0 ? [say('seals.bare', { bare })] : []),
    ...(witnessed > 0 ? [say('seals.witnessed', { witnessed })] : []),
  ];
}

/** A decision in words, counted from 1 for people. */
function decisionIn(words: Wording, { seats, actions }: Played, place: number) {
  const action = actions[place];
  const party = seats[action?.seat ?? -1]?.party;
  return {
    number: place + 1,
    party: party === undefined ? '?' : words.party(party),
    what: words.say((action === undefined ? undefined : NAMES[action.kind]) ?? 'seals.decision'),
  };
}

const NAMES: Partial<Readonly<Record<Kind, MessageKey>>> = {
  draft: 'seals.draft',
  'first-platform': 'seals.first-platform',
  'keep-policy': 'seals.keep-policy',
  'starting-block': 'seals.starting-block',
  bid: 'seals.bid',
};
