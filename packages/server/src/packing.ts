import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Packing } from '@macher/table';

/**
 * BYTES is one byte a character: such a text takes no more than its bytes, where a small buffer would have a header as
 * large.
 */
const BYTES = 'latin1';

export const PACKING: Packing = {
  pack: text => deflateRawSync(text).toString(BYTES),
  unpack: packed => inflateRawSync(Buffer.from(packed, BYTES)).toString(),
};
