import { request as send } from 'node:http';
import type { Duplex } from 'node:stream';

export const TEXT = 1;
export const CLOSE = 8;
export const PING = 9;

/** A connection without a program that keeps to the standard. */
export function upgrade(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; socket: Duplex }> {
  return new Promise((resolve, reject) => {
    const request = send(`${url}/api/socket`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
        ...headers,
      },
    });
    request.on('upgrade', (_response, socket) => resolve({ status: 101, socket }));
    request.on('response', response =>
      resolve({ status: response.statusCode ?? 0, socket: response.socket }),
    );
    request.on('error', reject);
    request.end();
  });
}

/** A frame, masked by nothing. */
export function frame(opcode: number, payload: Buffer, isLast = true): Buffer {
  const length = Buffer.alloc(9);
  length.writeUInt8(0xff);
  length.writeBigUInt64BE(BigInt(payload.length), 1);
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode]), length, Buffer.alloc(4), payload]);
}

/** The frames that the server has sent, whole ones only. */
export function framesIn(data: Buffer): { opcode: number; payload: Buffer }[] {
  const frames: { opcode: number; payload: Buffer }[] = [];
  for (let at = 0; at + 2 <= data.length; ) {
    const short = data.readUInt8(at + 1);
    const start = short === 126 ? at + 4 : at + 2;
    const end = start + (short === 126 ? data.readUInt16BE(at + 2) : short);
    frames.push({ opcode: data.readUInt8(at) & 15, payload: data.subarray(start, end) });
    at = end;
  }
  return frames;
}
