import { changed, inEach, renamed, type Upgrade } from './upgrade.ts';

/** Records, by the version they lead to. A pack in a record has a version of its own. */
export const RECORD_UPGRADES: readonly Upgrade[] = [
  {
    to: 2,
    name: 'records say their epoch and can have a check; points for votes are called mandates',
    adds: ['epoch', 'check'],
    was: { mandates: 'seats' },
    up: record => ({
      ...changed(
        record,
        'result',
        inEach(score => renamed(score, { seats: 'mandates' })),
      ),
      version: 2,
      epoch: 1,
      check: null,
    }),
  },
  {
    to: 3,
    name: 'records say how often decisions were taken back',
    adds: ['takebacks'],
    up: record => ({ ...record, version: 3, takebacks: 0 }),
  },
  {
    to: 4,
    name: 'records say where their deal comes from',
    adds: ['origin'],
    up: record => ({ ...record, version: 4, origin: 'unknown' }),
  },
  {
    to: 5,
    name: 'records can prove their deal',
    adds: ['dealing'],
    up: record => ({ ...record, version: 5, dealing: null }),
  },
  {
    to: 6,
    name: 'records have the seals of sealed decisions',
    adds: ['seals'],
    up: record => ({ ...record, version: 6, seals: [] }),
  },
  {
    to: 7,
    name: 'records say before which decisions a player took a hint',
    adds: ['hints'],
    up: record => ({ ...record, version: 7, hints: [] }),
  },
  {
    to: 8,
    name: 'records have the decisions that were taken back; before, they were only counted',
    adds: ['undone'],
    up: record => ({ ...record, version: 8, undone: [] }),
  },
];
