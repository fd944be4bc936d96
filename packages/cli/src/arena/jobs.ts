import {
  type Evaluation,
  type Lesson,
  marginIn,
  pointsIn,
  type Sample,
  sampleGames,
  type Trial,
} from '@macher/bots/tuning';
import { playBlock, playGame } from './games.ts';

/**
 * What workers can do, by name. A job is given what all its items have in common, one item, and somebody to tell
 * what cannot wait for the result. Everything in and out is plain data.
 */
export const JOBS = {
  block: playBlock,
  game: playGame,
  /** For tuning weights: a candidate among incumbents. */
  trial: (_given: null, { number, trial }: NumberedTrial, _tell: Silent) => ({
    number,
    margin: marginIn(trial),
  }),
  /** For fitting the evaluation: sums over the positions of games. */
  sample: (evaluation: Evaluation | null, item: Sample, _tell: Silent) => ({
    item,
    moments: sampleGames(item, evaluation),
  }),
  /** For school: who made how many points. */
  lesson: (_given: null, { number, lesson }: NumberedLesson, _tell: Silent) => ({
    number,
    points: pointsIn(lesson),
  }),
};

interface NumberedTrial {
  readonly number: number;
  readonly trial: Trial;
}

interface NumberedLesson {
  readonly number: number;
  readonly lesson: Lesson;
}

type Silent = (note: never) => void;

export type JobName = keyof typeof JOBS;
type Job<N extends JobName> = (typeof JOBS)[N];

export type Given<N extends JobName> = Parameters<Job<N>>[0];
export type Item<N extends JobName> = Parameters<Job<N>>[1];
export type Note<N extends JobName> = Parameters<Parameters<Job<N>>[2]>[0];
export type Result<N extends JobName> = Awaited<ReturnType<Job<N>>>;
