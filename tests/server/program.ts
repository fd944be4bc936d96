import { randomUUID } from 'node:crypto';
import { type Random, type Rules, sampleAction } from '@macher/engine';
import type { LookedSheet, Request, Sheet, TableReply } from '@macher/protocol';
import { TestClient } from './client.ts';
import type { House } from './house.ts';

/** A program of somebody's, which plays by HTTP. */
export class TestProgram {
  readonly id: string;
  readonly token: string;
  readonly #url: string;

  constructor(url: string, id: string, token: string) {
    this.#url = url;
    this.id = id;
    this.token = token;
  }

  with(token: string): TestProgram {
    return new TestProgram(this.#url, this.id, token);
  }

  /** For its socket. */
  client(): TestClient {
    return new TestClient(this.#url, { authorization: `Bearer ${this.token}` });
  }

  call(method: string, path: string, body?: unknown) {
    return this.client().call(method, path, body);
  }

  async ask(
    table: string,
    request: Request,
    invite: string | null = null,
    id: string = randomUUID(),
  ): Promise<TableReply> {
    const query = invite === null ? '' : `?invite=${invite}`;
    const { body } = await this.call('POST', `/api/tables/${table}/ask${query}`, { id, request });
    return body as unknown as TableReply;
  }

  /** Ready to play. */
  async sit(table: string, invite: string | null, seat: number): Promise<TableReply> {
    const reply = await this.ask(table, { kind: 'sit', seat }, invite);
    return reply.ok ? this.ask(table, { kind: 'ready', isReady: true }) : reply;
  }

  async look(table: string, query = ''): Promise<LookedSheet> {
    return (await this.call('GET', `/api/tables/${table}/sheet${query}`)).body as unknown as LookedSheet;
  }

  /** By chance. */
  async playOut(table: string, random: Random): Promise<Sheet> {
    const { body } = await this.call('GET', `/api/tables/${table}/rules`);
    const rules = body['rules'] as Rules;
    let { sheet } = await this.look(table);
    while (sheet.stage === 'playing') {
      const { number, choice } = sheet;
      if (choice !== null)
        await this.ask(table, { kind: 'act', number, action: sampleAction(rules, choice, random) });
      ({ sheet } = await this.look(table, `?after=${number}&wait=25`));
    }
    return sheet;
  }
}

/** A new program of theirs. */
export async function programOf(house: House, owner: TestClient, name: string): Promise<TestProgram> {
  const { status, body } = await owner.call('POST', '/api/me/programs', { name });
  if (status !== 201) throw new Error(JSON.stringify(body));
  const { id } = body['program'] as { readonly id: string };
  return new TestProgram(house.url, id, String(body['token']));
}
