/**
 * What was said with the names of things that are drawn by chance taken out: `«3»` stands for the third of them, in
 * every place where it was said, and `«?»` for anything.
 */
type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Stands for any value. */
const ANYTHING = '«?»';

const TOKEN = /[A-Za-z0-9_-]+/g;
const NAME = /«(\d+)»/g;

/** Cards, who sits at which table, and what a machine had to do: where two evenings differ in it, all of it may. */
const DRAWN: readonly string[] = ['view', 'choice', 'deal', 'rounds', 'standing', 'load'];

function isDrawn(name: string, value: Json): boolean {
  return DRAWN.includes(name) && JSON.stringify(value).includes('«');
}

/** Of two evenings that went the same way: what differs between them was drawn by chance, or is the time it took. */
export class Unifier {
  readonly #names = new Map<string, number>();
  /** Where a value is said to be anything. */
  readonly loose = new Set<string>();

  unify(one: unknown, other: unknown, path = ''): Json {
    if (typeof one === 'string' && typeof other === 'string') return this.text(one, other);
    if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
      return one.map((each, index) => this.unify(each, other[index], `${path}/#`));
    if (isObject(one) && isObject(other)) return this.#fields(one, other, path);
    if (one === other) return one as Json;
    this.loose.add(path);
    return ANYTHING;
  }

  text(one: string, other: string): string {
    if (one === other) return one;
    const [ones, others] = [one.match(TOKEN) ?? [], other.match(TOKEN) ?? []];
    const isAlike = ones.length === others.length && one.split(TOKEN).join() === other.split(TOKEN).join();
    if (!isAlike) return this.#named(one, other);
    let at = -1;
    return one.replace(TOKEN, token => {
      at += 1;
      const second = others[at] ?? '';
      return token === second ? token : this.#named(token, second);
    });
  }

  #fields(one: Fields, other: Fields, path: string): Json {
    const [names, others] = [Object.keys(one), Object.keys(other)];
    if (names.length !== others.length) {
      this.loose.add(path);
      return ANYTHING;
    }
    return Object.fromEntries(
      names.map((name, index) => {
        const second = Object.hasOwn(other, name) ? name : (others[index] ?? '');
        const value = this.unify(one[name], other[second], `${path}/${name}`);
        return [this.text(name, second), isDrawn(name, value) ? ANYTHING : value];
      }),
    );
  }

  #named(one: string, other: string): string {
    const pair = JSON.stringify([one, other]);
    const known = this.#names.get(pair) ?? this.#names.size + 1;
    this.#names.set(pair, known);
    return `«${known}»`;
  }
}

/** A place where something else is said than was said then. */
export interface Difference {
  readonly path: string;
  readonly then: unknown;
  readonly now: unknown;
}

/** What the names stand for this evening. */
export class Names {
  readonly #values = new Map<string, string>();
  readonly #taken = new Map<string, string>();

  /** What was sent then, with the names of now. */
  filled<T>(template: T): T {
    const text = JSON.stringify(template);
    if (text === undefined || !text.includes('«')) return template;
    const now = text.replace(NAME, (_all, name: string) => JSON.stringify(this.#valueOf(name)).slice(1, -1));
    return JSON.parse(now) as T;
  }

  /** What is missing or other than it was; what is new is no difference. Names are learned where nothing differs. */
  differences(then: unknown, now: unknown, isMeant: (found: Difference) => boolean): Difference[] {
    const learned = new Map<string, string>();
    const found = [...this.#compare(then, now, '', learned)].filter(each => !isMeant(each));
    if (found.length === 0) this.#learn(learned);
    return found;
  }

  #learn(learned: ReadonlyMap<string, string>): void {
    for (const [name, value] of learned) {
      this.#values.set(name, value);
      this.#taken.set(value, name);
    }
  }

  #valueOf(name: string): string {
    const value = this.#values.get(name);
    if (value === undefined) throw new Error(`«${name}» has not been told`);
    return value;
  }

  *#compare(then: unknown, now: unknown, path: string, learned: Learned): Generator<Difference> {
    if (then === ANYTHING) return;
    if (Array.isArray(then) && Array.isArray(now) && now.length === then.length)
      for (const [at, each] of then.entries()) yield* this.#compare(each, now[at], `${path}/${at}`, learned);
    else if (isObject(then) && isObject(now)) yield* this.#compareFields(then, now, path, learned);
    else if (!this.#isSaid(then, now, learned)) yield { path, then, now };
  }

  #isSaid(then: unknown, now: unknown, learned: Learned): boolean {
    return typeof then === 'string' && then.includes('«') ? this.#fits(then, now, learned) : then === now;
  }

  *#compareFields(then: Fields, now: Fields, path: string, learned: Learned): Generator<Difference> {
    for (const [template, value] of Object.entries(then)) {
      const name = template.replace(
        NAME,
        (all, each: string) => this.#values.get(each) ?? learned.get(each) ?? all,
      );
      if (Object.hasOwn(now, name)) yield* this.#compare(value, now[name], `${path}/${template}`, learned);
      else yield { path: `${path}/${template}`, then: value, now: undefined };
    }
  }

  /** Every name stands for one thing, and every thing has one name. */
  #fits(template: string, now: unknown, learned: Learned): boolean {
    if (typeof now !== 'string') return false;
    const names = [...template.matchAll(NAME)].map(([, name = '']) => name);
    const isWhole = /^«\d+»$/.test(template);
    const pattern = template
      .split(/«\d+»/)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join(isWhole ? '([^]*)' : '([A-Za-z0-9_-]+)');
    const found = new RegExp(`^${pattern}$`).exec(now);
    if (found === null) return false;
    return names.every((name, at) => {
      const value = found[at + 1] ?? '';
      const known = this.#values.get(name) ?? learned.get(name);
      if (known === undefined && !this.#taken.has(value)) learned.set(name, value);
      return known === undefined ? !this.#taken.has(value) : known === value;
    });
  }
}

type Fields = Readonly<Record<string, unknown>>;
/** What names stand for in what is being compared. */
type Learned = Map<string, string>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
