import {
  deliver,
  type Carrier,
  type ClaimedRow,
  type OutboxItem,
  type OutboxStore,
} from '../../functions/_shared/outbox';
import type { Database, Row } from '../database';

export interface OutboxWorkerOptions {
  database: Database;
  carriers: Record<OutboxItem['channel'], Carrier>;
  /** How many are claimed at once; 50 unless said otherwise. */
  atMost?: number;
  /** The moment it works at; the database's own clock unless said otherwise. */
  now?: Date;
}

function outboxOf(database: Database, now: Date | undefined): OutboxStore {
  const moment = now?.toISOString() ?? null;
  return {
    claim: (atMost) =>
      database.query<ClaimedRow & Row>(
        'select * from public.claim_outbox($1, coalesce($2::timestamptz, now()))',
        [atMost, moment],
      ),
    async finish(id, failure) {
      const [row] = await database.query<{ status: string }>(
        'select public.finish_outbox($1, $2, $3, coalesce($4::timestamptz, now())) as status',
        [id, failure === null, failure, moment],
      );
      return row?.status ?? '';
    },
    async skip(id, reason) {
      await database.query('select public.skip_outbox($1, $2)', [id, reason]);
    },
  };
}

/** Sends what is due, as the Edge Function of a hosted project does. Returns how many were sent. */
export async function deliverOutbox(options: OutboxWorkerOptions): Promise<number> {
  const { database, carriers, atMost, now } = options;
  const { sent } = await deliver(outboxOf(database, now), carriers, atMost);
  return sent;
}
