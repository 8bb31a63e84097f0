import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { BRAND_COLOR, brandMark, whiteMark } from './brandMark';

// Icons that browsers and phones ask for at addresses of their own, whatever a page names.

/** How long an icon may be kept without asking again. */
export const ICON_CACHE = 'public, max-age=86400';

const TOUCH_EDGE = 180;
/** How much of its edge the mark takes, as on the icons of the app. */
const ON_ICON = 0.62;
const FAVICON_EDGES = [16, 32, 48] as const;
const ICO_HEADER = 6;
const ICO_ENTRY = 16;

// iOS cuts the corners itself, and shows what is transparent as black.
async function drawTouchIcon(): Promise<Buffer> {
  const [width, height] = [TOUCH_EDGE, TOUCH_EDGE];
  const mark = await whiteMark(Math.round(TOUCH_EDGE * ON_ICON));
  const icon = sharp({ create: { width, height, channels: 3, background: BRAND_COLOR } });
  return icon
    .composite([{ input: mark }])
    .removeAlpha()
    .png({ palette: true })
    .toBuffer();
}

/** An ICO file of PNG pictures (learn.microsoft.com/previous-versions/ms997538). */
async function drawFavicon(): Promise<Buffer> {
  const pictures = await Promise.all(FAVICON_EDGES.map(brandMark));
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = ICO_HEADER + ICO_ENTRY * index;
    const edge = FAVICON_EDGES[index] ?? 0;
    head.writeUInt8(edge, entry);
    head.writeUInt8(edge, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

const drawings: ReadonlyMap<string, () => Promise<Buffer>> = new Map([
  ['/favicon.ico', drawFavicon],
  ['/apple-touch-icon.png', drawTouchIcon],
]);

const known = new Map<string, Promise<Buffer>>();

/** The icon at an address, drawn from the mark of the brand once; null for every other address. */
export function siteIcon(pathname: string): Promise<Buffer> | null {
  const draw = drawings.get(pathname);
  if (!draw) return null;
  const icon = known.get(pathname) ?? draw();
  known.set(pathname, icon);
  return icon;
}

/** Writes the icons into the folder of releases, for a server that only serves files. */
export async function writeSiteIcons(releases: string): Promise<void> {
  for (const [pathname, draw] of drawings) {
    await writeFile(path.join(releases, pathname), await draw());
  }
}
