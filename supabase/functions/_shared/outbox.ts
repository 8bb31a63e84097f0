/** Something on its way to a person, as claim_outbox gives it out. `id` is its idempotency key. */
export interface OutboxItem {
  id: string;
  channel: 'email' | 'push' | 'sms';
  /** An address of mail, or a telephone number for text messages. */
  recipient: string | null;
  /** Devices of the person, for push messages. */
  pushTokens: { token: string; platform: string }[];
  subject: string;
  text: string;
  html: string;
  /** Page of the product it leads to. */
  link: string;
  /** Where mails like it are stopped without signing in; null for those no one can stop. */
  unsubscribeUrl: string | null;
  /** 1 the first time. */
  attempt: number;
  /** ISO time. */
  createdAt: string;
}

/** What became of one item: carried away, or not to be sent at all, and why. */
export type Delivery = 'sent' | { skipped: string };

/** Carries items away. Rejects when it could not; the item is then tried again later. */
export type Carrier = (item: OutboxItem) => Promise<Delivery>;

/** A row of claim_outbox. */
export interface ClaimedRow {
  id: string;
  channel: OutboxItem['channel'];
  recipient: string | null;
  push_tokens: { token: string; platform: string }[];
  subject: string;
  body_text: string;
  body_html: string;
  link: string;
  unsubscribe_url: string | null;
  attempt: number;
  created_at: string;
}

/** The database's side of the outbox. */
export interface OutboxStore {
  /** Ends what was claimed for the last time and never reported, and returns it. */
  giveUp(): Promise<DeadItem[]>;
  claim(atMost: number): Promise<ClaimedRow[]>;
  /** Reports one item; `failure` is null when it was sent. Returns what became of it. */
  finish(id: string, failure: string | null): Promise<string>;
  skip(id: string, reason: string): Promise<void>;
  /** Gives back an item that was claimed and not tried. */
  handBack(id: string, attempt: number): Promise<void>;
}

/** An item that will not be tried again, and why the last attempt failed. */
export interface DeadItem {
  id: string;
  failure: string;
}

/** What one run did. */
export interface DeliveryReport {
  sent: number;
  /** Given up for good: no later run names them again. */
  dead: DeadItem[];
  /** What the store rejected. The first ones end the run. */
  failures: unknown[];
}

/** How fast a run works, and for how long. */
export interface Pace {
  /** How many are claimed together. */
  claimed: number;
  /** How many of them are on their way at once. */
  atOnce: number;
  /**
   * For how long items are begun, in milliseconds. With the time that the last one takes it must stay
   * below the lease of a claim (`private.delivery_policy`) and below what pg_net waits for the answer.
   */
  beginsFor: number;
  /** The time, in milliseconds. */
  now(): number;
}

/**
 * The pace of the Edge Function, which is called every minute. Services have 15 seconds to answer; a push
 * message may take two answers, the first one an access token.
 */
export const PACE: Pace = { claimed: 10, atOnce: 5, beginsFor: 20_000, now: Date.now };

/**
 * Sends what is due until nothing is or its time is over, and reports each item separately. An item that
 * was sent but not reported (the worker died in between) is given out again, under the same id, which
 * its carrier refuses to take twice. An item that was not tried in time is handed back, as if it had
 * never been claimed. Once something was given up it never rejects, so that the report is not lost.
 */
export async function deliver(
  store: OutboxStore,
  carriers: Record<OutboxItem['channel'], Carrier>,
  { claimed, atOnce, beginsFor, now }: Pace = PACE,
): Promise<DeliveryReport> {
  const end = now() + beginsFor;
  const report: DeliveryReport = { sent: 0, dead: await store.giveUp(), failures: [] };
  const note = (failure: unknown): void => {
    report.failures.push(failure);
  };
  const handle = async (row: ClaimedRow) => {
    if (now() < end) await deliverOne(store, carriers[row.channel], row, report);
    else await store.handBack(row.id, row.attempt);
  };
  let rows: ClaimedRow[];
  do {
    rows = await store.claim(claimed).catch((failure: unknown) => {
      note(failure);
      return [];
    });
    await forEachAtOnce(rows, atOnce, (row) => handle(row).catch(note));
  } while (rows.length > 0 && report.failures.length === 0 && now() < end);
  return report;
}

async function deliverOne(
  store: OutboxStore,
  carrier: Carrier,
  row: ClaimedRow,
  report: DeliveryReport,
): Promise<void> {
  const outcome = await carry(carrier, itemOf(row));
  if (outcome === 'sent') {
    await store.finish(row.id, null);
    report.sent += 1;
  } else if ('skipped' in outcome) {
    await store.skip(row.id, outcome.skipped);
  } else {
    const status = await store.finish(row.id, outcome.failure);
    if (status === 'dead') report.dead.push({ id: row.id, failure: outcome.failure });
  }
}

/** Handles rows in their order, some at once. */
async function forEachAtOnce<T>(
  rows: readonly T[],
  atOnce: number,
  handle: (row: T) => Promise<void>,
): Promise<void> {
  const waiting = rows.values();
  const lanes = Array.from({ length: atOnce }, async () => {
    for (const row of waiting) await handle(row);
  });
  await Promise.all(lanes);
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
    attempt: row.attempt,
    createdAt: row.created_at,
  };
}

const notSetUp =
  (what: string): Carrier =>
  async () => ({ skipped: `No service for ${what} messages is set up.` });

/** Push and text messages need a service of their own; without one they are skipped. */
export const withoutServices = { push: notSetUp('push'), sms: notSetUp('text') };

export const NO_ADDRESS = 'There is no address to send this to.';

/** The headers of a mail that is stopped with one press in the mail program (RFC 8058); none for null. */
export function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
