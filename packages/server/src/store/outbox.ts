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
  /** Nothing is sent before. */
  readonly dueAt: number;
  /** When something last arrived; 0: never. */
  readonly sentAt: number;
  readonly trouble: ChannelTrouble | null;
}

/** How a channel stands after something was sent by it, or wasn't. */
export type Outcome = Pick<Channel, 'isOn' | 'tries' | 'dueAt' | 'sentAt' | 'trouble'>;

/**
 * What people are to be told while they don't look, by which ways. Notices are written in the commit of the entry that
 * caused them, for people who have settings here; each waits beside every channel that is on until it is settled there.
 */
export interface Outbox {
  settingsOf(person: PersonId): Promise<KeptSettings | null>;
  keepSettings(person: PersonId, settings: KeptSettings): Promise<void>;
  /** A hash; null: there is none any more. Only for people with settings. */
  keepFeed(person: PersonId, feed: string | null): Promise<void>;
  hasFeed(person: PersonId): Promise<boolean>;
  personOfFeed(feed: string): Promise<PersonId | null>;

  channelsOf(person: PersonId): Promise<Channel[]>;
  channel(id: string): Promise<Channel | null>;
  /** Instead of the one with this id. false: this person has as many as they may. */
  addChannel(channel: Channel, most: number): Promise<boolean>;
  /** What waits beside a channel that is switched off is dropped. */
  changeChannel(id: string, change: Partial<Pick<Channel, 'target' | 'isOn'>>): Promise<void>;
  removeChannel(id: string): Promise<void>;

  /** The latest first. */
  noticesOf(person: PersonId, most: number): Promise<Notice[]>;
  /**
   * Channels beside which something waits since before `ready`, for one process alone until its lease ends; none is
   * given that is not due.
   */
  claim(holder: string, now: number, lease: number, ready: number, most: number): Promise<Channel[]>;
  /** What waits beside a channel, by its ids, page by page: those after one, so many at most. */
  waiting(channel: string, after: number, most: number): Promise<Notice[]>;
  /** These no longer wait there, and another process may have it. Nothing, if the lease is another's by now. */
  settle(channel: string, holder: string, notices: readonly number[], outcome: Outcome): Promise<void>;
  /** Notices of before then are gone, even if someone waits for them. */
  sweep(before: number): Promise<void>;

  /** What is kept by this name; the first who says something decides. */
  keepKey(name: string, value: string): Promise<string>;
}

/** By the names of the columns. */
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
