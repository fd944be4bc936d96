import type { Evaluation } from '@macher/bots/parts';
import { playBlock, playGame } from '../arena/blocks.ts';
import { type ForetoldGame, forecastsIn } from '../chances/forecasts.ts';
import { reviewItem } from '../review/item.ts';
import { type ProofGame, proofOf } from '../review/proof.ts';
import { type CandidateGame, marginIn } from '../training/candidate.ts';
import { type Sample, sampleGames } from '../training/sample.ts';
import { pointsIn, type TrainingGame } from '../training/trainingGame.ts';

/**
 * What workers can do, by name. A job is given what all its items have in common, one item, and a way to tell
 * what can't wait for the result. Everything in and out is plain data.
 */
export const JOBS = {
  block: playBlock,
  game: playGame,
  /** For tuning weights: a candidate among incumbents. */
  candidate: (_given: null, { number, game }: NumberedCandidate, _tell: Silent) => ({
    number,
    margin: marginIn(game),
  }),
  /** For fitting the evaluation: sums over the positions of games. */
  sample: (evaluation: Evaluation | null, item: Sample, _tell: Silent) => ({
    item,
    moments: sampleGames(item, evaluation),
  }),
  /** For chances: what was foretold in a game, and who won. */
  forecasts: (_given: null, game: ForetoldGame, _tell: Silent) => ({
    number: game.number,
    forecasts: forecastsIn(game),
  }),
  /** A game looked at afterwards: what is found is told as it comes. */
  review: reviewItem,
  /** For the proof of reviews: what they said of decisions, and what came of it. */
  proof: (_given: null, game: ProofGame, _tell: Silent) => ({ number: game.number, proved: proofOf(game) }),
  /** For school: who made how many points. */
  training: (_given: null, { number, game }: NumberedTraining, _tell: Silent) => ({
    number,
    points: pointsIn(game),
  }),
};

interface NumberedCandidate {
  readonly number: number;
  readonly game: CandidateGame;
}

interface NumberedTraining {
  readonly number: number;
  readonly game: TrainingGame;
}

type Silent = (note: never) => void;

export type JobName = keyof typeof JOBS;
type Job<N extends JobName> = (typeof JOBS)[N];

export type Given<N extends JobName> = Parameters<Job<N>>[0];
export type Item<N extends JobName> = Parameters<Job<N>>[1];
export type Note<N extends JobName> = Parameters<Parameters<Job<N>>[2]>[0];
export type Result<N extends JobName> = Awaited<ReturnType<Job<N>>>;
