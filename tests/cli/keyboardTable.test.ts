import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOTS_HERE, ROSTER } from '@macher/bots';
import { rulesOf } from '@macher/editions';
import {
  choiceAt,
  deciders,
  EPOCH,
  type GameRecord,
  randomOf,
  replay,
  type Seat,
  sampleAction,
} from '@macher/engine';
import { eventsIn } from '@macher/protocol';
import { describe, expect, it } from 'vitest';
import { type Deal, KeyboardTable } from '../../packages/cli/src/keyboardTable.ts';
import { main } from '../../packages/cli/src/main.ts';
import { Play } from '../../packages/cli/src/playing.ts';
import { voiceIn } from '../../packages/cli/src/words.ts';
import { ScriptedTerminal } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'macher-keyboard-'));

function dealFor(...names: string[]): Deal {
  const parties = ['cdu', 'spd', 'fdp'];
  const seats = names.map((name, seat) => ({ party: parties[seat] ?? '', name }));
  return {
    epoch: EPOCH,
    rules: rulesOf('2019-4'),
    seats,
    seed: 'keyboard',
    options: { openMoney: false },
    played: [],
    takebacks: 0,
    undone: [],
  };
}

/** Random decisions of the people until something is so. */
async function playUntil(table: KeyboardTable, isSo: () => boolean): Promise<void> {
  const random = randomOf('people');
  while (!isSo()) await decide(table, random);
}

async function decide(table: KeyboardTable, random = randomOf('once')): Promise<Seat> {
  const seat = table.askedAfter(null);
  await table.decide(sampleAction(table.game.rules, choiceAt(table.game, seat), random));
  return seat;
}

describe('a table at one keyboard', () => {
  it('keeps the game with every decision, of people and of bots', async () => {
    const kept: GameRecord[] = [];
    const table = await KeyboardTable.open(dealFor('Anna', 'bot 1 (2)', 'bot 1 (3)'), record =>
      kept.push(record),
    );
    await playUntil(table, () => table.game.round === 1 || table.isOver);
    expect(kept.map(({ actions }) => actions.length)).toEqual(kept.map((_, index) => index));
    const last = kept.at(-1) as GameRecord;
    expect(last.seats.map(({ name }) => name)).toEqual(['Anna', 'bot 1 (2)', 'bot 1 (3)']);
    expect(replay(table.game.rules, last)).toEqual(table.game);
    await table.close();
  });

  it('asks a person when the sealed decisions of all bots are in', async () => {
    const table = await KeyboardTable.open(dealFor('Anna', 'bot 1 (2)', 'bot 1 (3)'), () => {});
    expect(deciders(table.game)).toEqual([0]);
    await table.close();
  });

  it('takes back as any table does: the player’s own last decision, together with what it told the others', async () => {
    const table = await KeyboardTable.open(dealFor('Anna', 'Bernd', 'Carla'), () => {});
    const first = await decide(table);
    const other = table.askedAfter(first);
    expect(other).not.toBe(first);
    expect(await table.undo(other)).toBe(false);
    expect(table.game.version).toBe(1);
    expect(await table.undo(first)).toBe(true);
    expect(table.game.version).toBe(0);
    expect(table.log(other).filter(({ what }) => what.kind === 'acted')).toEqual([]);
    await table.close();
  });

  it('against bots goes back over what they decided and showed, and the record says so, also when it goes on', async () => {
    const kept: GameRecord[] = [];
    const deal = dealFor('Anna', 'bot 1 (2)', 'bot 1 (3)');
    const table = await KeyboardTable.open(deal, record => kept.push(record));
    await playUntil(table, () => table.game.round === 1 && table.game.step > 3);
    const { version } = table.game;
    expect(await table.undo(0)).toBe(true);
    expect(table.game.version).toBeLessThan(version);
    expect(deciders(table.game)).toEqual([0]);
    expect(kept.at(-1)?.takebacks).toBe(1);
    await table.close();
    const { actions: played = [], takebacks = 0 } = kept.at(-1) ?? {};
    const again = await KeyboardTable.open({ ...deal, played, takebacks }, record => kept.push(record));
    expect(kept.at(-1)?.takebacks).toBe(1);
    await again.close();
  });

  it('tells each person what their own seat may know, once', async () => {
    const table = await KeyboardTable.open(dealFor('Anna', 'Bernd', 'Carla'), () => {});
    await playUntil(table, () => table.game.round === 1);
    const drawn = (seat: Seat): unknown[] =>
      table.news(seat).flatMap(news => eventsIn(news).filter(({ event }) => event === 'policies-drawn'));
    const heard = drawn(2);
    expect(heard.length).toBeGreaterThan(2);
    for (const seat of [0, 1])
      for (const event of drawn(seat)) expect(event).toMatchObject({ cards: expectedFor(event, seat) });
    expect(table.news(0)).toEqual([]);
    expect(table.log(0).length).toBeGreaterThan(3);
    await table.close();
  });

  it('goes on with a saved game, and does not tell its beginning again', async () => {
    const kept: GameRecord[] = [];
    const deal = dealFor('Anna', 'bot 1 (2)', 'bot 1 (3)');
    const table = await KeyboardTable.open(deal, record => kept.push(record));
    await playUntil(table, () => table.game.round === 1);
    await table.close();
    const played = kept.at(-1)?.actions ?? [];
    const again = await KeyboardTable.open({ ...deal, played }, () => {});
    expect(again.game).toEqual(table.game);
    expect(again.news(0)).toEqual([]);
    expect(await again.undo(0)).toBe(false);
    await again.close();
  });

  it('that can’t save the game says so, whether a bot or a person has decided', async () => {
    let left = 2;
    const full = (): void => {
      left -= 1;
      if (left < 0) throw new Error('disk full');
    };
    await expect(KeyboardTable.open(dealFor('Anna', 'bot 1 (2)', 'bot 1 (3)'), full)).rejects.toThrow(
      'disk full',
    );
    left = 1;
    const table = await KeyboardTable.open(dealFor('Anna', 'Bernd', 'Carla'), full);
    await expect(decide(table)).rejects.toThrow('disk full');
    expect(table.game.version).toBe(0);
    await table.close();
    const terminal = new ScriptedTerminal(() => null);
    expect(await main(terminal, ['play', '--players', '3', '--save', '/dev/null/no.json'], 'en')).toBe(1);
    expect(terminal.errors).toContain('/dev/null/no.json');
  });

  it('tells people when a broken bot was replaced', async () => {
    const bots = {
      ...ROSTER,
      decide: (bot: string, ...question: [never, never, string]) =>
        bot === '3' ? Promise.reject(new Error('broken')) : BOTS_HERE.decide(bot, ...question),
    };
    const table = await KeyboardTable.open(dealFor('Anna', 'bot 3 (2)', 'bot 2 (3)'), () => {}, bots);
    const terminal = new ScriptedTerminal(() => null);
    await new Play(terminal, voiceIn('en'), table, join(folder, 'broken.json')).run();
    expect(terminal.text).toContain('Bot 3 (SPD) had a fault: bot 1 decided instead.');
    expect(terminal.text).not.toContain('Bot 2');
    await table.close();
  });
});

/** Cards that were drawn are for who drew them. */
function expectedFor(event: unknown, seat: Seat): unknown {
  const { seat: drawer } = event as { seat: Seat };
  return drawer === seat ? expect.any(Array) : null;
}
