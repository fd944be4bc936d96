import type { Lesson } from '../lesson.ts';
import { coalition2006 } from './coalition.ts';
import { donations2006 } from './donations.ts';
import { national2006 } from './national.ts';
import { polls2006 } from './polls.ts';
import { votes2006 } from './votes.ts';

/** For those who know the 2019 edition: what the 2006 edition does another way. */
export const lesson2006: Lesson = {
  id: '2006',
  chapters: [coalition2006, polls2006, votes2006, national2006, donations2006],
};
