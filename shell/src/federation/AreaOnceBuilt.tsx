import { Hourglass } from 'lucide-react';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { EmptyState, Page } from '@tree-service/design';
import { isRecord, type RemoteName } from '@tree-service/kernel/contract';
import { RemoteArea as BuiltArea, type RemoteAreaProps } from './RemoteArea';
import { answeredRegistry, pageRegistry } from './releaseRegistry';
import { reloadRemote } from './remoteLoading';

// A quick build of the shell has this in place of RemoteArea: see webpack.common.js.

/** Where the local server says what it is still building: scripts/product/unbuiltAreas.ts. */
const UNBUILT_PATH = '/unbuilt-areas.json';

/** How often it is asked, in ms. */
const ASKED_EVERY_MS = 2_000;

/** Seconds until an area is built; null when it could not be. */
type Wait = number | null;

/** How long an area still takes; undefined once it is built. */
async function readWait(remote: RemoteName): Promise<Wait | undefined> {
  const answer = await fetch(UNBUILT_PATH, { cache: 'no-store' });
  const waits: unknown = await answer.json();
  const wait = isRecord(waits) ? waits[remote] : undefined;
  return typeof wait === 'number' || wait === null ? wait : undefined;
}

/** Asks until a remote is built; returns how long that still takes. */
function useWait(remote: RemoteName, onBuilt: () => void): Wait | undefined {
  const [wait, setWait] = useState<Wait | undefined>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    async function ask(): Promise<void> {
      // While the server starts again, the last answer stays.
      const answer = await readWait(remote).catch(() => 'none' as const);
      if (isGone) return;
      if (answer === undefined) {
        onBuilt();
        return;
      }
      if (answer !== 'none') setWait(answer);
      timer = setTimeout(() => void ask(), ASKED_EVERY_MS);
    }
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [remote, onBuilt]);
  return wait;
}

function titleFor(wait: Wait | undefined): string {
  if (wait === null) return "It couldn't be built";
  return wait === undefined ? 'Ready in a moment' : `Ready in about ${wait} s`;
}

/** Remotes that were missing when this page started and have come since. */
const arrived = new Set<RemoteName>();

interface BeingBuiltProps {
  readonly remote: RemoteName;
  readonly onArrived: () => void;
}

function BeingBuilt({ remote, onArrived }: BeingBuiltProps) {
  const onBuilt = useCallback(() => {
    arrived.add(remote);
    reloadRemote(remote);
    onArrived();
  }, [remote, onArrived]);
  const wait = useWait(remote, onBuilt);
  return (
    <Page title="This part is being built" width="narrow">
      <EmptyState icon={<Hourglass size={28} />} title={titleFor(wait)}>
        {wait === null
          ? 'The terminal that runs npm start says why.'
          : "It opens here as soon as it's ready."}
      </EmptyState>
    </Page>
  );
}

/**
 * The part of the page that belongs to a remote. While the remote was never built, it says so and how long
 * that takes, and then continues.
 */
export function RemoteArea(props: RemoteAreaProps) {
  const { remote, loading } = props;
  const [withoutRegistry, setWithoutRegistry] = useState<'built' | 'unbuilt' | null>(null);
  const [, drawAgain] = useReducer((drawings: number) => drawings + 1, 0);
  const registry = answeredRegistry();
  useEffect(() => {
    if (registry !== null) return;
    pageRegistry().then(drawAgain, async () => {
      // Builds may keep this machine too busy to answer in time.
      const wait = await readWait(remote).catch(() => undefined);
      setWithoutRegistry(wait === undefined ? 'built' : 'unbuilt');
    });
  }, [registry, remote]);

  const isThere = arrived.has(remote) || registry?.remotes[remote] !== undefined;
  // Without the list of releases, the area itself shows what is wrong.
  if (isThere || withoutRegistry === 'built') return <BuiltArea {...props} />;
  if (registry === null && withoutRegistry === null) return loading;
  return <BeingBuilt remote={remote} onArrived={drawAgain} />;
}
