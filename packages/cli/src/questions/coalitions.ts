import type { ActionOf, ChoiceOf } from '@macher/engine';
import { partyAt } from '@macher/words';
import type { Asking } from './asking.ts';

export async function askCoalition(
  asking: Asking,
  { kind, seat, partners }: ChoiceOf<'coalition'>,
): Promise<ActionOf<'coalition'>> {
  const { words } = asking.voice;
  const partner = await asking.oneOrNone(
    partners,
    ({ seat: other, common, force }) =>
      words.say(force ? 'partner-choice.force' : 'partner-choice.ask', {
        party: partyAt(words, asking.subject, other),
        common,
      }),
    'input.pick-or-pass',
  );
  return { kind, seat, partner: partner === null ? null : partner.seat };
}

export async function askAnswer(
  asking: Asking,
  { kind, seat }: ChoiceOf<'answer'>,
): Promise<ActionOf<'answer'>> {
  return { kind, seat, accept: await asking.yes() };
}
