import { randomBytes } from 'node:crypto';
import type { Queries } from '../database';
import type { AccountMailer } from '../mail/accountMailer';
import { findAccount } from './accountRecords';
import { evenly } from './evenTime';
import { withBody, withoutBody } from './plainRequest';

/** Longer than two mails take. */
const MAILS_MS = 200;
/** How long the links of a change work, in seconds. */
const LINK_S = 24 * 3600;
/** What GoTrue says when the first of two links was opened. */
const HALFWAY =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** What changes of addresses work with. */
export interface EmailChangesOptions {
  database: Queries;
  mailer: AccountMailer;
  pass(request: Request, type?: unknown): Promise<Response>;
}

/**
 * New addresses of accounts: both the present and the new one must be confirmed, in any order, as GoTrue
 * does it; @supabase/lite believes the present one alone. Tokens say how far a change is: both are there
 * when it begins, and the one that was confirmed is emptied.
 */
export class EmailChanges {
  constructor(readonly options: EmailChangesOptions) {}

  /**
   * Begins a change. One to an address that someone else has looks the same to who asks, in the answer and in
   * the mail to the present address; no one is mailed the other link.
   */
  begin(
    request: Request,
    email: string,
    id: string,
    body: Record<string, unknown>,
  ): Promise<Response> {
    const { database, pass } = this.options;
    return evenly(MAILS_MS, async () => {
      const taken = await findAccount(database, email);
      if (!taken || taken.id === id) return pass(request);
      const answer = await pass(withBody(request, { ...body, email: undefined }));
      if (!answer.ok) return answer;
      await this.#pretend(id, email);
      return pass(withoutBody(request, 'GET'));
    });
  }

  /** Answers the first of two links; undefined when the last one may complete the change, or none is known. */
  async confirmOne(request: Request, token: string): Promise<Response | undefined> {
    if (token === '') return undefined;
    const [halfway] = await this.options.database.query(
      `update auth.users set email_change_token_current = replace(email_change_token_current, $1, ''),
         email_change_token_new = replace(email_change_token_new, $1, '')
       where $1 in (email_change_token_current, email_change_token_new)
         and email_change_token_current <> '' and email_change_token_new <> ''
         and email_change_sent_at > now() - make_interval(secs => $2) returning 1`,
      [token, LINK_S],
    );
    if (halfway) return answerHalfway(request);
    await this.#readyToComplete(token);
    return undefined;
  }

  async #pretend(id: string, email: string): Promise<void> {
    const { database, mailer } = this.options;
    const token = randomBytes(28).toString('hex');
    const [account] = await database.query<{ email: string }>(
      `update auth.users set email_change = $2, email_change_token_current = $3, email_change_token_new = $4,
         email_change_sent_at = now() where id = $1::uuid returning email`,
      [id, email, token, randomBytes(28).toString('hex')],
    );
    if (!account) return;
    const [currentEmail, newEmail] = [account.email, email];
    await mailer.sendEmailChange(currentEmail, token, '', { currentEmail, newEmail });
  }

  // lite looks for the last token where that of the present address is kept. An address that was given away
  // meanwhile ends the change, and so does a link that has expired while both are there.
  async #readyToComplete(token: string): Promise<void> {
    await this.options.database.query(
      `update auth.users u set email_change_token_new = '', email_change_token_current = case
           when '' in (u.email_change_token_current, u.email_change_token_new) and not exists (
             select 1 from auth.users o where lower(o.email) = lower(u.email_change) and o.id <> u.id) then $1
           else '' end
       where $1 in (u.email_change_token_current, u.email_change_token_new)`,
      [token],
    );
  }
}

function answerHalfway(request: Request): Response {
  if (request.method !== 'GET') return Response.json({ code: 200, msg: HALFWAY });
  const location = `/auth/callback#${new URLSearchParams({ message: HALFWAY }).toString()}`;
  return new Response(null, { status: 303, headers: { location } });
}
