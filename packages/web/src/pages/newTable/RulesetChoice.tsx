import { RULESETS, type RulesetId } from '@macher/editions';
import { useId } from 'preact/hooks';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { say } from './words.ts';
import './RulesetChoice.css';

/** The games, each with a sentence what it is. */
export function RulesetChoice({
  value,
  choose,
}: {
  readonly value: RulesetId;
  choose(ruleset: RulesetId): void;
}) {
  const group = useId();
  return (
    <fieldset class="rulesets">
      <legend class="hidden-text">{say('new.ruleset')}</legend>
      {RULESETS.map(id => (
        <label key={id}>
          <input type="radio" name={group} checked={id === value} onChange={() => choose(id)} />
          <b>{rulesetName(id)}</b>
          <span class="soft">{say(`new.about-${id}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
