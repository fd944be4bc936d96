import { mandatesFor } from '@macher/engine';
import { fail, mustNotFall, mustRise } from '../consistency.ts';
import { plain } from '../provenance.ts';
import type { Components } from './components.ts';
import { PRINTED_CARD, PRINTED_RISE } from './polls.ts';
import { BRANDENBURG_PRINTED } from './regions.ts';

/** What must hold between the numbers, of the box or of a pack; throws with the path of the first that doesn't fit. */
export function checkConsistency2019(components: Components): void {
  const { regions, trend, mandateSteps, polls, pollBacks, startingBlocks } = plain(components);
  mustRise('/trend', trend);
  mustRise('/mandateSteps', mandateSteps);
  const sizes = Object.values(regions).map(region => region.size);
  const large = sizes.filter(size => size === 'large').length;
  if (large * 2 !== sizes.length)
    fail('/regions', `as many large as small regions, not ${large} of ${sizes.length}`);
  for (const [id, { maximum, mandates }] of Object.entries(regions)) {
    mustNotFall(`/regions/${id}/mandates`, mandates);
    if (mandates.at(-1) !== maximum) fail(`/regions/${id}/mandates`, `must end with the maximum, ${maximum}`);
  }
  const brandenburg = regions['BB']?.mandates ?? [];
  for (const { votes, mandates } of BRANDENBURG_PRINTED) {
    if (mandatesFor(mandateSteps, brandenburg, votes) !== mandates)
      fail('/regions/BB/mandates', `${votes} votes must give ${mandates}: that is printed`);
  }
  checkPolls(polls, pollBacks);
  for (const [id, fields] of Object.entries(startingBlocks)) {
    const count = Object.values(fields).reduce((total, each) => total + each, 0);
    if (count !== 5) fail(`/startingBlocks/${id}`, `five fields, not ${count}`);
  }
}

/** On every card two parties fall and the one on the back rises by 2, and one of them is the card of a printed example. */
function checkPolls(polls: Changes, backs: Readonly<Record<string, string>>): void {
  for (const [id, changes] of Object.entries(polls)) {
    const falls = Object.values(changes).filter(change => change < 0).length;
    if (falls !== 2) fail(`/polls/${id}`, `two parties fall, not ${falls}`);
    const back = backs[id] as string;
    if (changes[back] !== PRINTED_RISE)
      fail(`/polls/${id}/${back}`, `must be ${PRINTED_RISE} with ${back} on the back: that is printed`);
  }
  const { back: owner, party, change } = PRINTED_CARD;
  if (!Object.entries(polls).some(([id, changes]) => backs[id] === owner && changes[party] === change))
    fail('/polls', `one with ${owner} on the back must have ${change} for ${party}: that is printed`);
}

type Changes = Readonly<Record<string, Readonly<Record<string, number>>>>;
