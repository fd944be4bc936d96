export { actionText } from './actions.ts';
export { type Advice, adviceWith } from './advice.ts';
export type { AdviceMessages } from './messages/en.ts';
export {
  type CauseToTell,
  causeLabel,
  causesText,
  pointsText,
  type ReasonToTell,
  whyText,
} from './whys.ts';
export { ADVICE, loadAdvice } from './words.ts';
