export { coachLine } from './coach.ts';
export type { CoachKey } from './messages/en.ts';
export { loadCoachMessages } from './messages/index.ts';
export { thoughtOf } from './thoughts.ts';
