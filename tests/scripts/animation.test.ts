import { describe, expect, it } from 'vitest';
import { animated } from '../../scripts/animation.ts';

/** A file with some other chunk before its picture. */
function still(picture: string): Buffer {
  const chunk = (name: string, data: string): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(name), length, Buffer.from(data + (data.length % 2 ? '\0' : ''))]);
  };
  return Buffer.concat([Buffer.from('RIFF....WEBP'), chunk('ICCP', 'abc'), chunk('VP8 ', picture)]);
}

describe('a moving picture', () => {
  const frames = [
    { still: still('one'), milliseconds: 1500 },
    { still: still('two!'), milliseconds: 70_000 },
  ];
  const file = animated(frames, 960, 540, 3);

  it('says how large it is, how often it is shown and how long each picture stays', () => {
    expect(file.toString('latin1', 0, 4)).toBe('RIFF');
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
    expect([file[20], file.readUIntLE(24, 3), file.readUIntLE(27, 3)]).toEqual([2, 959, 539]);
    expect(file.toString('latin1', 30, 34)).toBe('ANIM');
    expect(file.readUInt16LE(42)).toBe(3);
    const places = [...file.toString('latin1').matchAll(/ANMF/g)].map(({ index }) => index);
    expect(places.map(at => file.readUIntLE(at + 8 + 12, 3))).toEqual([1500, 70_000]);
    expect(places.map(at => file.toString('latin1', at + 8 + 16, at + 8 + 20))).toEqual(['VP8 ', 'VP8 ']);
    expect(places.map(at => (at + 8 + file.readUInt32LE(at + 4)) % 2)).toEqual([0, 0]);
  });

  it('is not made of something else', () => {
    expect(() => animated([{ still: Buffer.from('RIFF....WEBP'), milliseconds: 1 }], 2, 2, 1)).toThrow(
      'no picture',
    );
  });
});
