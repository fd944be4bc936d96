import type { Kind, PhaseName, Rules } from '@macher/engine';
import { type Teller, toldAs } from '@macher/words';
import type { BookKey } from '@macher/words/book';
import { isParagraph, PARAGRAPHS, type ParagraphId, paragraphOfPhase } from '@macher/words/rulebook';
import type { IconName } from '../../kit/ui/signs/icons.ts';

/** A phase that has a chapter of its own, with all paragraphs about it. */
export interface BookPhase {
  readonly phase: PhaseName;
  /** The number in a round; null: it comes before the first or after the last one. */
  readonly number: string | null;
  readonly paragraphs: readonly ParagraphId[];
}

/** Every phase of a game in its order. Phases that share a paragraph share a chapter. */
export function bookPhases(rules: Rules): BookPhase[] {
  const all = [...rules.setup, ...roundPhases(rules), 'final-scoring' as const];
  const told = new Set<ParagraphId>();
  return all.flatMap(phase => {
    const paragraphs = paragraphsAbout(rules, phase).filter(id => !told.has(id));
    for (const id of paragraphs) told.add(id);
    return paragraphs.length === 0 ? [] : [{ phase, number: numberIn(rules, phase), paragraphs }];
  });
}

/** The phases of a whole round; what only some rounds have comes where it stands in them. */
export function roundPhases({ rounds }: Rules): PhaseName[] {
  const [first] = rounds;
  const later = rounds.flatMap(({ phases }) => phases).filter(phase => phase !== 'final-scoring');
  return [...new Set([...(first?.phases ?? []), ...later])];
}

/** The number as the edition has it, where it has one; else the place in the round. */
function numberIn(rules: Rules, phase: PhaseName): string | null {
  const place = roundPhases(rules).indexOf(phase);
  if (place < 0) return null;
  return /phase (\d+[a-z]?)/.exec(paragraphOfPhase(rules, phase))?.[1] ?? String(place + 1);
}

/** The paragraphs about a phase: `2019 §2 phase 8.2` and `8.3` are about one. */
function paragraphsAbout(rules: Rules, phase: PhaseName): ParagraphId[] {
  const own = paragraphOfPhase(rules, phase);
  const asked = (ASKED[phase] ?? []).map(kind => rules.paragraphs[kind] ?? '').filter(isParagraph);
  if (!own.includes('phase')) return [...new Set([own, ...asked])];
  const stem = own.replace(/\.\d+$/, '');
  return PARAGRAPHS.filter(id => id === stem || id.startsWith(`${stem}.`));
}

/** What a phase is for. */
export function purposeOf(rules: Rules, phase: PhaseName): BookKey {
  const otherwise = OTHERWISE[toldAs(rules)].find(each => each === phase);
  return otherwise === undefined ? `why.${phase}` : `why-older.${otherwise}`;
}

/** Phases that an edition has for another reason: markers of the media score by control in 2019, by a win before. */
const OTHERWISE: Readonly<Record<Teller, readonly 'media-shares'[]>> = {
  '2019': [],
  '2006': ['media-shares'],
};

/** Decisions whose paragraph is not that of their phase in every edition; null: all have its own. */
const ASKED: Readonly<Record<PhaseName, readonly Kind[] | null>> = {
  draft: null,
  'first-platform': null,
  'starting-blocks': null,
  'start-player': null,
  platforms: null,
  'media-shares': null,
  meetings: null,
  'send-politicians': null,
  'politicians-act': null,
  'politicians-resolve': ['resolve'],
  coalitions: null,
  'media-influence': null,
  'poll-auctions': null,
  votes: null,
  'last-count': null,
  election: null,
  spoils: ['promote', 'nationalise'],
  'base-gain': null,
  'pay-out': null,
  donations: null,
  'next-round': null,
  'final-scoring': null,
};

export const PHASE_ICONS: Readonly<Record<PhaseName, IconName>> = {
  draft: 'copy',
  'first-platform': 'copy',
  'starting-blocks': 'plus',
  'start-player': 'flag',
  platforms: 'copy',
  'media-shares': 'media',
  meetings: 'meeting',
  'send-politicians': 'person',
  'politicians-act': 'talk',
  'politicians-resolve': 'talk',
  coalitions: 'phone',
  'media-influence': 'eye',
  'poll-auctions': 'chart',
  votes: 'ballot',
  'last-count': 'ballot',
  election: 'ballot',
  spoils: 'map',
  'base-gain': 'base',
  'pay-out': 'money',
  donations: 'donation',
  'next-round': 'repeat',
  'final-scoring': 'points',
};
