import './kit/styles/tokens.css';
import './kit/styles/base.css';
import { render } from 'preact';
import { App } from './App.tsx';
import { followInstalling } from './kit/offline/installing.ts';
import { keepGame } from './kit/offline/updates.ts';
import { followEyes } from './kit/state/link.ts';
import { recognise } from './kit/state/person.ts';
import { followHistory } from './kit/state/route.ts';
import { followSettings } from './kit/state/settings.ts';
import { language, speak } from './kit/words/words.ts';

/** Milliseconds that the page waits for the server to say who you are. */
const PATIENCE = 500;

/** Milliseconds in which the page draws itself before all the rest is fetched, to be kept. */
const LATER = 2500;

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the game');
followSettings(document.documentElement);
followHistory();
followInstalling();
followEyes();
const known = recognise().catch(() => {});
await Promise.all([speak(language.value), Promise.race([known, pause(PATIENCE)])]);
render(<App />, root);
await pause(LATER);
await keepGame().catch(() => {});

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, milliseconds);
  });
}
