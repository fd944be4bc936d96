import { RULESETS, rulesOf } from '@macher/editions';
import { type Card, newGame, type View, view } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { askChoice } from '../../packages/cli/src/questions/askers.ts';
import { Asking } from '../../packages/cli/src/questions/asking.ts';
import { Board, regionLetter } from '../../packages/cli/src/terminal/board.ts';
import { voiceIn } from '../../packages/cli/src/words.ts';
import { ScriptedTerminal } from './terminal.ts';

describe('macher play', () => {
  it('a region keeps its letter, also between its election and the end of the round', () => {
    const game = newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'letters' });
    const { regions } = view(game, 0);
    const elections = [{ region: regions[0]?.id }] as unknown as View['elections'];
    const letters = (list: View['regions'], held: View['elections']): string =>
      list.map((_, index) => regionLetter({ regions: list, elections: held }, index)).join('');
    expect(letters(regions, [])).toBe('abcd');
    expect(letters(regions, elections)).toBe('abcd');
    expect(letters(regions.slice(1), elections)).toBe('bcd');
  });

  it('the board marks media control, and a tie not', () => {
    const terminal = new ScriptedTerminal();
    const game = newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'control' });
    for (const [index, media] of [
      [0, 2, 1],
      [1, 1, 0],
    ].entries())
      game.regions[index]?.media.splice(0, 3, ...media);
    const shown = new Board(terminal, voiceIn('en')).draw(view(game, 0)).join('\n');
    expect(shown.match(/⚑/g)).toHaveLength(1);
    expect(shown).toMatch(/SPD .*⚑2/);
  });

  it('Enter alone passes nothing: a dash does', async () => {
    const answers = ['', '-', '', '–', '', '4'];
    let asked = 0;
    const terminal = new ScriptedTerminal(() => {
      asked += 1;
      return answers.shift() ?? null;
    });
    const seen = view(newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'dash' }), 0);
    const asking = new Asking(terminal, voiceIn('en'), seen);
    const range = { min: 0, max: 9000, step: 1000 };
    expect(await asking.amountOrPass(range)).toBeNull();
    expect(await asking.regionOrNone([])).toBeNull();
    expect(await asking.amountOrPass(range)).toBe(4000);
    expect(asked).toBe(6);
    expect(terminal.text).not.toContain(voiceIn('en').say('play.invalid'));
  });

  it('of one thing there is nothing to choose: it is shown, and Enter goes on', async () => {
    const terminal = new ScriptedTerminal(() => '');
    const seen = view(newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'one' }), 0);
    const asking = new Asking(terminal, voiceIn('en'), seen);
    expect(await asking.one(['the only one'], text => text)).toBe('the only one');
    expect(terminal.text).toContain('the only one');
  });

  it('an opinion tells whose platforms it matches, and of equal cards one is offered', async () => {
    const answers = ['1', '1', ''];
    const terminal = new ScriptedTerminal(() => answers.shift() ?? null);
    const game = newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'marks' });
    for (const [seat, platform] of [['welfare+'], ['welfare-'], ['education+']].entries())
      game.players[seat]?.platform.splice(0, Number.POSITIVE_INFINITY, ...(platform as Card[]));
    const asking = new Asking(terminal, voiceIn('en'), view(game, 0));
    const exchanges = [{ out: 'welfare+', in: ['education+', 'education-'] }] as const;
    const action = await askChoice(asking, {
      kind: 'influence',
      seat: 0,
      region: 'HH',
      by: 'media',
      exchanges,
    });
    expect(action).toMatchObject({ exchange: { out: 'welfare+', in: 'education+' } });
    expect(terminal.text).toMatch(/1 {2}Welfare state.\+ {2}\(CDU\/CSU \+, SPD −\)/);
    expect(terminal.text).toMatch(/2 {2}Education.− {2}\(FDP −\)/);
    const cards = ['welfare-', 'welfare-'] as const;
    const kept = await askChoice(asking, { kind: 'keep-policy', seat: 0, cards });
    expect(kept).toMatchObject({ card: 'welfare-' });
    expect(terminal.text).toMatch(/1 {2}Welfare state.− .*×2/);
    expect(answers).toEqual([]);
  });

  it('a politician keeps its number when others have gone, and a number that has gone means nobody', async () => {
    const answers = ['1a', '4a', ''];
    const terminal = new ScriptedTerminal(() => answers.shift() ?? null);
    const seen = view(newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'gone' }), 0);
    const all = seen.rules.politicians.map(({ id }) => id);
    const politicians = all.filter((_, index) => index === 1 || index === 3);
    const asking = new Asking(terminal, voiceIn('en'), seen);
    const choice = { kind: 'lay', seat: 0, politicians, regions: [] } as const;
    const region = seen.regions[0]?.id;
    expect(await askChoice(asking, choice)).toMatchObject({ card: { politician: all[3], region } });
    expect(terminal.text).toContain(voiceIn('en').say('play.invalid'));
    expect(terminal.text.match(/^ {2}\d {2}/gm)).toEqual(['  2  ', '  4  ']);
  });

  it('numbers of politicians and letters of a platform are one key each in every game', () => {
    for (const ruleset of RULESETS) {
      const { politicians, platformSize } = rulesOf(ruleset);
      expect(politicians.length).toBeLessThan(10);
      expect(platformSize).toBe('vwxyz'.length);
    }
  });

  it('policies of the platform have letters that no region has', async () => {
    const answers = ['b1', 'w1'];
    const terminal = new ScriptedTerminal(() => answers.shift() ?? null);
    const seen = view(newGame(rulesOf('2006-7'), { parties: ['cdu', 'spd', 'fdp'], seed: 'swap' }), 0);
    const asking = new Asking(terminal, voiceIn('en'), seen);
    const platform = ['welfare+', 'education+'] as const;
    const action = await askChoice(asking, { kind: 'swap', seat: 0, platform, hand: ['genetics-'] });
    expect(action).toMatchObject({ swap: { out: 'education+', in: 'genetics-' } });
    expect(terminal.text).toContain(voiceIn('en').say('play.invalid'));
  });

  it('says what a politician cannot do now', async () => {
    const terminal = new ScriptedTerminal(() => '-');
    const seen = view(newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'not' }), 0);
    const asking = new Asking(terminal, voiceIn('en'), seen);
    const able = seen.rules.politicians.find(({ secondary }) =>
      ['platform', 'key-issue'].every(name => secondary.some(({ deed }) => deed === name)),
    );
    expect(able).toBeDefined();
    const choice = {
      kind: 'act',
      seat: 0,
      region: 'HH',
      politician: able?.id ?? '',
      part: 'secondary',
    } as const;
    await askChoice(asking, { ...choice, deeds: [{ deed: 'place-key-issue', opinions: ['welfare+'] }] });
    expect(terminal.text).toMatch(/Not possible now: platform/);
    expect(terminal.text).not.toMatch(/Not possible now: .*key issue/);
  });

  it('the draft tells which cards bring no new issue', async () => {
    const terminal = new ScriptedTerminal(() => '2');
    const seen = view(newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'draft' }), 0);
    const frames = seen.frames.map(frame =>
      frame.phase === 'draft' ? { ...frame, kept: ['welfare+' as Card] } : frame,
    );
    const asking = new Asking(terminal, voiceIn('en'), { ...seen, frames });
    const cards = ['welfare-', 'education+'] as const;
    expect(await askChoice(asking, { kind: 'draft', seat: 0, cards })).toMatchObject({ card: 'education+' });
    expect(terminal.text).toMatch(/1 {2}Welfare state.− .*· issue you have/);
    expect(terminal.text).not.toMatch(/2 {2}Education.*issue you have/);
  });
});
