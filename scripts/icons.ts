// `npm run tool -- icons`: the icons of an installed app, from packages/web/public/icon.svg. Those that the system cuts to a shape
// of its own have their colour up to the edge, and the ballot box within the circle that is never cut. Needs Chromium.
import { readFileSync, writeFileSync } from 'node:fs';
import { findChromium, startBrowser } from '../tests/browser/chromium.ts';

const FOLDER = 'packages/web/public';

interface Drawn {
  readonly file: string;
  readonly size: number;
  readonly isCut: boolean;
}

const ICONS: readonly Drawn[] = [
  { file: 'icon-192.png', size: 192, isCut: false },
  { file: 'icon-512.png', size: 512, isCut: false },
  { file: 'icon-cut-512.png', size: 512, isCut: true },
  { file: 'icon-cut-180.png', size: 180, isCut: true },
];

const chromium = findChromium();
if (chromium === null) throw new Error('no Chromium: install it, or say where it is by CHROMIUM');
const svg = readFileSync(`${FOLDER}/icon.svg`, 'utf8');
const browser = await startBrowser(chromium);
for (const { file, size, isCut } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(isCut ? filled(svg) : sized(svg));
  writeFileSync(`${FOLDER}/${file}`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();

function sized(drawing: string): string {
  return `<style>* { margin: 0 } svg { display: block; width: 100vw }</style>${drawing}`;
}

/** The drawing filled, without round corners, and a little smaller inside. */
function filled(drawing: string): string {
  const background = /fill="(#\w+)"/.exec(drawing)?.[1];
  if (background === undefined) throw new Error('the icon has no background');
  const inside = drawing.replace(' rx="6"', '').replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"');
  return `<style>body { background: ${background} }</style>${sized(inside)}`;
}
