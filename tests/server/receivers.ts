import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Something that was sent to us. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A web server that takes everything, as the services outside do. */
export class HttpSink {
  readonly received: Received[] = [];
  /** What it answers with. */
  status = 204;
  headers: Readonly<Record<string, string>> = {};
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<HttpSink> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', part => parts.push(part));
      request.on('end', () => {
        sink.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(sink.status, sink.headers).end();
      });
    });
    const sink = new HttpSink(server);
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    return sink;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** As JSON. */
  get bodies(): unknown[] {
    return this.received.map(({ body }) => JSON.parse(body.toString()));
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise(done => this.#server.close(done));
  }
}

/** A browser's side of Web Push: it makes a subscription, and opens what comes. */
export class PushReceiver {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly sink: HttpSink;

  constructor(sink: HttpSink) {
    this.sink = sink;
    this.#ecdh.generateKeys();
  }

  get subscription() {
    const p256dh = this.#ecdh.getPublicKey('base64url');
    return {
      endpoint: `${this.sink.url}/push/device`,
      keys: { p256dh, auth: this.#auth.toString('base64url') },
    };
  }

  /** RFC 8291, from the side of the reader. */
  opened({ body }: Received): unknown {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
    const closed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const secret = derived(this.#ecdh.computeSecret(sender), this.#auth, info, 32);
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(closed.subarray(-16));
    const text = Buffer.concat([decipher.update(closed.subarray(0, -16)), decipher.final()]);
    if (text.at(-1) !== 2) throw new Error('not the last record');
    return JSON.parse(text.subarray(0, -1).toString());
  }
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** What a push service reads in the header: whether the key in it has signed, and what. */
export function claimsIn(authorization: string): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } as never });
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTheirs) throw new Error('signed by another key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

/** A mail server that keeps what it gets. */
export class MailSink {
  readonly mails: { readonly to: string; readonly text: string }[] = [];
  readonly #server: SMTPServer;

  private constructor(server: SMTPServer) {
    this.#server = server;
  }

  static async open(): Promise<MailSink> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('nobody')
          ? done(Object.assign(new Error('no such box'), { responseCode: 550 }))
          : done(),
      onData: (stream, session, done) => {
        let text = '';
        stream.on('data', part => {
          text += part;
        });
        stream.on('end', () => {
          sink.mails.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), text });
          done();
        });
      },
    });
    const sink = new MailSink(server);
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise(done => this.#server.close(() => done()));
  }
}

/** A name server that knows a few names, and at each look the next of their answers; `silent` ones get none. */
export class NameServer {
  readonly #socket: Socket = createSocket('udp4');
  readonly #answers: Map<string, readonly (readonly string[])[]>;

  private constructor(answers: Readonly<Record<string, readonly (readonly string[])[]>>) {
    this.#answers = new Map(Object.entries(answers));
  }

  static async open(answers: Readonly<Record<string, readonly (readonly string[])[]>>): Promise<NameServer> {
    const server = new NameServer(answers);
    server.#socket.on('message', (question, { port, address }) => {
      const answer = server.#answerTo(question);
      if (answer !== null) server.#socket.send(answer, port, address);
    });
    await new Promise<void>(done => server.#socket.bind(0, '127.0.0.1', done));
    return server;
  }

  get address(): string {
    return `127.0.0.1:${this.#socket.address().port}`;
  }

  close(): void {
    this.#socket.close();
  }

  /** RFC 1035: the question, and addresses for its name. */
  #answerTo(question: Buffer): Buffer | null {
    const labels: string[] = [];
    let at = 12;
    for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
      labels.push(question.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const end = at + 5;
    const name = labels.join('.').toLowerCase();
    if (labels.includes('silent')) return null;
    const isOfFour = question.readUInt16BE(at + 1) === 1;
    const addresses = isOfFour ? this.#next(name) : [];
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(this.#answers.has(name) ? 0x8180 : 0x8183, 2);
    for (const [offset, count] of [1, addresses.length, 0, 0].entries())
      head.writeUInt16BE(count, 4 + 2 * offset);
    const records = addresses.map(address =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
    );
    return Buffer.concat([head, question.subarray(12, end), ...records]);
  }

  #next(name: string): readonly string[] {
    const [first = [], ...others] = this.#answers.get(name) ?? [];
    if (others.length > 0) this.#answers.set(name, others);
    return first;
  }
}
