import type { Queries } from '../database';

/** A mail as the mailbox keeps it. `time` is an ISO-8601 moment in UTC. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What mail programs read besides: List-Unsubscribe and the like. */
  headers: Record<string, string>;
  time: string;
}

/** A mail to be kept. */
export type NewMail = Omit<Mail, 'time' | 'headers'> & Partial<Pick<Mail, 'headers'>>;

/** A mail with its number in the mailbox. */
export interface KeptMail extends Mail {
  id: number;
}

/** The most mails the mailbox lists. */
const LISTED = 200;

/**
 * Keeps a mail in the database, where it survives a restart. A mail with a key is kept once, however
 * often it is handed over.
 */
export async function keepMail(
  database: Queries,
  mail: NewMail,
  key: string | null = null,
): Promise<void> {
  await database.query(
    `insert into local.mails (recipient, subject, text, html, key, headers) values ($1, $2, $3, $4, $5, $6::jsonb)
     on conflict (key) do nothing`,
    [mail.to, mail.subject, mail.text, mail.html, key, JSON.stringify(mail.headers ?? {})],
  );
}

/** The latest mails, newest first, 200 at most. */
export async function listMails(database: Queries): Promise<KeptMail[]> {
  return selectMails(database, 'order by id desc limit $1', LISTED);
}

/** One mail by its number; undefined when there is none. */
export async function findMail(database: Queries, id: number): Promise<KeptMail | undefined> {
  const [mail] = await selectMails(database, 'where id = $1', id);
  return mail;
}

async function selectMails(
  database: Queries,
  condition: string,
  parameter: number,
): Promise<KeptMail[]> {
  const rows = await database.query<Omit<KeptMail, 'time'> & { sent_at: Date }>(
    `select id, recipient as to, subject, text, html, headers, sent_at from local.mails ${condition}`,
    [parameter],
  );
  return rows.map(({ sent_at, ...mail }) => ({ ...mail, time: sent_at.toISOString() }));
}
