// People at a table who decide at random, for `npm run keep`.
import { choiceAt, deciders, type Game, randomOf, type Seat, sampleAction } from '@macher/engine';
import type { Person, Request } from '@macher/protocol';
import type { Host } from '@macher/table';

export const PEOPLE: readonly Person[] = ['Anna', 'Bernd', 'Carla', 'Dora', 'Emil'].map(name => ({
  id: name.toLowerCase(),
  name,
}));
/** ZOE never has a seat. */
export const ZOE: Person = { id: 'zoe', name: 'Zoe' };

const random = randomOf('keep');

export function personAt(seat: Seat): Person {
  const person = PEOPLE[seat];
  if (person === undefined) throw new Error(`nobody at seat ${seat}`);
  return person;
}

/** A table with people, and what they do there. */
export class Evening {
  readonly host: Host;
  #requests = 0;

  constructor(host: Host) {
    this.host = host;
  }

  get game(): Game {
    if (this.host.table.game === null) throw new Error('the game has not begun');
    return this.host.table.game;
  }

  async ask(person: Person, request: Request): Promise<void> {
    this.#requests += 1;
    const reply = await this.host.request(person, `r${this.#requests}`, request);
    if (!reply.ok) throw new Error(`${person.name}: ${JSON.stringify([request, reply.refusal])}`);
  }

  async sitDown(people: number): Promise<this> {
    for (const [seat, person] of PEOPLE.slice(0, people).entries()) {
      if (this.host.table.places[seat]?.person == null) await this.ask(person, { kind: 'sit', seat });
      const { origin } = this.host.table.opening;
      await this.ask(person, { kind: 'ready', isReady: true, origin });
    }
    await this.ask(this.owner, { kind: 'start' });
    return this;
  }

  get owner(): Person {
    return personAt(0);
  }

  async act(seat: Seat, more: { readonly isHinted?: true } = {}): Promise<void> {
    const { person, standIn } = this.host.table.places[seat] ?? { person: null, standIn: null };
    if (person === null || standIn !== null) return rest();
    const action = sampleAction(this.game.rules, choiceAt(this.game, seat), random);
    await this.ask(person, { kind: 'act', number: this.host.table.number, action, ...more });
  }

  async until(isSo: (game: Game) => boolean): Promise<this> {
    while (!isSo(this.game)) {
      if (this.game.result !== null) throw new Error('the game is over, and it never was so');
      const seats = deciders(this.game);
      await this.act(seats[random(seats.length)] as Seat);
    }
    return this;
  }
}

export function rest(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}
