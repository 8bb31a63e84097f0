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
  claim(atMost: number): Promise<ClaimedRow[]>;
  /** Reports one item; `failure` is null when it was sent. Returns what became of it. */
  finish(id: string, failure: string | null): Promise<string>;
  skip(id: string, reason: string): Promise<void>;
}

/** An item that will not be tried again, and why the last attempt failed. */
export interface DeadItem {
  id: string;
  failure: string;
}

/** What one run did. */
export interface DeliveryReport {
  sent: number;
  dead: DeadItem[];
}

/**
 * Sends what is due and reports each item separately. An item that was sent but not reported (the
 * worker died in between) is given out again, under the same id, which its carrier refuses to take
 * twice.
 */
export async function deliver(
  store: OutboxStore,
  carriers: Record<OutboxItem['channel'], Carrier>,
  atMost = 50,
): Promise<DeliveryReport> {
  const report: DeliveryReport = { sent: 0, dead: [] };
  for (const row of await store.claim(atMost)) {
    const outcome = await carry(carriers[row.channel], itemOf(row));
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
  return report;
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
