import type { Mismatch, RemoteName } from '../contract';

/** Versions of the shell and of the remotes; null or absent where nothing of it runs. */
export interface Releases {
  readonly shell: string | null;
  readonly remotes: Readonly<Partial<Record<RemoteName, string>>>;
}

/** The release of a remote that this shell runs; null when it can run none. */
export interface RunnableRelease {
  readonly version: string | null;
  /** Why it is not the release meant for this visitor; empty when it is. */
  readonly mismatches: readonly Mismatch[];
}

/** A release that a percentage of visitors and accounts gets. */
export interface Canary {
  readonly version: string;
  readonly share: number;
}

/** What is live. */
export interface LiveReleases extends Releases {
  readonly canaries: Readonly<Partial<Record<RemoteName, Canary>>>;
  /** What a page of this shell runs of it, also of remotes it has not loaded. */
  readonly runnable: Readonly<Partial<Record<RemoteName, RunnableRelease>>>;
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
  readonly live: () => Promise<LiveReleases>;
  /** The remote of the current address and its release; null at an address of none. */
  readonly shownRemote: () => { readonly name: RemoteName; readonly version: string | null } | null;
  readonly sharedModules: () => SharedModule[];
  /** Downloads the area and page of a path ahead of the visit, and starts its first reads. */
  readonly prepareVisit?: (path: string) => void;
  /** Someone is about to sign in: downloads the area they will probably land in. */
  readonly expectSignIn?: () => void;
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
