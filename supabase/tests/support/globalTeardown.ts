import { runningCluster } from './runningCluster';

/** Stops the throwaway PostgreSQL, where there is one. */
export default function globalTeardown(): void {
  runningCluster.current?.stop();
}
