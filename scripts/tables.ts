// A table is whole over its names: where nothing applies it says `null`. One that leaves names out is silent about the next
// event, line of the log, notice, request, decision, contest, page or phase, and the compiler with it.

/** Where a table may leave names out: it's data that has few of them by its nature, and why. By path. */
export const SPARSE: Readonly<Record<string, string>> = {
  'packages/bots/src/level2/moods.ts': 'a mood changes a few weights',
  'packages/bots/src/level3/factors.ts': 'a temperament changes a few features',
  'packages/editions/src/2006/components.ts': 'a politician has few abilities',
  'packages/editions/src/2019/politicians.ts': 'a politician has few abilities',
  'packages/editions/src/2019/rules.ts': 'a politician has few abilities',
  'packages/engine/src/types/rules.ts': 'an edition has paragraphs for what it plays',
  'packages/lab/src/beliefs/handFactors.ts': 'beliefs of the games that were corrected by hand',
  'packages/lab/src/beliefs/temperaments.ts': 'bids of the games that were looked at',
  'packages/protocol/src/requests.ts': 'most requests have no field that may be left out',
  'packages/scenarios/src/written.ts': 'a file leaves out empty lists',
  'packages/web/src/learn/book/examples.ts': 'an edition has examples of the phases it plays',
  'packages/web/src/learn/lesson/progress.ts': 'lessons that have been begun',
  'packages/web/src/table/ribbon/phaseGroups.ts':
    'a round has the phases of its edition, and is known by them',
  'packages/web/src/table/what/topics.ts': 'things that no phase is about',
  'packages/words/src/say.ts': 'a key may come from outside',
};

/** As `[K in Kind]?:`, or `Partial<Record<Kind, …>>` unless it's what was read from outside, of which nothing is known. */
const PARTIAL = /\[\s*\w+\s+in\s+([^\]]+?)\s*\]\?:|\bPartial<\s*Record<\s*([^,]+?),(?!\s*unknown>)/g;

/** Every table that leaves names out and isn't data, as `path:line`. */
export function partialTables(path: string, text: string): string[] {
  const found = [...text.matchAll(PARTIAL)];
  if (Object.hasOwn(SPARSE, path))
    return found.length === 0 ? [`${path}: has no table that leaves names out: strike it from SPARSE`] : [];
  return found.map(({ index, 1: mapped, 2: record }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line}: a table that leaves names of ${mapped ?? record} out: say null where nothing applies`;
  });
}
