import { createHash } from 'node:crypto';
import { scriptJson } from '../page';
import type { Drawing } from './drawer';
import { escaped, withHead } from './headTags';
import type { ReleaseViews } from './releaseViews';

const ROOT = '<div id="root"></div>';

/** The parts of a page. */
export interface PageParts {
  /** The page of the live shell with the configuration of the deployment. */
  readonly shell: string;
  readonly drawing: Drawing;
  readonly pathname: string;
  /** Origin of the site, such as `https://trees.example`. */
  readonly site: string;
  readonly remotesUrl: string;
  /** The release of the remote that has the page; null for the page of a lost address. */
  readonly views: ReleaseViews | null;
}

const preload = (as: 'script' | 'fetch', address: string) =>
  `<link rel="preload" as="${as}" href="${address}"${as === 'fetch' ? ' crossorigin' : ''} fetchpriority="low">`;

function preloads({ views, drawing, remotesUrl }: PageParts): string[] {
  if (views === null) return [];
  const ofPage = drawing.page === null ? [] : views.pages[drawing.page];
  if (ofPage === undefined) throw new Error(`The release has no scripts of ${drawing.page}.`);
  return [
    preload('fetch', remotesUrl),
    ...[...views.scripts, ...ofPage].map((address) => preload('script', address)),
  ];
}

// Data, never run; saves the page a request before it may ask for the remote's scripts.
function manifestOf({ address, content }: ReleaseViews['manifest']): string {
  return `<script type="application/json" id="drawn-manifest" data-address="${escaped(address)}">${scriptJson(content)}</script>`;
}

function dataOf({ drawing }: PageParts): string {
  return `<script type="application/json" id="drawn-data">${scriptJson(drawing.data)}</script>`;
}

/** The hash of a style element as a Content-Security-Policy lists it. */
export function hashOfStyles(styles: string): string {
  return `sha256-${createHash('sha256').update(styles).digest('base64')}`;
}

const FONT_FACE = /@font-face\{[^}]*\}(?:\/\*!sc\*\/\n?)?/g;

/**
 * The style elements of a drawing: its fonts, then everything else. The application takes over
 * the second one and rewrites its rules; rewritten fonts would swap in after the page was painted.
 */
export function stylesOf({ styles }: Pick<Drawing, 'styles'>): readonly [string, string] {
  const fonts = (styles.match(FONT_FACE) ?? []).join('');
  return [fonts, styles.replace(FONT_FACE, '')];
}

/**
 * The page with what was drawn ahead in it, its styles before everything that could delay them, and
 * everything its scripts will ask for named ahead.
 */
export function composePage(parts: PageParts): string {
  const { shell, drawing, pathname, site, views } = parts;
  const { html, styleAttributes, head } = drawing;
  const [fonts, styles] = stylesOf(drawing);
  const style = `<style>${fonts}</style><style${styleAttributes}>${styles}</style>`;
  const root = `<div id="root" data-drawn-path="${escaped(pathname)}" data-drawn-release="${views?.version ?? ''}">${html}</div>`;
  return withHead(shell, head, site, pathname)
    .replace('</title>', (end) => end + style)
    .replace('</head>', (end) => preloads(parts).join('') + end)
    .replace(ROOT, () => root + dataOf(parts) + (views === null ? '' : manifestOf(views.manifest)));
}
