import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The plainest web server: files of one folder below a path, by their names, and nothing else. */
export class FileServer {
  /** Paths that were asked for. */
  readonly asked: string[] = [];
  readonly #server: Server;
  readonly #path: string;
  readonly #port: number;

  private constructor(server: Server, path: string) {
    this.#server = server;
    this.#path = path;
    this.#port = (server.address() as AddressInfo).port;
  }

  static async open(folder: string, path: string): Promise<FileServer> {
    const server = createServer();
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const files = new FileServer(server, path);
    server.on('request', ({ url = '/' }, response) => {
      const { pathname } = new URL(url, files.url);
      files.asked.push(pathname);
      if (pathname.startsWith(path))
        send(response, join(folder, pathname.slice(path.length) || 'index.html'));
      else response.writeHead(404).end();
    });
    return files;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}${this.#path}`;
  }

  /** From now on nobody is there. */
  async cut(): Promise<void> {
    const closed = new Promise(resolve => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }
}

function send(response: ServerResponse, file: string): void {
  if (!existsSync(file) || !statSync(file).isFile()) response.writeHead(404).end();
  else
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(readFileSync(file));
}
