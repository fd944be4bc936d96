import { clone, eventFor, eventsFor, determinize, view, refuseAction } from '../packages/engine/src/index.ts';
import { hasRevealed } from '../packages/table/src/index.ts';
import { walk, playWithEvents, TABLES } from '../tests/walk.ts';
import { isDeepStrictEqual as same } from 'node:util';
const found = new Map<string, number>(); let tried = 0;
function diff(a: unknown, b: unknown, path = ''): string { if (same(a,b)) return ''; if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return path; for (const k of new Set([...Object.keys(a), ...Object.keys(b)])) { const d = diff((a as never)[k], (b as never)[k], path + '/' + (/^\d+$/.test(k) ? '#' : k)); if (d) return d; } return path; }
for (const table of TABLES) for (const seed of ['a']) walk(table, seed, ({game, action}) => {
  const after = clone(game); const events = playWithEvents(after, action);
  if (hasRevealed(game, action) || events.some(e => !same(eventFor(e, action.seat), e))) return;
  for (const v of [...game.players.keys(), null]) { if (v === action.seat) continue;
    for (let i = 0; i < 12; i++) {
      const w = determinize(view(game, v), 'w' + i);
      if (refuseAction(w, action) !== null) continue;
      tried++;
      const ev = playWithEvents(w, action);
      const d = diff({v: view(w, v), e: eventsFor(ev, v)}, {v: view(after, v), e: eventsFor(events, v)});
      if (d) { const k = `${table.ruleset} ${action.kind} ${d}`; found.set(k, (found.get(k) ?? 0) + 1); }
    }
  }
});
console.log(tried, [...found].sort());
