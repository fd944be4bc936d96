// Draws the outlines of the Länder from the map and keeps them where the client finds them. `npm run tool -- outlines`.
import { writeFileSync } from 'node:fs';
import { drawLands } from './outlines/germany.ts';

const FILE = 'packages/web/src/kit/ui/game/lands.json';

const lines = Object.entries(drawLands()).map(
  ([id, land]) => `  ${JSON.stringify(id)}: ${JSON.stringify(land)}`,
);
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} outlines written to ${FILE}`);
