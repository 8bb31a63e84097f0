import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from './canvas';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUECOLOR = 2;
const UP_FILTER = 2;

/** The picture as a PNG file (8 bits a channel, no transparency). */
export function encodePng(canvas: Canvas): Uint8Array {
  const { width, height } = canvas;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, TRUECOLOR, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filteredRows(canvas), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

// Each row as its difference to the row above, which flat colours make mostly zeros.
function filteredRows({ pixels, width, height }: Canvas): Buffer {
  const stride = width * 3;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows[y * (stride + 1)] = UP_FILTER;
    for (let x = 0; x < stride; x += 1) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * stride + x] ?? 0);
      rows[y * (stride + 1) + 1 + x] = ((pixels[y * stride + x] ?? 0) - above) & 0xff;
    }
  }
  return rows;
}

function chunk(name: string, contents: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'ascii'), contents]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(contents.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
