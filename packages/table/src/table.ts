import { type Action, type BySeat, clone, type Game, type Seat, type Undone } from '@macher/engine';
import type {
  Clock,
  Deal,
  FrozenInDetail,
  Opening,
  OpenProposal,
  OpenSeal,
  Person,
  PersonId,
  Place,
  Regency,
  RematchOffer,
  Room,
  Schedule,
  Seal,
  Stage,
} from '@macher/protocol';

/** An action of the line of play that counts, with where it stands in the log. */
export interface Step {
  readonly action: Action;
  readonly entry: number;
  /** null: a bot. */
  readonly by: PersonId | null;
  readonly seal: Seal | null;
  /** Whether its player had been shown what a bot would do. */
  readonly isHinted: boolean;
}

/** A deal without what time alone tells. */
export type Offered = Omit<Deal, 'isOver'>;

export interface DaysOff {
  readonly since: number;
  readonly until: number;
}

/** NamedRegency has the person who keeps the name that was named: nobody is told it. */
export interface NamedRegency extends Regency {
  readonly keeper: PersonId | null;
}

/** How often something was written, and how much in all. */
export interface Volume {
  readonly times: number;
  readonly characters: number;
}

/** What a person called their latest requests, and the entries that came of them; the oldest first. */
export interface Known {
  readonly ids: readonly string[];
  readonly numbers: readonly number[];
}

/** Table is what its log has made of it. */
export interface Table {
  readonly owner: Person;
  readonly opening: Opening;
  /** The last entry of the log. */
  number: number;
  readonly openedAt: number;
  stage: Stage;
  readonly places: Place[];
  clock: Clock;
  /** The entry in which the pace was last set: clocks know nothing of decisions before it. */
  paced: number;
  /** What each seat adds to the deal: of those who are ready for it. */
  contributions: BySeat<string | null>;
  /** Who sat where when the game began. */
  began: BySeat<PersonId | null>;
  /** Since when the person whose seat it is has not played there. */
  awaySince: BySeat<number | null>;
  /** Which seats each person has looked at the game from. */
  seen: ReadonlyMap<PersonId, readonly Seat[]>;
  /** Who can do nothing here any more. */
  blocked: ReadonlySet<PersonId>;
  /** How often each person has asked for a seat. */
  asks: ReadonlyMap<PersonId, number>;
  /** null until it is started. */
  game: Game | null;
  readonly steps: Step[];
  /** The entry in which something was last taken back: what was decided for a sheet before it is stale. */
  rewound: BySeat<number>;
  /** How often the game went back over what had been decided or shown since. */
  takebacks: number;
  /** What was taken back, the latest last, as a record tells it. */
  undone: readonly Undone[];
  /** By the entry that took them back, the entries that no longer count. */
  readonly gone: Map<number, readonly number[]>;
  /** By the entry that showed them, the sealed decisions that all have seen. */
  readonly opens: Map<number, readonly OpenSeal[]>;
  /** Since when the person at the seat is waited for without a sign of life. */
  waiting: BySeat<number | null>;
  proposal: OpenProposal | null;
  rematches: readonly RematchOffer[];
  /** Since when and until when no clock runs for a seat; null: it does. */
  off: BySeat<DaysOff | null>;
  /** Days off that have begun, of times that are over. */
  rested: BySeat<number>;
  regencies: BySeat<NamedRegency | null>;
  schedule: Schedule | null;
  /** Offered at this table, the latest last; how it goes with them is worked out as people decide. */
  deals: readonly Offered[];
  /** Whether all have agreed that everyone may ask what a bot would do. */
  hasHints: boolean;
  /** The last version of the game at which each seat might ask for it: what they were told then stays marked. */
  hintable: BySeat<number>;
  /** Why it cannot be played on; null: it can. */
  frozen: FrozenInDetail | null;
  /** How much has been said in each room, what each has said to spectators, and noted: the log holds the words. */
  talk: Readonly<Record<Room, Volume>>;
  readonly chatter: Map<PersonId, Volume>;
  readonly notes: Map<PersonId, Volume>;
  /** How many lines came of what each asked for before the game. */
  readonly lines: Map<PersonId, number>;
  /** Everyone's latest requests; who spoke last comes last. */
  readonly known: Map<PersonId, Known>;
}

/** A table that can be changed while this one stays as it is. */
export function copyTable(table: Table): Table {
  const { places, game, steps, gone, opens, chatter, notes, lines, known } = table;
  return {
    ...table,
    places: places.slice(),
    game: game === null ? null : clone(game),
    steps: steps.slice(),
    gone: new Map(gone),
    opens: new Map(opens),
    chatter: new Map(chatter),
    notes: new Map(notes),
    lines: new Map(lines),
    known: new Map(known),
  };
}
