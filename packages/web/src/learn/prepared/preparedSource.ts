import { type Action, type Refusal, type Rules, unreachable } from '@macher/engine';
import { LEARNER } from '@macher/lessons';
import {
  type ClientMessage,
  type ErrorCode,
  type News,
  PROTOCOL_VERSION,
  type ServerMessage,
  type Sheet,
  type Stretch,
} from '@macher/protocol';
import { signal } from '@preact/signals';
import { type Line, Link } from '../../kit/net/link.ts';
import { NOWHERE, type TableSource } from '../../kit/net/source.ts';

/** A table that is prepared for one person, and lives in this page. */
export interface Prepared {
  readonly rules: Rules;
  /** Whether a bot may be asked: not where the point is what you would do yourself. */
  readonly hasHints: boolean;
  readonly sheet: Sheet;
  /** The moments of the table before a place in their line. */
  stretch(before: number): Stretch;
  /** What comes of a decision: what happened, why the rules refuse it, or why nobody can say. */
  act(action: Action): Promise<readonly News[] | Refusal | ErrorCode>;
  /** Hears that the screen has been told of it. */
  shown(): void;
}

export function preparedSource(prepared: Prepared): TableSource {
  return {
    ...NOWHERE,
    kind: 'lesson',
    link: new Link(() => new PreparedLine(prepared)),
    person: signal(LEARNER),
    moments: async (_table, _invite, before) => prepared.stretch(before ?? Number.POSITIVE_INFINITY),
    hasHints: prepared.hasHints,
  };
}

/** PreparedLine speaks as a server does, for a table with one listener. */
class PreparedLine implements Line {
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  readonly #prepared: Prepared;

  constructor(prepared: Prepared) {
    this.#prepared = prepared;
    queueMicrotask(() =>
      this.#say({ type: 'welcome', protocol: PROTOCOL_VERSION, now: Date.now(), person: LEARNER }),
    );
  }

  send(text: string): void {
    this.#hear(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.onclose?.(new CloseEvent('close'));
  }

  #hear(message: ClientMessage): void | Promise<void> {
    switch (message.type) {
      case 'watch':
        return this.#show(message.table);
      case 'ask':
        return this.#answer(message);
      case 'ping':
        return this.#say({ type: 'pong' });
      case 'unwatch':
      case 'seen':
        return;
      default:
        unreachable(message);
    }
  }

  #say(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  #show(table: string): void {
    const { rules, sheet } = this.#prepared;
    this.#say({ type: 'rules', table, rules });
    this.#say({ type: 'news', table, news: [], sheet });
  }

  async #answer({ id, table, request }: Extract<ClientMessage, { type: 'ask' }>): Promise<void> {
    if (request.kind !== 'act') {
      this.#say({ type: 'reply', id, ok: false, refusal: { by: 'table', code: 'not-owner' } });
      return;
    }
    // A dock made it, and the rules are asked before it is played.
    const done = await this.#prepared.act(request.action as Action);
    const { sheet } = this.#prepared;
    if (typeof done === 'string') {
      this.#say({ type: 'error', id, code: done, detail: '' });
    } else if ('code' in done) {
      this.#say({ type: 'reply', id, ok: false, refusal: { by: 'game', refusal: done } });
    } else {
      if (done.length > 0) this.#say({ type: 'news', table, news: done, sheet });
      this.#say({ type: 'reply', id, ok: true, number: sheet.number });
    }
    this.#prepared.shown();
  }
}
