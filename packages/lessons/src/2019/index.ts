import type { Lesson } from '../lesson.ts';
import { influence } from './influence.ts';
import { lastRound } from './lastRound.ts';
import { media } from './media.ts';
import { meetings } from './meetings.ts';
import { night } from './night.ts';
import { party } from './party.ts';
import { platform } from './platform.ts';
import { politicians } from './politicians.ts';
import { polls } from './polls.ts';

/** The 2019 edition: one round of it in ten minutes, then a whole one of your own. */
export const lesson2019: Lesson = {
  id: '2019',
  chapters: [party, platform, meetings, media, influence, politicians, polls, night, lastRound],
};
