import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesOf } from '@macher/editions';
import { type Choice, choiceAt, EPOCH, type GameRecord, randomOf, sampleAction } from '@macher/engine';
import { KeyboardTable } from '../../packages/cli/src/keyboardTable.ts';
import { main } from '../../packages/cli/src/main.ts';
import { ScriptedTerminal } from './terminal.ts';

export const folder = mkdtempSync(join(tmpdir(), 'macher-play-'));

/** A person who types what might be meant, and something else when that is not taken. */
export function someone(seed: string): (prompt: string) => string {
  const random = randomOf(seed);
  const letters = (count: number): string =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g']
      .sort(() => random(3) - 1)
      .slice(0, count)
      .join(' ');
  const answers = [
    () => '',
    () => '-',
    () => String(1 + random(7)),
    () => letters(1),
    () => letters(2),
    () => letters(3),
    () =>
      ['1', '2', '3', '4', '5', '6', '7']
        .sort(() => random(3) - 1)
        .slice(0, 1 + random(5))
        .join(' '),
    () => `${1 + random(5)}${letters(1)}`,
    () => `${'vwxyz'.charAt(random(5))}${1 + random(3)}`,
    () => `${random(4)} 0 ${random(3)}`,
    () => 'y',
    () => String(4 + random(5)),
  ];
  return () => (answers[random(answers.length)] ?? (() => ''))();
}

interface AtPoll {
  readonly table: KeyboardTable;
  readonly terminal: ScriptedTerminal;
  /** What the file would hold. */
  saved(): GameRecord;
}

/** A game at the first poll that the first seat could only have for money, and has none. */
export async function atPollWithoutMoney(names: readonly [string, string, string]): Promise<AtPoll> {
  const parties = ['cdu', 'spd', 'fdp'];
  const seats = names.map((name, seat) => ({ party: parties[seat] ?? '', name }));
  const records: GameRecord[] = [];
  const deal = {
    epoch: EPOCH,
    rules: rulesOf('2019-4'),
    seats,
    seed: 'broke',
    options: { openMoney: false },
    played: [],
    takebacks: 0,
    undone: [],
  };
  const table = await KeyboardTable.open(deal, record => records.push(record));
  const random = randomOf('broke');
  const mustPay = (choice: Choice): boolean =>
    choice.kind === 'poll-bid' && choice.seat === 0 && (choice.range?.min ?? 0) > 0;
  for (;;) {
    const choice = choiceAt(table.game, table.askedAfter(null));
    if (mustPay(choice)) break;
    await table.decide(sampleAction(table.game.rules, choice, random));
  }
  (table.game.players[0] as { money: number }).money = 0;
  let left = 1;
  const terminal = new ScriptedTerminal(prompt => {
    left -= 1;
    return left === 0 && prompt.startsWith('Now ') ? '' : null;
  });
  return { table, terminal, saved: () => records.at(-1) as GameRecord };
}

export async function play(terminal: ScriptedTerminal, ...argv: string[]): Promise<number> {
  return main(terminal, ['play', ...argv], 'en');
}
