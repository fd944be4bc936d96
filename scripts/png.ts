import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** So many of the commonest colours stay exactly as they are; the rest share what is left of 256. */
const EXACT = 160;

/** The same picture with at most 256 colours: a third of the size, and a page of ours looks the same. */
export function withPalette(png: Buffer): Buffer {
  const { width, height, colours } = pixelsOf(png);
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = paletteOf(counts);
  const indexes = new Map([...counts.keys()].map(colour => [colour, nearest(palette, colour)]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = indexes.get(colours[y * width + x] as number) as number;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(partsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** 8 bits for each of red, green and blue, with or without alpha, as browsers write it. */
function pixelsOf(png: Buffer): { width: number; height: number; colours: Uint32Array } {
  const chunks = [...chunksOf(png)];
  const header = chunks.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(13);
  const [width, height, kind] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9]];
  if (header[8] !== 8 || (kind !== 2 && kind !== 6)) throw new Error('not a picture of 8 bits a colour');
  const size = kind === 2 ? 3 : 4;
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const bytes = unfiltered(inflateSync(packed), width * size, size);
  const colours = Uint32Array.from({ length: width * height }, (_, at) => bytes.readUIntBE(at * size, 3));
  return { width, height, colours };
}

function* chunksOf(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

function unfiltered(rows: Buffer, stride: number, size: number): Buffer {
  const height = rows.length / (stride + 1);
  const bytes = Buffer.alloc(height * stride);
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (stride + 1)] as number;
    for (let x = 0; x < stride; x += 1) {
      const left = x < size ? 0 : (bytes[y * stride + x - size] as number);
      const above = y === 0 ? 0 : (bytes[(y - 1) * stride + x] as number);
      const corner = x < size || y === 0 ? 0 : (bytes[(y - 1) * stride + x - size] as number);
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] as number;
      bytes[y * stride + x] = (rows[y * (stride + 1) + 1 + x] as number) + guess;
    }
  }
  return bytes;
}

function paeth(left: number, above: number, corner: number): number {
  const [byLeft, byAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const byCorner = Math.abs(left + above - 2 * corner);
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}

function paletteOf(counts: ReadonlyMap<number, number>): number[] {
  const commonest = [...counts.keys()].sort(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
  );
  if (commonest.length <= 256) return commonest;
  return [...commonest.slice(0, EXACT), ...cut(commonest.slice(EXACT), 256 - EXACT).map(mean)];
}

/** Halves the widest box again and again. */
function cut(colours: readonly number[], most: number): number[][] {
  const boxes = [[...colours]];
  while (boxes.length < most) {
    const widest = boxes.reduce((one, other) => (spread(other).width > spread(one).width ? other : one));
    const { part, width } = spread(widest);
    if (width === 0) break;
    widest.sort((one, other) => (partsOf(one)[part] as number) - (partsOf(other)[part] as number));
    boxes.push(widest.splice(widest.length >> 1));
  }
  return boxes;
}

const spreads = new WeakMap<readonly number[], { length: number; part: number; width: number }>();

/** In which of its parts the colours of a box differ most, and by how much. Boxes only change by getting shorter. */
function spread(box: readonly number[]): { part: number; width: number } {
  const known = spreads.get(box);
  if (known?.length === box.length) return known;
  const widths = [0, 1, 2].map(part => {
    const values = box.map(colour => partsOf(colour)[part] as number);
    return (
      values.reduce((one, other) => Math.max(one, other), 0) -
      values.reduce((one, other) => Math.min(one, other), 255)
    );
  });
  const width = Math.max(...widths);
  const found = { length: box.length, part: widths.indexOf(width), width };
  spreads.set(box, found);
  return found;
}

function mean(colours: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(part =>
    Math.round(colours.reduce((sum, colour) => sum + (partsOf(colour)[part] as number), 0) / colours.length),
  );
  return (red << 16) | (green << 8) | blue;
}

function nearest(palette: readonly number[], colour: number): number {
  const [red, green, blue] = partsOf(colour);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, each] of palette.entries()) {
    const distance =
      (red - (each >> 16)) ** 2 + (green - ((each >> 8) & 255)) ** 2 + (blue - (each & 255)) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function partsOf(colour: number): [number, number, number] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
