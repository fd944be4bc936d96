import type { Game } from '@macher/engine';
import { type Position, parseScenario, runScenario, writtenAction, writtenPosition } from '@macher/scenarios';
import { Document, isMap, isScalar, isSeq, type Node, visit } from 'yaml';
import type { Found } from './search.ts';

/** A puzzle as a scenario file: the position, what the others decided since, and what is asked. */
export function scenarioText({ start, steps, question, answers, kind }: Found, name: string): string {
  const { seat, goal } = question;
  const paragraph = start.rules.paragraphs[kind] ?? '';
  const seats = start.players.map(({ party }) => party);
  const other = goal.goal === 'stop' ? { other: seats[goal.other] } : {};
  const file = {
    title: `[${paragraph}] puzzle ${name}`,
    cites: [paragraph],
    position: { ...withPile(start, writtenPosition(start)), seed: name },
    steps: steps.map(action => ({ seat: seats[action.seat], action: writtenAction(action, seats) })),
    puzzle: {
      seat: seats[seat],
      ...goal,
      ...other,
      answers: answers.map(action => writtenAction(action, seats)),
    },
  };
  const document = new Document(file, { aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_key, node) => {
      if (isSmall(node)) node.flow = true;
    },
  });
  const text = document
    .toString({ lineWidth: 0, flowCollectionPadding: true })
    .replace(/^(cites: )\[ (.*) \]$/m, '$1[$2]')
    .replace(/\[ (?![ {])/g, '[')
    .replace(/(?<![ }]) \]/g, ']');
  const differences = runScenario(parseScenario(text));
  if (differences.length > 0) throw new Error(JSON.stringify(differences[0]));
  return text;
}

/** The position with its pile: where steps draw, the cards on it matter. */
function withPile({ policies, polls }: Game, position: Position): Position {
  if (position.phase === 'platforms')
    return { ...position, policies: { ...position.policies, pile: policies.pile.toReversed() } };
  if (position.phase === 'poll-auctions')
    return { ...position, polls: { ...position.polls, pile: polls.pile.toReversed() } };
  return position;
}

/** Whether a node is written on one line: what holds no more than words and figures, or lists of them in an action. */
function isSmall(node: unknown): boolean {
  const isAction = isMap(node) && node.has('kind');
  return depthOf(node) <= (isAction ? 3 : 1);
}

function depthOf(node: unknown): number {
  if (isScalar(node)) return 0;
  if (isMap(node)) return 1 + Math.max(0, ...node.items.map(({ value }) => depthOf(value as Node)));
  return isSeq(node) ? 1 + Math.max(0, ...node.items.map(depthOf)) : 0;
}
