import {
  deliver,
  PACE,
  type Carrier,
  type ClaimedRow,
  type DeadItem,
  type OutboxItem,
  type OutboxStore,
  type Pace,
} from '../../functions/_shared/outbox';
import type { Database, Row } from '../database';

export interface OutboxWorkerOptions {
  database: Database;
  carriers: Record<OutboxItem['channel'], Carrier>;
  /** What differs from the pace of the Edge Function. Mails go into the mailbox in their order. */
  pace?: Partial<Pace>;
  /** The moment it works at; the database's own clock unless said otherwise. */
  now?: Date | (() => Date);
}

function outboxOf(database: Database, now: OutboxWorkerOptions['now']): OutboxStore {
  const moment = () => (typeof now === 'function' ? now() : now)?.toISOString() ?? null;
  return {
    giveUp: () =>
      database.query<DeadItem & Row>(
        'select * from public.give_up_outbox(coalesce($1::timestamptz, now()))',
        [moment()],
      ),
    claim: (atMost) =>
      database.query<ClaimedRow & Row>(
        'select * from public.claim_outbox($1, coalesce($2::timestamptz, now()))',
        [atMost, moment()],
      ),
    async finish(id, failure) {
      const [row] = await database.query<{ status: string }>(
        'select public.finish_outbox($1, $2, $3, coalesce($4::timestamptz, now())) as status',
        [id, failure === null, failure, moment()],
      );
      return row?.status ?? '';
    },
    async skip(id, reason) {
      await database.query('select public.skip_outbox($1, $2)', [id, reason]);
    },
    async handBack(id, attempt) {
      await database.query('select public.hand_back_outbox($1, $2)', [id, attempt]);
    },
  };
}

/** Sends what is due, as the Edge Function of a hosted project does. Returns how many were sent. */
export async function deliverOutbox(options: OutboxWorkerOptions): Promise<number> {
  const { database, carriers, pace, now } = options;
  const { sent, failures } = await deliver(outboxOf(database, now), carriers, {
    ...PACE,
    atOnce: 1,
    ...pace,
  });
  if (failures.length > 0) throw failures[0];
  return sent;
}
