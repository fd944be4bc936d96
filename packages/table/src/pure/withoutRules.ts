import type { View } from '@macher/engine';
import type { SeenView } from '@macher/protocol';

export function withoutRules({ rules: _sentOnce, ...seen }: View): SeenView {
  return seen;
}
