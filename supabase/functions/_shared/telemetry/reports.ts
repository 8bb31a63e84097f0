import { forWorkers } from '../answering.ts';
import { backendForServer } from '../environment.ts';
import { telemetryOf } from './running.ts';
import type { Facts, Report, Telemetry } from './telemetry.ts';

/** A row of reports_to_forward. */
export type ForwardedRow = {
  id: number;
  at: string;
} & (
  | { kind: 'error'; severity: Report['severity']; text: string; facts: Facts }
  | { kind: 'vital'; text: string; facts: Facts }
);

/** Where what browsers reported is kept. */
export interface ReportStore {
  /** Some of those that were not forwarded yet, each kind in the order of its ids. */
  read(): Promise<ForwardedRow[]>;
  /** Those up to these ids have arrived; null where there were none. */
  forwarded(lastError: number | null, lastVital: number | null): Promise<void>;
}

const MOST_ROUNDS = 10;

/**
 * Sends the errors and page speeds that browsers reported to the endpoint. Returns how many went. Rejects
 * when they did not arrive; they are sent again the next time, so that one may arrive twice.
 */
export async function forwardReports(store: ReportStore, telemetry: Telemetry): Promise<number> {
  let sent = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const rows = await store.read();
    if (rows.length === 0) break;
    await telemetry.send(rows.map(reportOf));
    await store.forwarded(lastOf(rows, 'error'), lastOf(rows, 'vital'));
    sent += rows.length;
  }
  return sent;
}

function reportOf(row: ForwardedRow): Report {
  const { id, at, text, facts } = row;
  const reported = { at, text, facts: { ...facts, report_id: id } };
  return row.kind === 'error'
    ? { name: 'exception', severity: row.severity, ...reported }
    : { name: 'browser.web_vital', severity: 'info', ...reported };
}

function lastOf(rows: readonly ForwardedRow[], kind: ForwardedRow['kind']): number | null {
  const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return ids.length > 0 ? Math.max(...ids) : null;
}

/** Forwards reports to the OTLP endpoint; does nothing where none is configured. */
export const telemetryWorker = forWorkers(async (_request, variables) => {
  const telemetry = await telemetryOf(variables);
  if (!telemetry) return Response.json({ sent: 0 });
  const backend = backendForServer(variables);
  const sent = await forwardReports(
    {
      read: () => backend.call<ForwardedRow[]>('reports_to_forward'),
      async forwarded(last_error, last_vital) {
        await backend.call('note_forwarded_reports', { last_error, last_vital });
      },
    },
    telemetry,
  );
  return Response.json({ sent });
});
