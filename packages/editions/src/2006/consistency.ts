import { fail, mustNotFall, mustRise } from '../consistency.ts';
import { plain } from '../provenance.ts';
import type { Components } from './components.ts';

/** What must hold between the numbers, of the box or of a pack. */
export function checkConsistency2006(components: Components): void {
  const { regions, mandateSteps, polls, politicians, donations, moneyStep, die } = plain(components);
  for (const [id, { cost }] of Object.entries(politicians)) {
    if (cost % moneyStep !== 0) fail(`/politicians/${id}/cost`, `must be a multiple of ${moneyStep}`);
  }
  const amounts = donations.map(({ amount }) => amount);
  mustRise('/donations', amounts);
  if (amounts.some(amount => amount % moneyStep !== 0))
    fail('/donations', `must be multiples of ${moneyStep}`);
  mustNotFall('/die', die);
  // Players who rolled the same would roll the same again.
  if (die.every(face => face === die[0])) fail('/die', 'two faces must differ');
  mustRise('/mandateSteps', mandateSteps);
  for (const [id, { maximum, mandates }] of Object.entries(regions)) {
    mustNotFall(`/regions/${id}/mandates`, mandates);
    if (mandates.at(-1) !== maximum) fail(`/regions/${id}/mandates`, `must end with the maximum, ${maximum}`);
  }
  for (const [id, changes] of Object.entries(polls)) {
    if (Object.values(changes).every(change => change === 0)) fail(`/polls/${id}`, 'some party must move');
  }
}
