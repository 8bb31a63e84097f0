import type { RemoteName } from '../contract';

/** Versions of the shell and of the remotes; null or absent where nothing of it runs. */
export interface Releases {
  readonly shell: string | null;
  readonly remotes: Readonly<Partial<Record<RemoteName, string>>>;
}

/** A module that the bundles of this page use together. */
export interface SharedModule {
  readonly name: string;
  readonly version: string;
  /** The bundle whose copy it is. */
  readonly from: string;
  /** The bundles that use it. */
  readonly usedBy: readonly string[];
  readonly isLoaded: boolean;
}

/** What only the shell knows about the page. */
export interface Host {
  /** The releases this page runs. */
  readonly running: () => Releases;
  /** The releases live now, bypassing caches. */
  readonly live: () => Promise<Releases>;
  readonly sharedModules: () => SharedModule[];
}

let known: Host | null = null;

/** Gives the page access to what only the shell knows; called once by the shell. */
export function provideHost(host: Host): void {
  known = host;
}

/** What the shell knows about the page; null where a remote runs standalone. */
export function pageHost(): Host | null {
  return known;
}
