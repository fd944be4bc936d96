import { alone } from './alone.ts';
import { BETWEEN } from './between.ts';
import { doors } from './doors.ts';
import { playGame } from './game.ts';
import type { Recorder } from './recorder.ts';

const { mistakes, talk, deals, undo, goBack, pace, hint, away, reload, plan } = BETWEEN;

/** Every evening that `npm run tool -- wire` keeps, by its name. */
export const EVENINGS: Readonly<Record<string, (at: Recorder) => Promise<unknown>>> = {
  doors,
  alone,
  '2019-4': at =>
    playGame(at, {
      record: '2019-4-4p-random',
      between: {
        ...{ 2: undo, 9: mistakes, 14: talk, 20: deals, 27: undo, 33: goBack, 40: pace, 47: hint, 55: away },
        ...{ 63: reload, 71: plan, 72: plan, 75: plan, 90: undo, 120: undo, 130: plan, 131: plan, 150: undo },
        ...{ 170: hint, 180: undo, 200: goBack },
      },
    }),
  '2019-7': at =>
    playGame(at, {
      record: '2019-7-4p',
      between: {
        1: undo,
        7: undo,
        30: goBack,
        60: undo,
        100: reload,
        150: plan,
        151: plan,
        200: undo,
        260: deals,
        300: undo,
      },
    }),
  '2006-7': at =>
    playGame(at, {
      record: '2006-7-4p-random',
      between: {
        1: undo,
        12: undo,
        30: goBack,
        70: undo,
        110: plan,
        111: plan,
        170: undo,
        220: hint,
        300: undo,
      },
    }),
  '2006-5': at =>
    playGame(at, {
      record: '2006-5-4p',
      between: { 3: undo, 40: goBack, 90: undo, 120: hint, 160: away, 200: undo },
    }),
  '1997-7': at =>
    playGame(at, {
      record: '1997-7-4p-random',
      between: {
        1: undo,
        15: undo,
        35: goBack,
        80: undo,
        125: plan,
        126: plan,
        190: undo,
        240: talk,
        310: undo,
      },
    }),
};
