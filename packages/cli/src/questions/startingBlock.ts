import {
  type ActionOf,
  BENEFITS,
  type Benefit,
  type ChoiceOf,
  type RegionId,
  type StartingBlock,
} from '@macher/engine';
import { markOf } from '../terminal/marks.ts';
import type { Asking } from './asking.ts';

/** Asks first for a block of each column, then benefit by benefit for the regions of their fields. */
export async function askBlock(
  asking: Asking,
  { kind, seat, columns, different }: ChoiceOf<'starting-block'>,
): Promise<ActionOf<'starting-block'>> {
  const blocks: StartingBlock[] = [];
  for (const column of columns) blocks.push(await asking.one(column, block => blockText(asking, block)));
  const regions: Record<Benefit, RegionId[]> = { meetings: [], trend: [], media: [], votes: [] };
  for (const benefit of BENEFITS) {
    const count = blocks.reduce((total, block) => total + block.fields[benefit], 0);
    if (count === 0) continue;
    const prompt = asking.voice.say(different ? 'input.block-regions' : 'input.block-regions-any', {
      benefit: nameOf(asking, benefit),
      count,
    });
    regions[benefit] = await asking.pickRegions(count, prompt, different);
  }
  return { kind, seat, blocks: blocks.map(({ id }) => id), ...regions };
}

function blockText(asking: Asking, { id, fields, base }: StartingBlock): string {
  const parts = BENEFITS.filter(benefit => fields[benefit] > 0).map(
    benefit => `${fields[benefit]}× ${nameOf(asking, benefit)}`,
  );
  if (base !== 0) parts.push(asking.voice.words.say('benefit.base', { base }));
  const mark = markOf(asking.view, `/startingBlocks/${id}`, `/preliminary/first/${id}`);
  const name = asking.view.rules.startingColumns.length === 1 ? `${id}${mark}: ` : '';
  return `${name}${parts.join(', ')}${name === '' ? mark : ''}`;
}

function nameOf(asking: Asking, benefit: Benefit): string {
  return asking.voice.words.say(`benefit-name.${benefit}`, { count: asking.view.rules.benefits[benefit] });
}
