import { writeFileSync, mkdirSync } from 'node:fs';
import { Company } from './company.ts';
import { House, PHONE, LAPTOP } from './house.ts';
import { outOfPlace } from './layout.ts';
import { fullestMoments } from './moments.ts';
const [ruleset, players, lang='en'] = process.argv.slice(2);
const house = await House.open();
try {
const company = await Company.gather(house);
const { page, errors, context } = await house.visitor({ reducedMotion: 'reduce' });
await context.addInitScript(l => localStorage.setItem('macher.language', JSON.stringify(l)), lang);
mkdirSync('/tmp/scratch6/p', { recursive: true });
const touch = (n: number) => page.evaluate(async n => {
  let state = 7;
  const random = (b: number) => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor(state / 2 ** 32 * b); };
  for (let i = 0; i < n; i++) {
    const all = [...document.querySelectorAll<HTMLElement>('.dock.mine .dock-body :is(button, input, select)')].filter(e => (e.closest('label') ?? e).checkVisibility() && !e.matches(':disabled, .rule'));
    const t = all[random(all.length)];
    if (t instanceof HTMLSelectElement) { t.selectedIndex = random(t.options.length); t.dispatchEvent(new Event('change', { bubbles: true })); } else t?.click();
    await new Promise(r => setTimeout(r, 30));
  }
}, n);
for (const [kind, moment] of fullestMoments(ruleset as '2019-7', Number(players))) {
  await page.setViewportSize(LAPTOP);
  const t = performance.now();
  await company.show(page, moment);
  const t2 = performance.now();
  const out = await outOfPlace(page);
  await touch(3);
  await page.waitForTimeout(50);
  await page.screenshot({ path: `/tmp/scratch6/p/${ruleset}-${players}-${kind}-${lang}-laptop.png` });
  const out2 = await outOfPlace(page);
  await page.setViewportSize(PHONE);
  await page.waitForTimeout(100);
  await page.screenshot({ path: `/tmp/scratch6/p/${ruleset}-${players}-${kind}-${lang}-phone.png` });
  const out3 = await outOfPlace(page);
  console.log('##', ruleset, players, kind, Math.round(t2 - t), 'ms');
  for (const l of new Set(out)) console.log('   ', l);
  for (const l of new Set(out2)) if (!out.includes(l)) console.log('  +', l);
  for (const l of new Set(out3)) console.log('  phone', l);
}
console.log(errors);
} finally { await house.close(); }
