import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What is lost with the connection: the question, or only its answer. */
type Loss = 'question' | 'answer';

/** Stands between a program and its database, and cuts the wire when it is told. */
export class Cutter {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #next: { readonly words: string; readonly loss: Loss } | null = null;
  cuts = 0;

  private constructor(port: number) {
    this.#server = createServer(socket => this.#join(socket, connect(port, '127.0.0.1')));
  }

  static async before(address: string): Promise<{ cutter: Cutter; address: string }> {
    const url = new URL(address);
    const cutter = new Cutter(Number(url.port));
    cutter.#server.listen(0, '127.0.0.1');
    await once(cutter.#server, 'listening');
    const own = cutter.#server.address();
    url.port = String(typeof own === 'object' && own !== null ? own.port : 0);
    return { cutter, address: url.href };
  }

  /** The next time that someone asks with these words. */
  cutAt(words: string, loss: Loss): void {
    this.#next = { words, loss };
  }

  /** Everything, now. */
  cut(): void {
    this.cuts += 1;
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(client: Socket, database: Socket): void {
    for (const socket of [client, database]) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', asked => this.#pass(asked, client, database));
    database.on('data', answer => client.write(answer));
  }

  #pass(asked: Buffer, client: Socket, database: Socket): void {
    const next = this.#next;
    if (next === null || !asked.includes(next.words)) return void database.write(asked);
    this.#next = null;
    this.cuts += 1;
    if (next.loss === 'question') return void client.destroy();
    database.removeAllListeners('data');
    database.once('data', () => client.destroy());
    database.write(asked);
  }
}
