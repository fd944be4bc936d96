import { openedRule } from '../shown/openedRule.ts';
import { RuleDialog } from './RuleDialog.tsx';

/** RuleHost is where the paragraph of a touched card comes up. */
export function RuleHost() {
  const paragraph = openedRule.value;
  return paragraph === null ? null : (
    <RuleDialog
      paragraph={paragraph}
      close={() => {
        openedRule.value = null;
      }}
    />
  );
}
