import { FormatError, type GameRecord, parseRecord, type Seat } from '@macher/engine';

/** Posed is a decision of a game, with the record up to it: all it takes to ask for it without a server. */
export interface Posed {
  readonly version: number;
  readonly seat: Seat;
  readonly record: GameRecord;
}

const FORMAT = 'macher-question';

/** A question as a file: no names of people, and nothing that was played later than what is asked. */
export function questionFile({ version, seat, record }: Posed): object {
  const end = record.actions.findIndex((action, index) => index >= version && action.seat === seat);
  return {
    format: FORMAT,
    version: 1,
    at: version,
    seat,
    record: {
      ...record,
      seats: record.seats.map(({ party }) => ({ party, name: party })),
      actions: record.actions.slice(0, end + 1),
      dealing: null,
      seals: [],
      hints: [],
      check: null,
      result: null,
    },
  };
}

/** The question in data. Throws a `FormatError` if it is none. */
export function posedIn(data: unknown): Posed {
  const file = Object(data) as Partial<Record<'format' | 'version' | 'at' | 'seat' | 'record', unknown>>;
  const { at, seat } = file;
  if (file.format !== FORMAT || file.version !== 1) throw new FormatError('/format', `must be ${FORMAT} 1`);
  if (!isCount(at)) throw new FormatError('/at', 'must be a number of decisions');
  if (!isCount(seat)) throw new FormatError('/seat', 'must be a seat');
  return { version: at, seat, record: parseRecord(file.record) };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** A question packed for a link; some three thousand letters. */
export async function packed(file: object): Promise<string> {
  const stream = new Blob([JSON.stringify(file)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** MOST_LETTERS: no record of ours is as long, and a link can hold far more than it is itself. */
const MOST_LETTERS = 2_000_000;

/** A question out of a link. Throws if it is none, as a stranger's link may be. */
export async function unpacked(text: string): Promise<Posed> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter =>
    letter.charCodeAt(0),
  );
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let read = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    read += part.value;
    if (read.length > MOST_LETTERS) throw new FormatError('', 'too long');
  }
  return posedIn(JSON.parse(read));
}
