import { type ActionOf, BENEFITS, type Benefit, type ChoiceOf, type RegionId } from '@macher/engine';
import type { Asking } from './asking.ts';

/** First the block, then benefit by benefit the regions for its fields. */
export async function askBlock(
  asking: Asking,
  { kind, seat, blocks }: ChoiceOf<'starting-block'>,
): Promise<ActionOf<'starting-block'>> {
  const block = await asking.one(blocks, ({ id, fields }) => {
    const parts = BENEFITS.filter(benefit => fields[benefit] > 0);
    return `${id}: ${parts.map(benefit => `${fields[benefit]}× ${nameOf(asking, benefit)}`).join(', ')}`;
  });
  const regions: Record<Benefit, RegionId[]> = { meetings: [], trend: [], media: [], votes: [] };
  for (const benefit of BENEFITS) {
    const count = block.fields[benefit];
    if (count === 0) continue;
    const prompt = asking.voice.say('input.block-regions', { benefit: nameOf(asking, benefit), count });
    regions[benefit] = await asking.pickRegions(count, prompt);
  }
  return { kind, seat, block: block.id, ...regions };
}

function nameOf(asking: Asking, benefit: Benefit): string {
  return asking.voice.words.say(`benefit-name.${benefit}`, { count: asking.view.rules.benefits[benefit] });
}
