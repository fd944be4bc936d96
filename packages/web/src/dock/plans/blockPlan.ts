// 2019 §1.9; 2006 §6.1: fields of starting blocks and their regions
import {
  BENEFITS,
  type Benefit,
  type BlockId,
  type ChoiceOf,
  type RegionId,
  type RegionView,
  type StartingBlock,
  type View,
} from '@macher/engine';
import { withMedia, withMeetings, withTrend, withVotes } from './changes.ts';
import { withPlayer, withRegion } from './preview.ts';

type BlockChoice = ChoiceOf<'starting-block'>;

/** One block of each column or not yet; for each benefit the regions of its fields. */
export interface BlockPlan extends Readonly<Record<Benefit, readonly RegionId[]>> {
  readonly blocks: readonly (BlockId | null)[];
}

/** What the boards would look like if the others took nothing. */
export function withBlocks(view: View, choice: BlockChoice, plan: BlockPlan): View {
  const { rules } = view;
  const { seat } = choice;
  const benefits: readonly [Benefit, (region: RegionView) => RegionView][] = [
    ['meetings', region => withMeetings(region, seat, rules.benefits.meetings)],
    ['trend', region => withTrend(rules, region, seat, rules.benefits.trend)],
    ['media', region => withMedia(region, seat, 1)],
    ['votes', region => withVotes(rules, region, seat, rules.benefits.votes)],
  ];
  const first = withPlayer(view, seat, player => ({ ...player, base: player.base + baseIn(choice, plan) }));
  return benefits.reduce(
    (seen, [benefit, change]) => plan[benefit].reduce((each, id) => withRegion(each, id, change), seen),
    first,
  );
}

/** `count` fields of a benefit in this region; when there are too many, the one placed longest ago makes way. */
export function placed(
  choice: BlockChoice,
  plan: BlockPlan,
  benefit: Benefit,
  region: RegionId,
  count: number,
): BlockPlan {
  const elsewhere = plan[benefit].filter(id => id !== region);
  const all = [...elsewhere, ...new Array<RegionId>(count).fill(region)];
  const tooMany = Math.max(0, all.length - fieldsIn(choice, plan, benefit));
  return { ...plan, [benefit]: all.slice(tooMany) };
}

/** Another block may have fewer fields. */
export function fitted(choice: BlockChoice, plan: BlockPlan): BlockPlan {
  const fits = (benefit: Benefit): readonly RegionId[] =>
    plan[benefit].slice(0, fieldsIn(choice, plan, benefit));
  return {
    blocks: plan.blocks,
    meetings: fits('meetings'),
    trend: fits('trend'),
    media: fits('media'),
    votes: fits('votes'),
  };
}

export function countIn(plan: BlockPlan, benefit: Benefit, region: RegionId): number {
  return plan[benefit].filter(id => id === region).length;
}

function takenIn({ columns }: BlockChoice, { blocks }: BlockPlan): readonly StartingBlock[] {
  return columns.flatMap((column, at) => column.filter(({ id }) => id === blocks[at]));
}

export function fieldsIn(choice: BlockChoice, plan: BlockPlan, benefit: Benefit): number {
  return takenIn(choice, plan).reduce((sum, { fields }) => sum + fields[benefit], 0);
}

export function baseIn(choice: BlockChoice, plan: BlockPlan): number {
  return takenIn(choice, plan).reduce((sum, { base }) => sum + base, 0);
}

/** The most fields of a benefit that any blocks could bring. */
export function mostOf({ columns }: BlockChoice, benefit: Benefit): number {
  return columns.reduce((sum, blocks) => sum + Math.max(...blocks.map(({ fields }) => fields[benefit])), 0);
}

export function missingIn(choice: BlockChoice, plan: BlockPlan): number {
  return BENEFITS.reduce((sum, each) => sum + fieldsIn(choice, plan, each) - plan[each].length, 0);
}
