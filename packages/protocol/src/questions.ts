import {
  type Action,
  type Choice,
  exactly,
  type Infer,
  type Refusal,
  type Rules,
  type Seat,
} from '@macher/engine';
import type { SeenView } from './news.ts';

/** What would you do? A decision of a game that is over, as it was seen by the seat that made it, and nothing more. */
export interface Question {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly view: SeenView;
  readonly choice: Choice;
}

/** POST /api/tables/:id/questions/:version/:seat: what you would do. Whether it is a decision at all, the rules say. */
export const ANSWER_SCHEMA = exactly({ action: {} });
export type Answer = Infer<typeof ANSWER_SCHEMA>;

/** Answered is what those who have answered are told: what was played. */
export type Answered = { readonly refusal: Refusal } | { readonly played: Action };
