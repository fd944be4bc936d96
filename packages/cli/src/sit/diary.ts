import type { PartyId, Rules, Score, Seat } from '@macher/engine';
import type { FaultKind } from '@macher/lab';
import { printable } from '../files.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Voice, voiceOf } from '../words.ts';

/** Events are what a program at a table goes through. */
export interface Events {
  seated: { readonly seat: Seat; readonly party: PartyId };
  begun: { readonly ruleset: string; readonly players: number; readonly seat: Seat; readonly party: PartyId };
  round: { readonly round: number; readonly rounds: number };
  decided: { readonly version: number; readonly kind: string; readonly milliseconds: number };
  /** Why no use could be made of an answer; `stderr` has the last lines of the program's. */
  fault: {
    readonly kind: FaultKind;
    readonly detail: string;
    readonly tries: number;
    readonly most: number;
    readonly stderr: string;
  };
  lost: { readonly reason: string; readonly seconds: number };
  found: object;
  /** A bot had stood in for the program, which has returned. */
  returned: object;
  over: { readonly parties: readonly PartyId[]; readonly scores: readonly Score[] };
  /** The command ends, perhaps before the game. */
  ended: { readonly why: EndedWhy; readonly detail: string };
}

/** Why there is nothing more to do at a table, though its game isn't over. */
export const ENDED = [
  'abandoned',
  'frozen',
  'full',
  'begun-already',
  'seat-lost',
  'resigned',
  'faulty',
  'stopped',
  'unheard',
  'no-programs',
  'blocked',
  'refused',
  'unreachable',
  'no-server',
  'not-signed-in',
  'no-such-table',
  'not-invited',
  'closed',
] as const;
export type EndedWhy = (typeof ENDED)[number];

export type EventName = keyof Events;

/** Tells a person what the program goes through, or another program: one line of JSON for each event. */
export class Diary {
  readonly #terminal: Terminal;
  readonly #isJson: boolean;
  #voice: Voice;

  constructor(terminal: Terminal, voice: Voice, isJson: boolean) {
    this.#terminal = terminal;
    this.#voice = voice;
    this.#isJson = isJson;
  }

  /** Opens the diary in the words of the rules' edition. */
  open({ edition }: Rules): void {
    this.#voice = voiceOf(this.#voice, edition);
  }

  tell<E extends EventName>(event: E, what: Events[E]): void {
    if (this.#isJson) this.#terminal.write(JSON.stringify({ at: Date.now(), event, ...what }));
    else for (const line of TEXTS[event](this.#voice, what)) this.#say(event, printable(line));
  }

  /** Says a line, troubles apart from what is as it should be. */
  #say(event: EventName, line: string): void {
    if (TROUBLES.some(each => each === event)) this.#terminal.warn(`${line}\n`);
    else this.#terminal.write(line);
  }
}

const TROUBLES: readonly EventName[] = ['fault', 'lost', 'found', 'ended'];

const TEXTS: { readonly [E in EventName]: (voice: Voice, what: Events[E]) => readonly string[] } = {
  seated: ({ say, words }, { seat, party }) => [
    say('sit.seated', { seat: seat + 1, party: words.party(party) }),
  ],
  begun: ({ say, words }, { ruleset, players, party }) => [
    say('sit.begun', { ruleset, players, party: words.party(party) }),
  ],
  round: ({ say }, { round, rounds }) => [say('board.round', { round, rounds })],
  decided: () => [],
  fault: ({ say }, { kind, detail, tries, most, stderr }) => [
    say('sit.fault', { kind: say(`fault.${kind}`), detail, tries, most }),
    ...stderr.split('\n').flatMap(line => (line === '' ? [] : [`  ${line}`])),
  ],
  lost: ({ say }, { reason, seconds }) => [say('sit.lost', { reason, seconds })],
  found: ({ say }) => [say('sit.found')],
  returned: ({ say }) => [say('sit.returned')],
  over: standing,
  ended: ({ say }, { why, detail }) => [say(`sit.${why}`, { detail })],
};

function standing({ say, words }: Voice, { parties, scores }: Events['over']): string[] {
  const best = scores.filter(({ rank }) => rank === 1);
  const names = words.named.list(best.map(({ seat }) => words.named.party(parties[seat] ?? '')));
  const points = best[0]?.total ?? 0;
  const ranked = [...scores].sort((one, other) => one.rank - other.rank);
  return [
    say('play.winner', { parties: names, count: best.length, points }),
    ...ranked.map(({ seat, rank, total }) =>
      say('sit.place', { rank, party: words.party(parties[seat] ?? ''), points: total }),
    ),
  ];
}
