// 2019 §1.9; 2006 §6.1: fields of starting blocks and their regions
import {
  type ActionOf,
  BENEFITS,
  type Benefit,
  type BlockId,
  type ChoiceOf,
  type RegionId,
  type Seat,
  type StartingBlock,
} from '@macher/engine';

type BlockChoice = ChoiceOf<'starting-block'>;

/** BlockPlan has one block of each column or not yet; for each benefit the regions of its fields. */
export interface BlockPlan extends Readonly<Record<Benefit, readonly RegionId[]>> {
  readonly blocks: readonly (BlockId | null)[];
}

/** The action as far as it is planned: what is missing is just not there yet. */
export function actionSoFar(seat: Seat, plan: BlockPlan): ActionOf<'starting-block'> {
  const { meetings, trend, media, votes } = plan;
  const blocks = plan.blocks.filter(block => block !== null);
  return { kind: 'starting-block', seat, blocks, meetings, trend, media, votes };
}

export function isComplete(choice: BlockChoice, plan: BlockPlan): boolean {
  return !plan.blocks.includes(null) && missingIn(choice, plan) === 0;
}

/**
 * The plan with `count` fields of a benefit in this region; when there are too many, the one placed longest ago makes
 * way.
 */
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

/** The plan fitted to a block: another one may have fewer fields. */
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

/** The most fields of a benefit that any blocks could bring. */
export function mostOf({ columns }: BlockChoice, benefit: Benefit): number {
  return columns.reduce((sum, blocks) => sum + Math.max(...blocks.map(({ fields }) => fields[benefit])), 0);
}

export function missingIn(choice: BlockChoice, plan: BlockPlan): number {
  return BENEFITS.reduce((sum, each) => sum + fieldsIn(choice, plan, each) - plan[each].length, 0);
}
