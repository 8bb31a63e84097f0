import { answerFollowed } from '../../functions/_shared/telemetry/followed';
import { forwardReports, type ForwardedRow } from '../../functions/_shared/telemetry/reports';
import { telemetryOf } from '../../functions/_shared/telemetry/running';
import type { Variables } from '../../functions/_shared/variables';
import type { Database, Row } from '../database';

/** What an OTLP endpoint hears of a local backend; nothing where none is configured. */
export interface EmbeddedTelemetry {
  /** Answers a request for an Edge Function as a followed step. */
  answer(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response>;
  /** Forwards what browsers reported. Waits for nothing: timers and mails come first. */
  forward(): void;
  /** Resolves when nothing is under way. */
  stop(): Promise<void>;
}

export function embeddedTelemetry(
  variables: Variables,
  database: Database,
  log: (message: string, error?: unknown) => void,
): EmbeddedTelemetry {
  const loading = telemetryOf(variables);
  let underway: Promise<void> | null = null;

  async function send(): Promise<void> {
    const telemetry = await loading;
    if (!telemetry) return;
    await forwardReports(
      {
        read: () => database.query<ForwardedRow & Row>('select * from public.reports_to_forward()'),
        forwarded: async (lastError, lastVital) => {
          await database.query('select public.note_forwarded_reports($1, $2)', [
            lastError,
            lastVital,
          ]);
        },
      },
      telemetry,
    );
  }

  return {
    answer: async (request, answer) =>
      answerFollowed(await loading, request, () => answer(request)),
    forward() {
      underway ??= send()
        .catch((error: unknown) => log('Reports could not be forwarded; they are kept.', error))
        .finally(() => (underway = null));
    },
    async stop() {
      await underway;
    },
  };
}
