import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Behind the mark, on the icons of devices and while the app starts. */
export const BRAND_COLOR = '#1d6a47';

const MARK = path.join(__dirname, '../shell/src/icon.svg');
const SVG_EDGE = 32;

function drawn(svg: string, edge: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * Math.ceil(edge / SVG_EDGE) })
    .resize(edge, edge)
    .png()
    .toBuffer();
}

/** The mark of the brand in its own color, as PNG on nothing; `edge` in pixels. */
export async function brandMark(edge: number): Promise<Buffer> {
  return drawn(await readFile(MARK, 'utf8'), edge);
}

/** The mark of the brand in white, as PNG on nothing; `edge` in pixels. */
export async function whiteMark(edge: number): Promise<Buffer> {
  const mark = await readFile(MARK, 'utf8');
  const white = mark.replace(/fill="#[0-9a-f]{6}"/, 'fill="#ffffff"');
  if (white === mark) throw new Error('The mark of the brand has no color to replace.');
  return drawn(white, edge);
}
