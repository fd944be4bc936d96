// `npm run site`: the game as a folder of files, `dist/site`, that any web server can serve under any path.
import { buildClient } from './client.ts';
import { SITE } from './siteFolder.ts';

await buildClient(SITE, process.argv.includes('--force'));
console.error(`${SITE.folder}: put it on any web server, under any path.`);
