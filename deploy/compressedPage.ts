import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packings = {
  br: (html: string) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (html: string) => promisify(gzip)(html),
} as const;

/** How a page can be packed for the line. */
export type Packing = keyof typeof packings;

const MOST_KEPT = 100;
const kept = new Map<string, Promise<Buffer>>();

/** The best packing a browser accepts, by its Accept-Encoding header; null for none. */
export function packingFor(accepted: string | undefined): Packing | null {
  const names = (accepted ?? '').split(',').map((part) => part.trim().split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}

/** A page, packed. The few pages there are change with releases alone, so each is packed once. */
export function packed(html: string, packing: Packing): Promise<Buffer> {
  const key = `${packing}:${html}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const bytes = packings[packing](html);
  kept.set(key, bytes);
  return bytes;
}
