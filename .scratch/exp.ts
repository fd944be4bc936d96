import { clone, eventFor, deciders } from '../packages/engine/src/index.ts';
import { hasRevealed } from '../packages/table/src/index.ts';
import { walk, playWithEvents, TABLES } from '../tests/walk.ts';
import { isDeepStrictEqual as same } from 'node:util';
const found = new Map<string, number>(); const undoable = new Map<string, number>();
const t0 = performance.now(); let n = 0;
for (const table of TABLES) for (const seed of ['a','b']) walk(table, seed, ({game, action}) => {
  n++;
  const after = clone(game); const events = playWithEvents(after, action);
  const r = hasRevealed(game, action);
  const why: string[] = [];
  if (events.some(e => !same(eventFor(e, action.seat), e))) why.push('hidden-event:' + events.filter(e => !same(eventFor(e, action.seat), e)).map(e=>e.event)[0]);
  for (const k of Object.keys(game.chance) as (keyof typeof game.chance)[]) if (!same(game.chance[k], after.chance[k])) why.push('chance ' + k);
  if (!same(game.policies.pile, after.policies.pile)) why.push('policies');
  if (!same(game.opinions.pile, after.opinions.pile)) why.push('opinions');
  if (!same(game.polls.pile, after.polls.pile)) why.push('polls');
  const hid = (g: typeof game) => g.regions.map(x => x.hidden.length).join();
  if (hid(game) !== hid(after)) why.push('hidden');
  const k = `${table.ruleset} ${action.kind}`;
  if (!r) undoable.set(k, (undoable.get(k) ?? 0) + 1);
  if (!r && why.length) { const kk = `${k}: ${why.join(', ')}`; found.set(kk, (found.get(kk) ?? 0) + 1); }
});
console.log(n, performance.now() - t0); console.log([...found].sort()); console.log([...undoable].sort().map(x => x.join(' ')).join('\n'));
