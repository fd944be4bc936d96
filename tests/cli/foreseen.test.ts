import { rulesOf } from '@macher/editions';
import { type Action, type Card, type Frame, type Game, newGame, view } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { foreseenLines } from '../../packages/cli/src/questions/foreseen.ts';
import { voiceIn } from '../../packages/cli/src/words.ts';

describe('the terminal shows what a decision would change before it is confirmed', () => {
  const platform: Card[] = ['welfare+', 'education-'];

  /** All have the same platform, and one region these opinions; seat 0 is asked in this phase. */
  function amid(frame: Frame): Game {
    const game = newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'preview' });
    const [region] = game.regions;
    region?.open.splice(0, region.open.length, 'welfare+', 'education+', 'genetics-');
    for (const player of game.players) player.platform.splice(0, player.platform.length, ...platform);
    game.players[0]?.hand.splice(0, 5, 'education+');
    game.frames.splice(0, 1, frame);
    return game;
  }

  function linesFor(frame: Frame, action: Action): string {
    return foreseenLines(voiceIn('en'), view(amid(frame), 0), action).join('\n');
  }

  it('the platform and where agreement changes', () => {
    const frame: Frame = { phase: 'platform-turn', seat: 0, step: 'exchange', owed: 0 };
    const text = linesFor(frame, {
      kind: 'exchange',
      seat: 0,
      out: ['education-'],
      in: ['education+'],
      keep: ['education-'],
    });
    expect(text).toMatch(/^Your platform would be .*Welfare.*Education/);
    expect(text).toMatch(/Match: a 0 → \+2[,.]/);
  });

  it('whose agreement changes with an opinion', () => {
    const game = amid({ phase: 'media-influence', region: 0 });
    const exchange = { out: 'welfare+', in: 'transport+' } as const;
    const [region] = game.regions;
    if (region !== undefined) region.media[0] = 3;
    game.opinions.board.push('transport+');
    const text = foreseenLines(voiceIn('en'), view(game, 0), { kind: 'influence', seat: 0, exchange });
    expect(text).toEqual(['Match: CDU/CSU 0 → −1, SPD 0 → −1, FDP 0 → −1.']);
  });

  it('what meetings cost and could bring', () => {
    const game = amid({ phase: 'meetings', turn: 0 });
    game.start = 0;
    const buy = [{ region: game.regions[0]?.id ?? '', count: 2 }];
    const text = foreseenLines(voiceIn('en'), view(game, 0), { kind: 'meetings', seat: 0, buy }).join('\n');
    expect(text).toMatch(/^Cost .*, .* left\.$/m);
    expect(text).toMatch(/^Votes if all meetings were turned in: a 0 → \d+\.$/m);
  });

  it('nothing where nothing changes', () => {
    expect(linesFor({ phase: 'meetings', turn: 0 }, { kind: 'meetings', seat: 0, buy: [] })).toBe('');
  });
});
