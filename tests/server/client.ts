import { randomUUID } from 'node:crypto';
import { type Bot, botOf } from '@macher/bots';
import type { Random, Rules } from '@macher/engine';
import type { News, NewTable, Request, ServerMessage, Sheet } from '@macher/protocol';

export type Reply = Extract<ServerMessage, { type: 'reply' | 'error' }>;

/** A player with a browser, without the browser. */
export class TestClient {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  cookie = '';
  /** By which the server knows that somebody was signed in here before. */
  device = '';
  person = '';
  #socket: WebSocket | null = null;
  readonly #waiting = new Map<string, (reply: Reply) => void>();
  readonly sheets = new Map<string, Sheet>();
  readonly rules = new Map<string, Rules>();
  /** Pages of the past: they are told with the sheet that follows. */
  readonly #earlier = new Map<string, News[]>();
  readonly received: string[] = [];
  /** With which the connection was closed; null while it is open. */
  closeCode: number | null = null;
  onNews: ((table: string, sheet: Sheet, news: readonly News[]) => void) | null = null;

  /** `headers` go along with everything, such as those of a proxy. */
  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...this.#headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: [this.cookie, this.device].filter(each => each !== '').join('; '),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const later = Number(response.headers.get('retry-after'));
    if (response.status === 429 && !(later >= 1))
      throw new Error(`${path}: too many, and nobody says for how long`);
    for (const set of response.headers.getSetCookie().toReversed()) {
      const [cookie = ''] = set.split(';');
      if (cookie.includes('macher-device=')) this.device = cookie;
      else this.cookie = cookie;
    }
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  async signIn(name: string): Promise<void> {
    const { body } = await this.call('POST', '/api/people', { name });
    this.person = (body['person'] as { id: string }).id;
  }

  async connect(): Promise<void> {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/socket`, {
      headers: { ...this.#headers, cookie: this.cookie },
    } as never);
    this.#socket = socket;
    this.closeCode = null;
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.closeCode = code;
    };
    socket.onmessage = ({ data }) => this.#hear(String(data));
    await new Promise<void>((resolve, reject) => {
      socket.onopen = () => resolve();
      socket.onerror = () => reject(new Error('no connection'));
    });
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: unknown): void {
    this.#socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  watch(table: string, invite: string | null = null, since = 0): void {
    this.#earlier.delete(table);
    this.send({ type: 'watch', table, since, invite });
  }

  /** `id` is what it is called: with an old one it is the old request, sent again. */
  ask(table: string, request: Request, id: string = randomUUID()): Promise<Reply> {
    return new Promise(resolve => {
      this.#waiting.set(id, resolve);
      this.send({ type: 'ask', table, id, request });
    });
  }

  close(): void {
    this.#socket?.close();
  }

  #hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'rules') this.rules.set(message.table, message.rules);
    if (message.type === 'news') {
      this.sheets.set(message.table, message.sheet);
      const earlier = this.#earlier.get(message.table) ?? [];
      this.#earlier.delete(message.table);
      this.onNews?.(message.table, message.sheet, [...earlier, ...message.news]);
    }
    if (message.type === 'past')
      this.#earlier.set(message.table, [...(this.#earlier.get(message.table) ?? []), ...message.news]);
    if ((message.type === 'reply' || message.type === 'error') && message.id !== null) {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
  }
}

export function tableFor(ruleset: string, seats: readonly string[], isPrivate = false): NewTable {
  const parties = ['linke', 'spd', 'gruene', 'cdu', 'fdp'];
  return {
    ruleset,
    pack: null,
    openMoney: false,
    pace: { kind: 'none' },
    isPrivate,
    seats: seats.map((who, seat) => ({ party: parties[seat] as string, who })),
  };
}

/** What a sane person would do now; null if nothing is asked. */
export function decision(client: TestClient, table: string, level: string, random: Random): Request | null {
  const sheet = client.sheets.get(table);
  const rules = client.rules.get(table);
  if (sheet?.view == null || sheet.choice === null || rules === undefined) return null;
  const { action } = (botOf(level) as Bot).decide({ ...sheet.view, rules }, sheet.choice, random);
  return { kind: 'act', number: sheet.number, action };
}
