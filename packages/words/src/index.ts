export { eventText, outcomeText } from './events.ts';
export { LANGUAGES, type Language, languageOf, loaderOf } from './languages.ts';
export { loadMessages, MESSAGES, type MessageKey, type Messages } from './messages/index.ts';
export { abilitiesText, deedText, questionText } from './questions.ts';
export { refusalText } from './refusals.ts';
export { type Arguments, type Say, speaker } from './say.ts';
export { partiesAt, partyAt, type Subject, type Wording, wordingIn, wordingWith } from './wording.ts';
