// A WebSocket that says much and reads nothing, as no browser would: for benchAttack.ts.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export class DeafSocket {
  readonly #socket: Socket;
  isGone = false;

  /** Opens a socket: reads the answer to the handshake, and not a byte more. */
  static async open(url: string, headers: Readonly<Record<string, string>>): Promise<DeafSocket> {
    const { hostname, port, host } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    const lines = { ...headers, host, ...UPGRADE, 'sec-websocket-key': randomBytes(16).toString('base64') };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET /api/socket HTTP/1.1\r\n${head.join('')}\r\n`);
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    socket.pause();
    return new DeafSocket(socket);
  }

  constructor(socket: Socket) {
    this.#socket = socket;
    const gone = (): void => {
      this.isGone = true;
    };
    socket.on('error', gone).on('close', gone);
  }

  send(text: string): void {
    if (!this.isGone) this.#socket.write(frameOf(Buffer.from(text)));
  }

  close(): void {
    this.#socket.destroy();
  }
}

const UPGRADE = { upgrade: 'websocket', connection: 'Upgrade', 'sec-websocket-version': '13' };

/** The frame of one text, masked with zeros. */
function frameOf(payload: Buffer): Buffer {
  const length =
    payload.length < 126
      ? Buffer.from([0x80 | payload.length])
      : Buffer.from([0x80 | 126, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([Buffer.from([0x81]), length, Buffer.alloc(4), payload]);
}
