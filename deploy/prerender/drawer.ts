import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { WebSocket } from 'ws';
import type { PageConfiguration } from '../page';
import type { SignInProvider } from '../signInProviders';
import type { SocialLinks } from '../socialLinks';
import { bundleFolder, type BundleName, type RemoteBundle } from '../registry';

/** What a page says of itself for the head of the document; see `PageHead` of the kernel. */
export interface Head {
  readonly title?: string;
  readonly description?: string;
  readonly isArticle?: boolean;
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
  readonly isMissing?: boolean;
}

/** A page drawn ahead. */
export interface Drawing {
  readonly html: string;
  readonly styles: string;
  readonly styleAttributes: string;
  readonly head: Head;
  readonly data: unknown;
  readonly page: string | null;
  /** Whether some of what the page reads did not come; releases of the shell before this one don't tell. */
  readonly isPartial?: boolean;
}

/** What a release of the shell does where pages are drawn ahead: shell/src/prerender/draw.tsx. */
export interface Drawer {
  readonly shared: Readonly<Record<string, unknown>>;
  takeRemote(remote: RemoteBundle, exposed: unknown): void;
  answeringAt(
    pathname: string,
  ):
    | { readonly kind: 'missing' | 'private' }
    | { readonly kind: 'public'; readonly remote: RemoteBundle };
  /** Addresses, with everything below them, that only some may enter. */
  readonly privatePrefixes: readonly string[];
  patternsOf(remote: RemoteBundle): Promise<string[]>;
  routeAt(remote: RemoteBundle, pathname: string): Promise<string | null>;
  connect(configuration: {
    readonly backendUrl: string;
    readonly publishableKey: string;
    readonly remotesUrl: string;
    readonly mapTiles: null;
    readonly mapStreets: null;
    readonly weatherUrl: null;
    readonly pageSpeedShare: 0;
    readonly signInProviders: readonly SignInProvider[];
    readonly socialLinks: SocialLinks;
  }): void;
  draw(pathname: string): Promise<Drawing>;
}

/** What lists the addresses of pages that come and go, by the pattern of their route. */
export type ListedPages = Readonly<Record<string, () => Promise<readonly string[]>>>;

/** A release of the shell with the releases of remotes that it draws. */
export interface LoadedDrawer extends Drawer {
  readonly listedPages: ReadonlyMap<RemoteBundle, ListedPages>;
}

/** A build's placeholder for the name of its release. */
const PLACEHOLDER = '__RELEASE__';

const ofNode = createRequire(__filename);

async function runModule(
  releases: string,
  bundle: BundleName,
  version: string,
  shared: Drawer['shared'],
): Promise<Record<string, unknown>> {
  const file = path.join(bundleFolder(releases, bundle), version, '.prerender/draw.js');
  const code = (await readFile(file, 'utf8')).replaceAll(PLACEHOLDER, version);
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: file });
  Reflect.apply(run, undefined, [
    module,
    module.exports,
    (name: string): unknown => shared[name] ?? ofNode(name),
  ]);
  return module.exports;
}

function isDrawer(value: Record<string, unknown>): value is Record<string, unknown> & Drawer {
  return ['takeRemote', 'connect', 'answeringAt', 'patternsOf', 'routeAt', 'draw'].every(
    (name) => typeof value[name] === 'function',
  );
}

function isListedPages(value: unknown): value is ListedPages {
  return Object.values(Object(value)).every((list) => typeof list === 'function');
}

function listedPagesOf({ listedPages = {} }: Record<string, unknown>): ListedPages {
  if (!isListedPages(listedPages)) throw new Error('A remote lists its pages in an unknown way.');
  return listedPages;
}

/**
 * Sets up a release of the shell with releases of the remotes whose pages it draws. Rejects when one of
 * them was built before pages were drawn this way.
 */
export async function loadDrawer(
  releases: string,
  shell: string,
  remotes: ReadonlyMap<RemoteBundle, string>,
  backend: Pick<
    PageConfiguration,
    'backendUrl' | 'publishableKey' | 'signInProviders' | 'socialLinks'
  > | null = null,
): Promise<LoadedDrawer> {
  // The backend's client wants one, although nothing here listens.
  Reflect.set(globalThis, 'WebSocket', Reflect.get(globalThis, 'WebSocket') ?? WebSocket);
  const drawer = await runModule(releases, 'shell', shell, {});
  if (!isDrawer(drawer)) throw new Error(`Shell ${shell} draws no pages.`);
  if (backend) {
    const { signInProviders = [], socialLinks = {} } = backend;
    const nothingMore = {
      mapTiles: null,
      mapStreets: null,
      weatherUrl: null,
      pageSpeedShare: 0,
    } as const;
    drawer.connect({ ...backend, signInProviders, socialLinks, remotesUrl: '', ...nothingMore });
  }
  const listedPages = new Map<RemoteBundle, ListedPages>();
  for (const [remote, version] of remotes) {
    const exposed = await runModule(releases, remote, version, drawer.shared);
    drawer.takeRemote(remote, exposed);
    listedPages.set(remote, listedPagesOf(exposed));
  }
  return { ...drawer, listedPages };
}
