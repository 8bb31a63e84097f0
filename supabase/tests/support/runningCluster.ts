import type { PostgresCluster } from './postgresCluster';

/** The PostgreSQL that the global setup started, for the teardown to stop. */
export const runningCluster: { current: PostgresCluster | undefined } = { current: undefined };
