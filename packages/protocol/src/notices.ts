import { anyOf, exactly, type Infer, orNull, type Schema } from '@macher/engine';
import { ID, YES_NO } from './leaves.ts';
import type { PersonId, TableId } from './people.ts';

/** What people want to hear of while they don't look: each has its own switch. */
export const NOTICE_KINDS = ['turn', 'against', 'talk', 'invited', 'ended'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What happened, with names and nothing that a hand, a bid or a plan could be told from. */
export interface NoticeFacts {
  /** The game waits for a decision in this phase. */
  decide: { readonly phase: string };
  /** `who` proposes something, and everybody must agree. */
  proposed: { readonly who: string; readonly proposal: string };
  'media-removed': { readonly who: string; readonly region: string };
  'trend-lowered': { readonly who: string; readonly region: string };
  'coalition-forced': { readonly who: string; readonly region: string };
  /** A bot plays for you. */
  'stood-in': { readonly why: string };
  /** `who` plays on at your seat. */
  'handed-over': { readonly who: string };
  'sent-away': object;
  said: { readonly who: string };
  /** By name, in what they said. */
  mentioned: { readonly who: string };
  /** A deal, and what became of one of yours. */
  offered: { readonly who: string };
  'offer-answered': { readonly who: string; readonly state: string };
  /** A seat is kept for you at a table of `who`. */
  'seat-kept': { readonly who: string };
  /** `who` lets you play for them for a time. */
  'regent-named': { readonly who: string };
  /** `who` would like to be your friend. */
  'friend-asked': { readonly who: string; readonly person: PersonId };
  /** Your place, of so many; the winner. */
  over: { readonly place: number; readonly players: number; readonly winner: string };
  abandoned: object;
}

export type NoticeName = keyof NoticeFacts;
export type NoticeOf<K extends NoticeName> = { [P in K]: { readonly what: P } & NoticeFacts[P] }[K];
export type Noticed = NoticeOf<NoticeName>;

/** Which switch something belongs to. */
export const KIND_OF: { readonly [K in NoticeName]: NoticeKind } = {
  decide: 'turn',
  proposed: 'turn',
  'media-removed': 'against',
  'trend-lowered': 'against',
  'coalition-forced': 'against',
  'stood-in': 'against',
  'handed-over': 'against',
  'sent-away': 'against',
  said: 'talk',
  mentioned: 'talk',
  offered: 'turn',
  'offer-answered': 'talk',
  'seat-kept': 'invited',
  'regent-named': 'invited',
  'friend-asked': 'invited',
  over: 'ended',
  abandoned: 'ended',
};

/** For one person, by one entry of one table: the cause, which is told once. */
export interface NewNotice {
  readonly person: PersonId;
  /** The table, or the page that it is about, see `aboutPerson`. */
  readonly table: TableId;
  /** Of the entry. */
  readonly number: number;
  readonly at: number;
  readonly ruleset: string;
  /** Who else sits at the table. */
  readonly others: readonly string[];
  readonly facts: Noticed;
}

/** The table's id under which notices are kept that are about somebody and no table: no table is called so. */
export function aboutPerson(person: PersonId): string {
  return `p/${person}`;
}

export interface Notice extends NewNotice {
  readonly id: number;
}

/** Minutes after midnight, by the person's own time. From 22:00 to 7:00 is 1320 to 420. */
const MINUTES = { type: 'integer', minimum: 0, maximum: 1439 } as const satisfies Schema;

/** PUT /api/me/notices */
export const NOTICE_SETTINGS_SCHEMA = exactly({
  kinds: exactly({ turn: YES_NO, against: YES_NO, talk: YES_NO, invited: YES_NO, ended: YES_NO }),
  quiet: orNull(exactly({ from: MINUTES, to: MINUTES })),
  /** As `Europe/Berlin`. */
  timeZone: { type: 'string', minLength: 1, maxLength: 60 },
  language: { type: 'string', minLength: 2, maxLength: 2 },
});

export type NoticeSettings = Infer<typeof NOTICE_SETTINGS_SCHEMA>;

/** The forms in which a webhook is called. */
export const WEBHOOK_FORMS = ['discord', 'slack', 'ntfy'] as const;
export type WebhookForm = (typeof WEBHOOK_FORMS)[number];

const ADDRESS = { type: 'string', minLength: 10, maxLength: 1000 } as const satisfies Schema;
const KEY = { type: 'string', minLength: 16, maxLength: 120, pattern: '^[A-Za-z0-9_=-]+$' } as const;

/** POST /api/me/notices/channels */
export const CHANNEL_SCHEMA = anyOf(
  /** What a browser gives for a subscription, as `toJSON` has it. */
  exactly({
    kind: { const: 'push' },
    endpoint: ADDRESS,
    keys: exactly({ p256dh: KEY, auth: KEY }),
  }),
  exactly({ kind: { const: 'webhook' }, form: { enum: WEBHOOK_FORMS }, url: ADDRESS }),
  exactly({ kind: { const: 'mail' }, address: { type: 'string', minLength: 3, maxLength: 254 } }),
);

export type NewChannel = Infer<typeof CHANNEL_SCHEMA>;
export type ChannelKind = NewChannel['kind'];

/** /api/me/notices/channels/:id and below */
export const CHANNEL_PATH_SCHEMA = exactly({ id: ID });
/** PATCH /api/me/notices/channels/:id */
export const CHANNEL_SWITCH_SCHEMA = exactly({ isOn: YES_NO });
/** POST /api/me/notices/channels/:id/confirm */
export const CHANNEL_CODE_SCHEMA = exactly({ code: { type: 'string', minLength: 1, maxLength: 20 } });

/** Why a channel doesn't work. */
export const CHANNEL_TROUBLES = ['refused', 'unreachable', 'gone'] as const;
export type ChannelTrouble = (typeof CHANNEL_TROUBLES)[number];

/** A way to reach a person, as they see it. */
export interface OwnChannel {
  readonly id: string;
  readonly kind: ChannelKind;
  /** Of a webhook. */
  readonly form: WebhookForm | null;
  /** Enough to know it by: a device, a host, an address of mail. */
  readonly name: string;
  readonly isOn: boolean;
  /** false: a code has been mailed there, and must be typed first. */
  readonly isConfirmed: boolean;
  readonly trouble: ChannelTrouble | null;
  /** When something last arrived; null: nothing has. */
  readonly sentAt: number | null;
}

/** GET /api/me/notices */
export interface OwnNotices {
  /** null: nothing has been set yet. */
  readonly settings: NoticeSettings | null;
  readonly channels: readonly OwnChannel[];
  readonly hasFeed: boolean;
  /** For subscriptions of browsers. */
  readonly pushKey: string;
  /** Whether this server sends mail. */
  readonly canMail: boolean;
}

/** POST /api/me/notices/feed */
export const NEW_FEED_SCHEMA = exactly({});

/** NewFeed answers that call: the paths of the feed, shown this once. */
export interface NewFeed {
  readonly atom: string;
  readonly json: string;
}

/** GET /api/feeds/:file: a secret, and the form of the feed. */
export const FEED_PATH_SCHEMA = exactly({
  file: { type: 'string', maxLength: 40, pattern: '^[A-Za-z0-9_-]+[.](atom|json)$' },
});
/** /api/notices/off/:secret */
export const OFF_PATH_SCHEMA = exactly({ secret: { type: 'string', minLength: 1, maxLength: 60 } });
