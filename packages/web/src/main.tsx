import './styles/tokens.css';
import './styles/base.css';
import { render } from 'preact';
import { App } from './App.tsx';
import { recognise } from './state/person.ts';
import { followHistory } from './state/route.ts';
import { followSettings, language, speak } from './state/settings.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the game');
followSettings(document.documentElement);
followHistory();
await Promise.all([speak(language.value), recognise().catch(() => {})]);
render(<App />, root);
