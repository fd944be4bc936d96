export { CATALOGUES, type Catalogue, loadCatalogue } from './catalogues/index.ts';
export { eventText, outcomeText } from './events.ts';
export { LANGUAGES, type Language, languageOf, loaderOf, type Modules } from './languages.ts';
export type { MessageKey, Messages } from './messages/en.ts';
export type { Mark, Spelled } from './names/spelled.ts';
export { abilitiesText, deedText, questionText } from './questions.ts';
export { refusalReason, refusalText } from './refusals.ts';
export { type Arguments, type Say, speaker } from './say.ts';
export { sealsText } from './seals.ts';
export { type Act, actsIn, joined } from './story/acts.ts';
export {
  type Caption,
  caption,
  changesOthers,
  type Effect,
  type Eyes,
  effectsOn,
} from './story/caption.ts';
export { causeText } from './story/causes.ts';
export { consequences } from './story/consequences.ts';
export { headline, why } from './story/headline.ts';
export type { Consequence } from './story/lines.ts';
export { reasonText } from './story/reasons.ts';
export { storyOf } from './story/stories.ts';
export { type Touched, touched } from './story/touched.ts';
export {
  labelAt,
  partiesAt,
  partyAt,
  type Subject,
  type Teller,
  toldAs,
  type Wording,
  wordingIn,
  wordingWith,
} from './wording.ts';
