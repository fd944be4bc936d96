import { readFileSync } from 'node:fs';
import { findChromium, startBrowser } from './chromium.ts';
const [out, cols, w, ...files] = process.argv.slice(2);
const b = await startBrowser(findChromium()!);
const p = await b.newPage({ viewport: { width: Number(cols)*Number(w), height: 800 } });
await p.setContent(`<body style="margin:0;display:grid;grid-template-columns:repeat(${cols},${w}px)">` + files.map(f => `<img style="width:100%" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join(''));
await p.waitForTimeout(200);
await p.screenshot({ path: out!, fullPage: true });
await b.close();
