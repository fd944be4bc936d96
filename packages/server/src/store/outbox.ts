import {
  type ChannelKind,
  type ChannelTrouble,
  KIND_OF,
  type NewChannel,
  type NewNotice,
  type Notice,
  type NoticeSettings,
  type PersonId,
} from '@macher/protocol';
import type { Row } from './rows.ts';

/** How a person wants to be told, and by which address they reach this server. */
export interface KeptSettings extends NoticeSettings {
  readonly origin: string;
}

/** Where a channel leads. Mail that is not confirmed has the hash of a code; all mail has a secret that ends it. */
export type Target =
  | Extract<NewChannel, { kind: 'push' | 'webhook' }>
  | (Extract<NewChannel, { kind: 'mail' }> & { readonly code: string | null; readonly off: string });

/** A way to reach a person. */
export interface Channel {
  readonly id: string;
  readonly person: PersonId;
  readonly target: Target;
  /** Such as `Firefox Android`, or what it is about otherwise. */
  readonly name: string;
  readonly isOn: boolean;
  /** How often in a row nothing arrived. */
  readonly tries: number;
  /** When it is due: nothing is sent before. */
  readonly dueAt: number;
  /** When something last arrived; 0: never. */
  readonly sentAt: number;
  readonly trouble: ChannelTrouble | null;
}

/** How a channel stands after something was sent by it, or wasn't. */
export type Outcome = Pick<Channel, 'isOn' | 'tries' | 'dueAt' | 'sentAt' | 'trouble'>;

/**
 * Outbox is what people are to be told while they don't look, and by which ways. Notices are written in the commit of
 * the entry that caused them, for people who have settings here; each waits beside every channel that is on until it is
 * settled there.
 */
export interface Outbox {
  settingsOf(person: PersonId): Promise<KeptSettings | null>;
  keepSettings(person: PersonId, settings: KeptSettings): Promise<void>;
  /** Keeps the feed's secret as a hash; null: there is none any more. Only for people with settings. */
  keepFeed(person: PersonId, feed: string | null): Promise<void>;
  hasFeed(person: PersonId): Promise<boolean>;
  personOfFeed(feed: string): Promise<PersonId | null>;

  channelsOf(person: PersonId): Promise<Channel[]>;
  channel(id: string): Promise<Channel | null>;
  /** Adds a channel instead of the one with this id. false: this person has as many as they may. */
  addChannel(channel: Channel, most: number): Promise<boolean>;
  /** Changes a channel. What waits beside one that is switched off is dropped. */
  changeChannel(id: string, change: Partial<Pick<Channel, 'target' | 'isOn'>>): Promise<void>;
  removeChannel(id: string): Promise<void>;

  /** Notices of a person, the latest first. */
  noticesOf(person: PersonId, most: number): Promise<Notice[]>;
  /**
   * Claims channels beside which something waits since before `ready`, for one process alone until its lease ends; none
   * is given that is not due.
   */
  claim(holder: string, now: number, lease: number, ready: number, most: number): Promise<Channel[]>;
  /** What waits beside a channel, by its ids, page by page: those after one, so many at most. */
  waiting(channel: string, after: number, most: number): Promise<Notice[]>;
  /**
   * Settles notices: these no longer wait there, and another process may have the channel. Nothing, if the lease is
   * another's by now.
   */
  settle(channel: string, holder: string, notices: readonly number[], outcome: Outcome): Promise<void>;
  /** Sweeps notices of before then away, even if someone waits for them. */
  sweep(before: number): Promise<void>;

  /** Keeps a value by this name; the first who says something decides. */
  keepKey(name: string, value: string): Promise<string>;
}

/** Columns of a notice, by their names. */
export function noticeColumns({ person, table, number, at, ruleset, others, facts }: NewNotice) {
  return {
    person,
    table_id: table,
    number,
    kind: KIND_OF[facts.what],
    at,
    notice: JSON.stringify({ ruleset, others, facts }),
  };
}

export function noticeIn({ id, person, table_id: table, number, at, notice }: Row): Notice {
  return {
    id: Number(id),
    person: String(person),
    table: String(table),
    number: Number(number),
    at: Number(at),
    ...JSON.parse(String(notice)),
  };
}

export function channelColumns({ id, person, target, name, isOn, tries, dueAt, sentAt, trouble }: Channel) {
  const kind: ChannelKind = target.kind;
  return {
    id,
    person,
    kind,
    target: JSON.stringify(target),
    name,
    is_on: isOn ? 1 : 0,
    tries,
    due_at: dueAt,
    sent_at: sentAt,
    trouble,
  };
}

export function channelIn(row: Row): Channel {
  const { id, person, target, name, is_on: isOn, tries, due_at: dueAt, sent_at: sentAt, trouble } = row;
  return {
    id: String(id),
    person: String(person),
    target: JSON.parse(String(target)),
    name: String(name),
    isOn: Number(isOn) === 1,
    tries: Number(tries),
    dueAt: Number(dueAt),
    sentAt: Number(sentAt),
    trouble: trouble as ChannelTrouble | null,
  };
}
