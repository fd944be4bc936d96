import { writtenAction, writtenPosition } from '@macher/scenarios';
import { Document, isMap, isScalar, isSeq, type Node, visit } from 'yaml';
import type { Found } from './search.ts';

/** A puzzle as a scenario file: the position, what the others decided since, and what is asked. */
export function scenarioText({ start, steps, question, answers }: Found, name: string): string {
  const { seat, goal } = question;
  const seats = start.players.map(({ party }) => party);
  const other = goal.goal === 'stop' ? { other: seats[goal.other] } : {};
  const document = new Document({
    title: `puzzle from a game of bots (${name})`,
    position: { ...writtenPosition(start), seed: name },
    steps: steps.map(action => ({ seat: seats[action.seat], action: writtenAction(action, seats) })),
    puzzle: {
      seat: seats[seat],
      ...goal,
      ...other,
      answers: answers.map(action => writtenAction(action, seats)),
    },
  });
  visit(document, {
    Collection: (_key, node) => {
      if (isSmall(node)) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 110, flowCollectionPadding: true });
}

/** Written on one line: what holds no more than small things. */
function isSmall(node: unknown): boolean {
  return depthOf(node) <= 2 && String(node).length < 400;
}

function depthOf(node: unknown): number {
  if (isScalar(node)) return 0;
  if (isMap(node)) return 1 + Math.max(0, ...node.items.map(({ value }) => depthOf(value as Node)));
  return isSeq(node) ? 1 + Math.max(0, ...node.items.map(depthOf)) : 0;
}
