/** What came of a call. */
export interface Answer {
  readonly status: number;
  /** Only of an answer that isn't JSON. */
  readonly type?: string;
  readonly body: unknown;
}

/** Somebody with a browser or a program, who does what is said and keeps what they hear. */
export class Hand {
  readonly #url: string;
  cookie = '';
  /** `Bearer …`, of programs and of the owner. */
  authorization: string | null = null;
  #socket: WebSocket | null = null;
  readonly heard: unknown[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  /** `call` is as `GET /api/me`. */
  async call(call: string, body?: unknown): Promise<Answer> {
    const [method = '', path = ''] = call.split(' ');
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: { ...this.#headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) this.#keep(set);
    const type = response.headers.get('content-type') ?? '';
    const text = await response.text();
    if (/[/+]json/.test(type)) return { status: response.status, body: JSON.parse(text) };
    return { status: response.status, type: type.split(';')[0] ?? '', body: null };
  }

  /** Anew, if they were connected. */
  async connect(): Promise<void> {
    this.close();
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/socket`, {
      headers: this.#headers,
    } as never);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.heard.push(JSON.parse(String(data)));
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.heard.push({ type: 'closed', code });
    };
    await new Promise<void>((resolve, reject) => {
      socket.onopen = () => resolve();
      socket.onerror = () => reject(new Error('no connection'));
    });
  }

  say(message: unknown): void {
    this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  get #headers(): Record<string, string> {
    const { cookie, authorization } = this;
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    return authorization === null ? { ...agent, cookie } : { ...agent, cookie, authorization };
  }

  /** One of each name, as browsers do. */
  #keep(set: string): void {
    const [pair = ''] = set.split(';');
    const name = pair.split('=')[0] ?? '';
    const others = this.cookie.split('; ').filter(each => each !== '' && !each.startsWith(`${name}=`));
    this.cookie = [...others, pair].join('; ');
  }
}
