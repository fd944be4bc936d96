import { deciders, randomOf, type Seat } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { gameBefore } from '../../packages/table/src/gameAt.ts';
import { undoFor } from '../../packages/table/src/undo.ts';
import { ANNA, BERND, CARLA, Paper, PEOPLE, UNDO } from './world.ts';

describe('the position before a decision', () => {
  it.each(['2019-4', '2006-7'] as const)(
    'is the one that the log leads to, also when decisions before it were taken back: %s',
    ruleset => {
      const random = randomOf('positions');
      const paper = new Paper({ ruleset }).seat(ANNA, BERND, CARLA);
      let takenBack = 0;
      while (paper.game.version < 40) {
        const seats = deciders(paper.game);
        const seat = seats[random(seats.length)] as Seat;
        paper.act(seat);
        const { version } = paper.game;
        const isLedTo = () =>
          expect(gameBefore(paper.table, version)).toEqual(gameBefore(paper.replayed, version));
        isLedTo();
        undoFor(paper.table, seat);
        isLedTo();
        if (random(3) === 0) takenBack += Number(paper.ask(PEOPLE[random(3)] ?? ANNA, UNDO).ok);
      }
      expect(takenBack).toBeGreaterThan(0);
    },
  );
});
