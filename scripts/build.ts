// Builds the browser client if its sources have changed since, for a server of ours. `npm start` runs this first, so
// that a fresh clone has the game on its screen without another word.
import { PAGE_PATHS } from '@macher/protocol';
import { buildClient } from './client.ts';

await buildClient(
  {
    folder: 'packages/web/dist',
    mode: 'production',
    base: '/',
    pages: [...new Set(PAGE_PATHS.map(path => path.split('/')[1] ?? ''))],
    isCompressed: true,
    finish: html => html,
  },
  process.argv.includes('--force'),
);
