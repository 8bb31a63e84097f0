import {
  BrokenContractError,
  parseRemoteModule,
  type RemoteModule,
  type RemoteName,
  describeMismatch,
  type Mismatch,
} from '@tree-service/kernel/contract';
import { countReleaseLoad, reportError } from '@tree-service/kernel';
import { refetchFailed } from '@tree-service/kernel/integrity';
import { obtainAdminPass, replaceAdminPass } from '../adminPass/adminPass';
import { chooseRelease, NoFittingReleaseError, type ChosenRelease } from './chooseRelease';
import { loadExposedRoutes, registerRemote } from './federationHost';
import { fetchRegistry, pageRegistry } from './releaseRegistry';
import { RemoteFault, type FaultReason } from './remoteFault';
import { timeLimits } from './timeLimits';

/** This shell cannot run a release of a remote. No one notices: an earlier release runs instead. */
class ReleaseMismatch extends Error {
  override readonly name = 'ReleaseMismatch';

  constructor(remote: RemoteName, version: string, mismatches: readonly Mismatch[]) {
    super(`${remote} ${version} ${mismatches.map(describeMismatch).join('; ')}.`);
  }
}

const REPORTED_KEY = 'tree-service-mismatch-reported';
const reported = new Set<string>();

/** Whether this session of the browser reports a mismatch for the first time. */
function isFirstReport(mismatch: string): boolean {
  if (reported.has(mismatch)) return false;
  reported.add(mismatch);
  try {
    const key = `${REPORTED_KEY} ${mismatch}`;
    if (window.sessionStorage.getItem(key) !== null) return false;
    window.sessionStorage.setItem(key, new Date().toISOString());
  } catch {
    // Without storage each page reports it once.
  }
  return true;
}

/**
 * Reports that a remote runs an earlier release than the one meant for this visitor, once per session
 * of the browser for each pair of releases.
 */
export function reportFallback(
  remote: RemoteName,
  { version, wanted, mismatches }: ChosenRelease,
): void {
  if (version === wanted || !isFirstReport(`${remote} ${wanted} ${version}`)) return;
  reportError(new ReleaseMismatch(remote, wanted, mismatches), {
    severity: 'warning',
    category: 'network',
    source: 'federation',
    context: { remote, remote_version: version },
  });
}

/** The outcome of a promise, or a rejection with a TimeoutError when it takes longer than the limit. */
function withinTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException(`Not finished within ${limitMs} ms.`, 'TimeoutError'));
    }, limitMs);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

/** A more recent failure is shown; after this time in ms the remote is requested again. */
const FAILURE_KEPT_MS = 1_000;

interface Loading {
  readonly module: Promise<RemoteModule>;
  /** Release being loaded; null until it is chosen. */
  chosen: ChosenRelease | null;
  /** When it failed, in ms since 1970; null while it has not. */
  failedAt: number | null;
}

const loadings = new Map<RemoteName, Loading>();

function reasonOf(cause: unknown): FaultReason {
  if (cause instanceof BrokenContractError || cause instanceof NoFittingReleaseError) {
    return 'brokenContract';
  }
  return navigator.onLine ? 'unreachable' : 'offline';
}

async function download(
  remote: RemoteName,
  isFirst: boolean,
  onChosen: (release: ChosenRelease) => void,
): Promise<RemoteModule> {
  const [registry] = await Promise.all([
    isFirst ? pageRegistry() : fetchRegistry(),
    remote === 'mf-admin' ? (isFirst ? obtainAdminPass() : replaceAdminPass()) : undefined,
    isFirst ? undefined : refetchFailed(),
  ]);
  const releases = registry.remotes[remote];
  if (!releases) throw new Error(`The registry names no release of ${remote}.`);
  const chosen = await chooseRelease(releases);
  onChosen(chosen);
  registerRemote(remote, chosen.manifest);
  const module = parseRemoteModule(await loadExposedRoutes(remote));
  reportFallback(remote, chosen);
  if (releases.canary !== null) countReleaseLoad(remote, chosen.version);
  return module;
}

function start(remote: RemoteName): Loading {
  const isFirst = !loadings.has(remote);
  const downloading = download(remote, isFirst, (release) => {
    loading.chosen = release;
  });
  const loading: Loading = {
    chosen: null,
    failedAt: null,
    module: withinTime(downloading, timeLimits.area).catch((cause: unknown) => {
      loading.failedAt = Date.now();
      throw new RemoteFault(remote, reasonOf(cause), cause);
    }),
  };
  // The area shows the failure; a preload must not end as an unhandled rejection.
  loading.module.catch(() => undefined);
  loadings.set(remote, loading);
  return loading;
}

function isForgotten({ failedAt }: Loading): boolean {
  return failedAt !== null && Date.now() - failedAt > FAILURE_KEPT_MS;
}

/**
 * What a remote exposes, downloaded at the first call. Every caller gets the same promise, so that a
 * component may `use` it. Rejects with a `RemoteFault` after 4 seconds at the latest; a call after
 * that starts over, with the release that is live then.
 */
export function remoteModule(remote: RemoteName): Promise<RemoteModule> {
  const known = loadings.get(remote);
  return (known && !isForgotten(known) ? known : start(remote)).module;
}

/** Forgets what was loaded of a remote and starts over with the release that is live now. */
export function reloadRemote(remote: RemoteName): void {
  start(remote);
}

/** Forgets what was loaded of a remote; the next call that needs it downloads it. */
export function forgetRemote(remote: RemoteName): void {
  loadings.delete(remote);
}

/** The release of a remote that this page runs or tried to run; null when it never got so far. */
export function pageVersion(remote: RemoteName): string | null {
  return pageRelease(remote)?.version ?? null;
}

/** The same with what it was chosen over. */
export function pageRelease(remote: RemoteName): ChosenRelease | null {
  return loadings.get(remote)?.chosen ?? null;
}
