import type { Store } from '@macher/server';
import { afterEach, beforeEach } from 'vitest';

/** Data of its own for one test. */
export interface Place {
  /** Again: the same data, as another process would open it. */
  open(): Promise<Store>;
  /** Where a backup can be written. */
  readonly copy: string;
  /** How many are made: a copy must be lucky to meet a write halfway. */
  readonly copies: number;
  openCopy(): Promise<Store>;
  remove(): Promise<void>;
}

/** What a test works at: the place and its store are new for each. */
export interface StoreAt {
  readonly place: Place;
  readonly store: Store;
  /** Closed after the test, as the first one is. */
  another(open?: () => Promise<Store>): Promise<Store>;
  /** All that are open, as a test does at its end. */
  close(): Promise<void>;
}

/** To be called where tests are described. */
export function storeAt(newPlace: () => Promise<Place>): StoreAt {
  let place: Place;
  let store: Store;
  let opened: Store[] = [];

  async function another(open: () => Promise<Store> = () => place.open()): Promise<Store> {
    const next = await open();
    opened.push(next);
    return next;
  }

  async function close(): Promise<void> {
    for (const each of opened) await each.close();
    opened = [];
  }

  beforeEach(async () => {
    place = await newPlace();
    store = await another();
  });

  afterEach(async () => {
    await close();
    await place.remove();
  });

  return {
    get place() {
      return place;
    },
    get store() {
      return store;
    },
    another,
    close,
  };
}
