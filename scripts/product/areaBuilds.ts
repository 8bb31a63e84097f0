import {
  bundleNames,
  liveVersion,
  readRegistry,
  type BundleName,
  type RemoteBundle,
} from '../../deploy/registry';
import { inPairs } from '../inPairs';
import { recordRelease, type Workplace } from '../releases/buildCache';
import { goLiveTogether } from '../releases/goLive';
import { build, isStale } from '../releases/release';

/** What the first page needs; the shell names the remotes, so both go live together. */
const FIRST: readonly BundleName[] = ['shell', 'mf-public'];

/** How long each bundle takes compared with the others, to say how long it takes before it was tried. */
const SHARE: Readonly<Record<BundleName, number>> = {
  shell: 0.9,
  'mf-public': 1,
  'mf-owner': 1.1,
  'mf-vendor': 1.2,
  'mf-admin': 1.1,
};

/** Seconds for a share of 1 on two cores, until the first bundle shows it. */
const FIRST_GUESS_S = 15;

/** Bundles that are built while the product runs already. */
export interface AreaBuilds {
  /** Resolves once the first page can be shown; rejects when it cannot be built. */
  readonly first: Promise<void>;
  /** Resolves once nothing is left to build. Never rejects: what fails is printed. */
  readonly all: Promise<void>;
  /**
   * Seconds until a remote that was never live is there, about; null once it is, NaN when it could not be
   * built.
   */
  secondsLeft(remote: RemoteBundle): number | null;
  /** Ends builds that are running. */
  stop(): void;
}

const secondsSince = (start: number) => (Date.now() - start) / 1000;

/**
 * Builds what is stale, what the first page needs first, and makes each part live as it comes. `print` gets a
 * line for each step.
 */
export function buildAreas(place: Workplace, print: (line: string) => void): AreaBuilds {
  const stopping = new AbortController();
  const waiting = new Set<BundleName>();
  const missing = new Set<BundleName>();
  const failed = new Set<BundleName>();
  const started = new Map<BundleName, number>();
  let unit = FIRST_GUESS_S;

  const expected = (bundle: BundleName) => {
    const start = started.get(bundle);
    const whole = SHARE[bundle] * unit;
    if (start === undefined) return whole;
    // What takes longer than expected will take longer still.
    return Math.max(whole - secondsSince(start), secondsSince(start) / 4, 1);
  };

  /** When each bundle that waits or is being built will be there, with two of them built at a time. */
  function forecast(): Map<BundleName, number> {
    const ends = new Map<BundleName, number>();
    const free = [0, 0];
    for (const bundle of [...waiting].sort(
      (a, b) => Number(started.has(b)) - Number(started.has(a)),
    )) {
      const end = Math.min(...free) + expected(bundle);
      free[free.indexOf(Math.min(...free))] = end;
      ends.set(bundle, Math.ceil(end));
    }
    return ends;
  }

  const leftToSay = () => Math.max(0, ...forecast().values());

  async function make(bundle: BundleName): Promise<string> {
    started.set(bundle, Date.now());
    const { version, built, milliseconds } = await build(place, bundle, {
      signal: stopping.signal,
      isInBackground: !FIRST.includes(bundle),
    });
    if (built) unit = milliseconds / 1000 / SHARE[bundle];
    return version;
  }

  async function goLive(versions: ReadonlyMap<BundleName, string>): Promise<void> {
    await goLiveTogether(place.releases, versions);
    for (const [bundle, version] of versions) {
      await recordRelease(place, bundle, version);
      waiting.delete(bundle);
      missing.delete(bundle);
    }
    const done = bundleNames.length - waiting.size;
    const left = waiting.size === 0 ? '' : `, about ${leftToSay()} s left`;
    print(`${done} of ${bundleNames.length} areas built${left}`);
  }

  async function findStale(): Promise<void> {
    const registry = await readRegistry(place.releases);
    for (const bundle of bundleNames) {
      if (await isStale(place, bundle)) waiting.add(bundle);
      if (liveVersion(registry, bundle) === undefined) missing.add(bundle);
    }
    if (waiting.size === 0) return;
    print(`Building ${waiting.size} of ${bundleNames.length} areas, about ${leftToSay()} s`);
  }

  async function buildFirst(): Promise<void> {
    await findStale();
    const stale = FIRST.filter((bundle) => waiting.has(bundle));
    if (stale.length === 0) return;
    const versions = new Map<BundleName, string>();
    await inPairs(stale, async (bundle) => void versions.set(bundle, await make(bundle)));
    await goLive(versions);
  }

  async function buildOthers(): Promise<void> {
    const rest = [...waiting];
    await inPairs(rest, async (bundle) => {
      try {
        await goLive(new Map([[bundle, await make(bundle)]]));
      } catch (failure) {
        if (stopping.signal.aborted) return;
        waiting.delete(bundle);
        failed.add(bundle);
        print(failure instanceof Error ? failure.message : String(failure));
      }
    });
  }

  const first = buildFirst();
  return {
    first,
    all: first.then(buildOthers, () => undefined),
    secondsLeft(remote) {
      if (!missing.has(remote)) return null;
      return failed.has(remote) ? NaN : (forecast().get(remote) ?? 1);
    },
    stop: () => {
      stopping.abort();
    },
  };
}
