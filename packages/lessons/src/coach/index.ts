export { coachLine } from './coach.ts';
export type { CoachKey } from './messages/en.ts';
export { loadCoachMessages } from './messages/index.ts';
export { levelOfOthers } from './others.ts';
export { thoughtOf } from './thoughts.ts';
export { USUAL } from './usual.ts';
