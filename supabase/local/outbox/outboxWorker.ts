import type { Database, Row } from '../database';

/** Something on its way to a person, as claim_outbox gives it out. `id` is its idempotency key. */
export interface OutboxItem {
  id: string;
  channel: 'email' | 'push';
  recipient: string | null;
  /** Devices of the person, for push messages. */
  pushTokens: { token: string; platform: string }[];
  subject: string;
  text: string;
  html: string;
  /** Page of the product it leads to. */
  link: string;
  /** Where mails like it are stopped without signing in; null for those nobody can stop. */
  unsubscribeUrl: string | null;
}

/** What became of one item: carried away, or not to be sent at all, and why. */
export type Delivery = 'sent' | { skipped: string };

/** Carries items away. Rejects when it could not; the item is then tried again later. */
export type Carrier = (item: OutboxItem) => Promise<Delivery>;

/** What the worker works with. */
export interface OutboxWorkerOptions {
  database: Database;
  carriers: Record<OutboxItem['channel'], Carrier>;
  /** How many are claimed at once; 50 unless said otherwise. */
  atMost?: number;
  /** The moment it works at; the database's own clock unless said otherwise. */
  now?: Date;
}

interface ClaimedRow extends Row {
  id: string;
  channel: 'email' | 'push';
  recipient: string | null;
  push_tokens: { token: string; platform: string }[];
  subject: string;
  body_text: string;
  body_html: string;
  link: string;
  unsubscribe_url: string | null;
}

/**
 * Sends what is due and reports each item by itself. An item that was sent but not reported (the
 * worker died in between) is given out again, under the same id, which its carrier refuses to take
 * twice. Returns how many were sent.
 */
export async function deliverOutbox(options: OutboxWorkerOptions): Promise<number> {
  const { database, carriers, atMost = 50, now } = options;
  const moment = now?.toISOString() ?? null;
  const rows = await database.query<ClaimedRow>(
    'select * from public.claim_outbox($1, coalesce($2::timestamptz, now()))',
    [atMost, moment],
  );
  let sent = 0;
  for (const row of rows) {
    const outcome = await carry(carriers[row.channel], itemOf(row));
    if (outcome === 'sent') sent += 1;
    if (typeof outcome === 'object' && 'skipped' in outcome) {
      await database.query('select public.skip_outbox($1, $2)', [row.id, outcome.skipped]);
    } else {
      const failure = outcome === 'sent' ? null : outcome.failure;
      await database.query(
        'select public.finish_outbox($1, $2, $3, coalesce($4::timestamptz, now()))',
        [row.id, outcome === 'sent', failure, moment],
      );
    }
  }
  return sent;
}

async function carry(carrier: Carrier, item: OutboxItem): Promise<Delivery | { failure: string }> {
  try {
    return await carrier(item);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

function itemOf(row: ClaimedRow): OutboxItem {
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    pushTokens: row.push_tokens,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    link: row.link,
    unsubscribeUrl: row.unsubscribe_url,
  };
}
