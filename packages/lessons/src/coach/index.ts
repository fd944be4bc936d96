export { coachLine } from './coach.ts';
export type { CoachKey } from './messages/en.ts';
export { levelOfOthers } from './others.ts';
export { thoughtOf } from './thoughts.ts';
export { USUAL } from './usual.ts';
export { loadCoachMessages } from './words.ts';
