import path from 'node:path';

/** Pictures with addresses that stay: mails refer to them for as long as they are kept. */
export const PICTURES = path.join(__dirname, 'pictures');

/** How long a picture may be kept without asking again. */
export const PICTURE_CACHE = 'public, max-age=86400';

/** Mail programs in a browser show them on pages of their own. */
export const pictureHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The file of a picture by its requested path; null for every other path. */
export function pictureFile(pathname: string): string | null {
  const name = /^\/pictures\/([a-z]+\.png)$/.exec(pathname)?.[1];
  return name === undefined ? null : path.join(PICTURES, name);
}
