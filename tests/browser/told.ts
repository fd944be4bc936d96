import type { Page } from 'playwright-core';

/** What a page says of its line to a table in its browser. */
type Heard = { readonly kind: 'asked' } | { readonly kind: 'told'; readonly lines: readonly Line[] };

/** A line of a table's news: its number, and all that it says. */
type Line = readonly [number: number, text: string];

/** Everything that a page was told of its table: nothing else can have been shown as done. */
export class Told {
  readonly lines = new Map<number, string>();
  #waiting: { readonly kind: Heard['kind']; count: number; done(): void } | null = null;

  static async by(page: Page): Promise<Told> {
    const told = new Told();
    await page.exposeFunction('heard', (heard: Heard) => told.#hear(heard));
    await page.addInitScript(reportLine);
    return told;
  }

  /** When so many more questions have been asked, or news told. */
  after(count: number, kind: Heard['kind']): Promise<void> {
    return new Promise(done => {
      this.#waiting = { kind, count, done };
    });
  }

  #hear(heard: Heard): void {
    if (heard.kind === 'told') for (const [number, text] of heard.lines) this.lines.set(number, text);
    if (heard.kind !== this.#waiting?.kind) return;
    this.#waiting.count -= 1;
    if (this.#waiting.count === 0) this.#waiting.done();
  }
}

/** Inside the page, before its own code. */
function reportLine(): void {
  const report = (heard: Heard): void => (globalThis as { heard?: (heard: Heard) => void }).heard?.(heard);
  // How far a moment goes back is left out of what is told late.
  const lineOf = (each: { number: number }): Line => [
    each.number,
    JSON.stringify(each, (name, value: unknown) => (name === 'back' ? null : value)),
  ];
  const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {};
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    set(this: MessagePort, hear: (event: MessageEvent) => void) {
      set?.call(this, (event: MessageEvent) => {
        const { news = [] } = JSON.parse(String(event.data)) as { news?: { number: number }[] };
        if (news.length > 0) report({ kind: 'told', lines: news.map(lineOf) });
        hear(event);
      });
    },
  });
  const send = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: unknown[]) {
    if (String(sent[0]).includes('"type":"ask"')) report({ kind: 'asked' });
    return Reflect.apply(send, this, sent);
  };
}
