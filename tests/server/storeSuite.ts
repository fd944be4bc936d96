import { describe } from 'vitest';
import { clubsSuite } from './store/clubs.ts';
import { keptSuite } from './store/kept.ts';
import { listsSuite } from './store/lists.ts';
import { logsSuite } from './store/logs.ts';
import { ownerBookSuite } from './store/ownerBook.ts';
import { peopleSuite } from './store/people.ts';
import { type Place, storeAt } from './store/place.ts';
import { plansSuite } from './store/plans.ts';
import { processesSuite } from './store/processes.ts';
import { programsSuite } from './store/programs.ts';
import { reportsSuite } from './store/reports.ts';
import { resultsSuite } from './store/results.ts';
import { sessionsSuite } from './store/sessions.ts';

const PARTS = [
  peopleSuite,
  sessionsSuite,
  logsSuite,
  listsSuite,
  reportsSuite,
  plansSuite,
  resultsSuite,
  programsSuite,
  clubsSuite,
  ownerBookSuite,
  processesSuite,
  keptSuite,
];

/** What every store must do, whatever it is made of: part by part. */
export function storeSuite(name: string, newPlace: () => Promise<Place>): void {
  describe(name, () => {
    const at = storeAt(newPlace);
    for (const suite of PARTS) suite(at);
  });
}
