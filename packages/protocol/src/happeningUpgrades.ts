import { type Fields, isFields, type Upgrade } from '@macher/engine';
import type { HappeningName, Happenings, Opening } from './entries.ts';

/** What lies in logs, by the epoch it leads to. The rules in an opening have upgrades of their own. */
export const EPOCH_UPGRADES: readonly Upgrade[] = [
  {
    to: 2,
    name: 'an opening says its epoch',
    up: what =>
      what['kind'] === 'opened' && isFields(what['opening'])
        ? { ...what, opening: { epoch: 1, ...what['opening'] } }
        : what,
  },
];

type Younger = Upgrade & { readonly isLacking: (what: Fields) => boolean };

/**
 * Fields that are younger than their epoch, by the form they lead to. A line doesn't say its form: it has that of the
 * program that wrote it, and lacks all that came later. There was nothing else then than what is filled in.
 */
export const FORM_UPGRADES: readonly Younger[] = [
  opening(2, 'a table says who may take over a seat', { takeOver: 'consent' }),
  happening(3, 'a seat that was taken over can be kept for somebody', 'handed-over', { keptFor: null }),
  opening(4, 'a table says where its deal comes from', { origin: 'unknown' }),
  opening(5, 'a deal can be checked', { dealing: null }),
  happening(6, 'who is ready adds something to the deal', 'readied', { contribution: null }),
  happening(7, 'a decision that is made face down has a seal', 'acted', { seal: null }),
  opening(8, 'a table says how many days off there are', { daysOff: 0 }),
  opening(9, 'a game can be rated', { isRated: false }),
  opening(10, 'a game can be played for a contest', { contest: null }),
];

/** The form in which a line was written: before the first that fills in something. */
export function formIn(what: unknown): number {
  const first = isFields(what) ? FORM_UPGRADES.find(({ isLacking }) => isLacking(what)) : undefined;
  return first === undefined ? LATEST : first.to - 1;
}

const LATEST = FORM_UPGRADES.at(-1)?.to ?? 1;

function happening<K extends HappeningName>(
  to: number,
  name: string,
  kind: K,
  fields: Partial<Happenings[K]>,
): Younger {
  return {
    to,
    name,
    isLacking: what => what['kind'] === kind && lacks(what, fields),
    up: what => (what['kind'] === kind ? { ...fields, ...what } : what),
  };
}

function opening(to: number, name: string, fields: Partial<Opening>): Younger {
  const openingIn = (what: Fields): Fields | null =>
    what['kind'] === 'opened' && isFields(what['opening']) ? what['opening'] : null;
  return {
    to,
    name,
    isLacking: what => lacks(openingIn(what), fields),
    up: what => {
      const opened = openingIn(what);
      return opened === null ? what : { ...what, opening: { ...fields, ...opened } };
    },
  };
}

function lacks(data: Fields | null, fields: object): boolean {
  return data !== null && Object.keys(fields).some(name => !Object.hasOwn(data, name));
}
