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
import type { SqliteFile } from './file.ts';

export class SqliteEvents implements StoredEvents {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  add({ id, club, createdAt, stage, settings }: KeptEvent, most: EventLimits): Promise<boolean> {
    return this.#file.write(() => {
      const known = this.#file.all('SELECT stage FROM club_events WHERE club = ?', club);
      if (known.length >= most.events) return false;
      if (known.filter(event => event['stage'] !== 'over').length >= most.open) return false;
      const sql = 'INSERT INTO club_events (id, club, created_at, stage, settings) VALUES (?, ?, ?, ?, ?)';
      this.#file.run(sql, id, club, createdAt, stage, JSON.stringify(settings));
      return true;
    });
  }

  async find(id: string): Promise<KeptEvent | null> {
    const found = this.#file.get('SELECT * FROM club_events WHERE id = ?', id);
    return found === undefined ? null : eventIn(found);
  }

  async of(club: string): Promise<KeptEvent[]> {
    const sql = 'SELECT * FROM club_events WHERE club = ? ORDER BY created_at DESC, id';
    return this.#file.all(sql, club).map(eventIn);
  }

  async change(id: string, settings: NewEvent): Promise<boolean> {
    const sql = `UPDATE club_events SET settings = ? WHERE id = ?
      AND NOT EXISTS (SELECT 1 FROM club_rounds WHERE event = club_events.id)`;
    const { changes } = await this.#file.write(() => this.#file.run(sql, JSON.stringify(settings), id));
    return Number(changes) === 1;
  }

  async setStage(id: string, stage: EventStage): Promise<void> {
    await this.#file.write(() => this.#file.run('UPDATE club_events SET stage = ? WHERE id = ?', stage, id));
  }

  async remove(id: string): Promise<void> {
    await this.#file.write(() => {
      this.#file.run('DELETE FROM club_rounds WHERE event = ?', id);
      this.#file.run('DELETE FROM club_entrants WHERE event = ?', id);
      this.#file.run('DELETE FROM club_events WHERE id = ?', id);
    });
  }

  async entries(event: string): Promise<Map<PersonId, boolean>> {
    return entriesIn(this.#file.all('SELECT person, takes_part FROM club_entrants WHERE event = ?', event));
  }

  async entriesOf(person: PersonId): Promise<OwnEntry[]> {
    const sql = `SELECT club, event, takes_part FROM club_entrants JOIN club_events ON id = event
      WHERE person = ? ORDER BY event`;
    return this.#file.all(sql, person).map(ownEntryIn);
  }

  async enter(event: string, person: PersonId, takesPart: boolean): Promise<void> {
    const sql = `INSERT INTO club_entrants (event, person, takes_part) VALUES (?, ?, ?)
      ON CONFLICT (event, person) DO UPDATE SET takes_part = excluded.takes_part`;
    await this.#file.write(() => this.#file.run(sql, event, person, takesPart ? 1 : 0));
  }

  async rounds(event: string): Promise<KeptRound[]> {
    return this.#file.all('SELECT * FROM club_rounds WHERE event = ? ORDER BY round', event).map(roundIn);
  }

  async addRound(round: KeptRound): Promise<boolean> {
    const sql = `INSERT OR IGNORE INTO club_rounds (event, round, drawn, is_made, closed)
      VALUES (?, ?, ?, 0, NULL)`;
    const { changes } = await this.#file.write(() =>
      this.#file.run(sql, round.event, round.round, drawnOf(round)),
    );
    return Number(changes) === 1;
  }

  async made(event: string, round: number): Promise<void> {
    const sql = 'UPDATE club_rounds SET is_made = 1 WHERE event = ? AND round = ?';
    await this.#file.write(() => this.#file.run(sql, event, round));
  }

  async closeRound(event: string, round: number, closed: ClosedRound): Promise<void> {
    const sql = 'UPDATE club_rounds SET closed = ? WHERE event = ? AND round = ? AND closed IS NULL';
    await this.#file.write(() => this.#file.run(sql, JSON.stringify(closed), event, round));
  }

  async unmade(): Promise<string[]> {
    const sql = 'SELECT DISTINCT event FROM club_rounds WHERE is_made = 0 ORDER BY event';
    return this.#file.all(sql).map(({ event }) => String(event));
  }
}
