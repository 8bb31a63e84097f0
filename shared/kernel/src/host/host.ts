import type { Mismatch, RemoteName } from '../contract';

/** Versions of the shell and of the remotes; null or absent where nothing of it runs. */
export interface Releases {
  readonly shell: string | null;
  readonly remotes: Readonly<Partial<Record<RemoteName, string>>>;
}

/** What this page runs. */
export interface RunningReleases extends Releases {
  /** Why the page runs an earlier release of a remote than it should; absent where it does not. */
  readonly fallbacks: Readonly<Partial<Record<RemoteName, readonly Mismatch[]>>>;
}

/** A release that a percentage of visitors and accounts gets. */
export interface Canary {
  readonly version: string;
  readonly share: number;
}

/** What is live. */
export interface LiveReleases extends Releases {
  readonly canaries: Readonly<Partial<Record<RemoteName, Canary>>>;
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
  readonly running: () => RunningReleases;
  /** The releases live now, bypassing caches. */
  readonly live: () => Promise<LiveReleases>;
  /** The remote of the current address and its release; null at an address of none. */
  readonly shownRemote: () => { readonly name: RemoteName; readonly version: string | null } | null;
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
