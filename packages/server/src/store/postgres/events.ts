import type { EventStage, NewEvent, PersonId } from '@macher/protocol';
import {
  type ClosedRound,
  drawnOf,
  type EventLimits,
  entriesIn,
  eventIn,
  type KeptEvent,
  type KeptRound,
  type OwnEntry,
  ownEntryIn,
  roundIn,
  type StoredEvents,
} from '../clubs.ts';
import type { Database } from './database.ts';

export class PostgresEvents implements StoredEvents {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  add({ id, club, createdAt, stage, settings }: KeptEvent, most: EventLimits): Promise<boolean> {
    return this.#database.write(async work => {
      // The club is locked, so that two events cannot both be the last.
      await work.all('SELECT 1 FROM macher.clubs WHERE id = $1 FOR UPDATE', club);
      const known = await work.all('SELECT stage FROM macher.club_events WHERE club = $1', club);
      if (known.length >= most.events) return false;
      if (known.filter(event => event['stage'] !== 'over').length >= most.open) return false;
      const sql = `INSERT INTO macher.club_events (id, club, created_at, stage, settings)
        VALUES ($1, $2, $3, $4, $5)`;
      await work.run(sql, id, club, createdAt, stage, JSON.stringify(settings));
      return true;
    });
  }

  async find(id: string): Promise<KeptEvent | null> {
    const found = await this.#database.get('SELECT * FROM macher.club_events WHERE id = $1', id);
    return found === undefined ? null : eventIn(found);
  }

  async of(club: string): Promise<KeptEvent[]> {
    const sql = 'SELECT * FROM macher.club_events WHERE club = $1 ORDER BY created_at DESC, id';
    return (await this.#database.all(sql, club)).map(eventIn);
  }

  async change(id: string, settings: NewEvent): Promise<boolean> {
    const sql = `UPDATE macher.club_events SET settings = $2 WHERE id = $1
      AND NOT EXISTS (SELECT 1 FROM macher.club_rounds WHERE event = $1)`;
    return (await this.#database.write(work => work.run(sql, id, JSON.stringify(settings)))) === 1;
  }

  async setStage(id: string, stage: EventStage): Promise<void> {
    const sql = 'UPDATE macher.club_events SET stage = $2 WHERE id = $1';
    await this.#database.write(work => work.run(sql, id, stage));
  }

  async remove(id: string): Promise<void> {
    await this.#database.write(async work => {
      await work.run('DELETE FROM macher.club_rounds WHERE event = $1', id);
      await work.run('DELETE FROM macher.club_entrants WHERE event = $1', id);
      await work.run('DELETE FROM macher.club_events WHERE id = $1', id);
    });
  }

  async entries(event: string): Promise<Map<PersonId, boolean>> {
    const sql = 'SELECT person, takes_part FROM macher.club_entrants WHERE event = $1';
    return entriesIn(await this.#database.all(sql, event));
  }

  async entriesOf(person: PersonId): Promise<OwnEntry[]> {
    const sql = `SELECT club, event, takes_part FROM macher.club_entrants JOIN macher.club_events ON id = event
      WHERE person = $1 ORDER BY event`;
    return (await this.#database.all(sql, person)).map(ownEntryIn);
  }

  async enter(event: string, person: PersonId, takesPart: boolean): Promise<void> {
    const sql = `INSERT INTO macher.club_entrants (event, person, takes_part) VALUES ($1, $2, $3)
      ON CONFLICT (event, person) DO UPDATE SET takes_part = excluded.takes_part`;
    await this.#database.write(work => work.run(sql, event, person, takesPart ? 1 : 0));
  }

  async rounds(event: string): Promise<KeptRound[]> {
    const sql = 'SELECT * FROM macher.club_rounds WHERE event = $1 ORDER BY round';
    return (await this.#database.all(sql, event)).map(roundIn);
  }

  async addRound(round: KeptRound): Promise<boolean> {
    const sql = `INSERT INTO macher.club_rounds (event, round, drawn, is_made, closed)
      VALUES ($1, $2, $3, 0, NULL) ON CONFLICT DO NOTHING`;
    const { event, round: number } = round;
    return (await this.#database.write(work => work.run(sql, event, number, drawnOf(round)))) === 1;
  }

  async made(event: string, round: number): Promise<void> {
    const sql = 'UPDATE macher.club_rounds SET is_made = 1 WHERE event = $1 AND round = $2';
    await this.#database.write(work => work.run(sql, event, round));
  }

  async closeRound(event: string, round: number, closed: ClosedRound): Promise<void> {
    const sql =
      'UPDATE macher.club_rounds SET closed = $3 WHERE event = $1 AND round = $2 AND closed IS NULL';
    await this.#database.write(work => work.run(sql, event, round, JSON.stringify(closed)));
  }

  async unmade(): Promise<string[]> {
    const sql = 'SELECT DISTINCT event FROM macher.club_rounds WHERE is_made = 0 ORDER BY event';
    return (await this.#database.all(sql)).map(({ event }) => String(event));
  }
}
