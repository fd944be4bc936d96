import type { ActionOf, ChoiceOf } from '@macher/engine';
import { markOf } from '../terminal/marks.ts';
import type { Asking } from './asking.ts';

export async function askPollUse(
  asking: Asking,
  { kind, seat, poll, publishable }: ChoiceOf<'poll-use'>,
): Promise<ActionOf<'poll-use'>> {
  const { words } = asking.voice;
  const mark = markOf(asking.view, `/polls/${poll}`);
  asking.print(`  ${words.poll(asking.view.rules, poll)}${mark}`);
  const quiet = words.say('poll-choice.quiet', { base: asking.view.rules.quietPoll.base });
  const options = publishable ? [words.say('poll-choice.publish'), quiet] : [quiet];
  const index = await asking.pick(options);
  return { kind, seat, publish: publishable && index === 0 };
}

export async function askPollLines(
  asking: Asking,
  { kind, seat, poll, lines, max }: ChoiceOf<'poll-lines'>,
): Promise<ActionOf<'poll-lines'>> {
  const { words } = asking.voice;
  const { rules } = asking.view;
  const mark = markOf(asking.view, `/polls/${poll}`);
  asking.print(`  ${words.poll(rules, poll)}${mark}`);
  asking.print(`  ${words.say('poll-choice.quiet-dice', { dice: rules.quietPoll.dice })}`);
  const changes = rules.polls.find(({ id }) => id === poll)?.changes ?? {};
  const texts = lines.map(party => `${words.party(party)} ${words.signed(changes[party] ?? 0)}`);
  const picked = await asking.pickSome(texts, max, 'input.lines');
  return {
    kind,
    seat,
    parties: picked.length === 0 ? null : lines.filter((_, index) => picked.includes(index)),
  };
}
