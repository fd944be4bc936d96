/** A still picture, and how many milliseconds it stays. */
export interface Frame {
  /** A WebP file without transparency, as Chromium writes it. */
  readonly still: Buffer;
  readonly milliseconds: number;
}

/**
 * One moving WebP out of still ones of the same size, shown `loops` times: a container of their image data
 * (https://developers.google.com/speed/webp/docs/riff_container).
 */
export function animated(frames: readonly Frame[], width: number, height: number, loops: number): Buffer {
  const header = Buffer.concat([
    byte(IS_ANIMATED),
    byte(0),
    byte(0),
    byte(0),
    u24(width - 1),
    u24(height - 1),
  ]);
  const white = Buffer.from([255, 255, 255, 255]);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', header),
    chunk('ANIM', Buffer.concat([white, u16(loops)])),
    ...frames.map(frame => chunk('ANMF', frameOf(frame, width, height))),
  ]);
  return Buffer.concat([Buffer.from('RIFF'), u32(body.length), body]);
}

const IS_ANIMATED = 0b10;
/** REPLACES: drawn over all before it, without mixing. */
const REPLACES = 0b10;

function frameOf({ still, milliseconds }: Frame, width: number, height: number): Buffer {
  const place = Buffer.concat([u24(0), u24(0)]);
  const size = Buffer.concat([u24(width - 1), u24(height - 1)]);
  return Buffer.concat([place, size, u24(milliseconds), byte(REPLACES), imageIn(still)]);
}

/** The chunk that holds the picture: `VP8 ` with losses, or `VP8L` without. */
function imageIn(still: Buffer): Buffer {
  for (let at = FIRST_CHUNK; at + 8 <= still.length; ) {
    const name = still.toString('latin1', at, at + 4);
    const length = still.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (name === 'VP8 ' || name === 'VP8L') return still.subarray(at, end);
    at = end;
  }
  throw new Error('no picture in it');
}

/** FIRST_CHUNK comes behind `RIFF`, the length, and `WEBP`. */
const FIRST_CHUNK = 12;

function chunk(name: string, data: Buffer): Buffer {
  const padding = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from(name), u32(data.length), data, padding]);
}

function byte(value: number): Buffer {
  return Buffer.from([value]);
}

function u16(value: number): Buffer {
  return Buffer.from([value & 0xff, value >> 8]);
}

function u24(value: number): Buffer {
  return Buffer.from([value & 0xff, (value >> 8) & 0xff, value >> 16]);
}

function u32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}
