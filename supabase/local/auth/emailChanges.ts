import { randomBytes } from 'node:crypto';
import type { Queries } from '../database';
import type { AccountMailer } from '../mail/accountMailer';
import { authRefusal } from './authRefusal';

/** How long the links of a change work, in seconds. */
const LINK_S = 24 * 3600;
/** What GoTrue says when the first of two links was opened. */
const HALFWAY =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';
const EXPIRED = 'Email link is invalid or has expired';

/** What changes of addresses work with. */
export interface EmailChangesOptions {
  database: Queries;
  mailer: AccountMailer;
}

/**
 * New addresses of accounts: both the present and the new one must be confirmed, in any order, as GoTrue
 * does it; @supabase/lite accepts the current address alone. Tokens say how far a change is: both are there
 * when it begins, and the one that was confirmed is emptied.
 */
export class EmailChanges {
  constructor(readonly options: EmailChangesOptions) {}

  /**
   * Mails both links of a pending change again, with new tokens: what was confirmed before no longer counts, as
   * with GoTrue.
   */
  async resend(id: string): Promise<void> {
    const { database } = this.options;
    const [pending] = await database.query<{ email: string }>(
      `select email_change as email from auth.users where id = $1::uuid and email_change <> ''`,
      [id],
    );
    if (pending) await this.#mailLinks(id, pending.email);
  }

  /**
   * Answers the first of two links, and those that are unknown or too old; undefined when the last one may
   * complete the change.
   */
  async confirmOne(request: Request, token: unknown): Promise<Response | undefined> {
    if (typeof token !== 'string' || token === '') return answerExpired(request);
    const [halfway] = await this.options.database.query(
      `update auth.users set email_change_token_current = replace(email_change_token_current, $1, ''),
         email_change_token_new = replace(email_change_token_new, $1, '')
       where $1 in (email_change_token_current, email_change_token_new)
         and email_change_token_current <> '' and email_change_token_new <> ''
         and email_change_sent_at > now() - make_interval(secs => $2) returning 1`,
      [token, LINK_S],
    );
    if (halfway) return answerHalfway(request);
    return (await this.#readyToComplete(token)) ? undefined : answerExpired(request);
  }

  /** Lets `pass` complete a change that is ready, and tells the old address about it. */
  async complete(token: unknown, pass: () => Promise<Response>): Promise<Response> {
    const { database, mailer } = this.options;
    const [account] = await database.query<{ id: string; email: string; next: string }>(
      `select id, email, email_change as next from auth.users
       where email_change_token_current = $1 and email_change_token_new = ''`,
      [token],
    );
    const answer = await pass();
    const changed = await database.query('select 1 from auth.users where id = $1 and email = $2', [
      account?.id,
      account?.next,
    ]);
    if (account && changed.length > 0) {
      await mailer.sendAccountChange(account.id, 'email_changed', account.email);
    }
    return answer;
  }

  async #mailLinks(id: string, email: string): Promise<void> {
    const { database, mailer } = this.options;
    const [token, tokenNew] = [randomBytes(28).toString('hex'), randomBytes(28).toString('hex')];
    const [account] = await database.query<{ email: string }>(
      `update auth.users set email_change = $2, email_change_token_current = $3, email_change_token_new = $4,
         email_change_sent_at = now() where id = $1::uuid returning email`,
      [id, email, token, tokenNew],
    );
    if (!account) return;
    await mailer.sendEmailChange(account.email, token, '', {
      currentEmail: account.email,
      newEmail: email,
      tokenHashNew: tokenNew,
    });
  }

  // lite looks for the last token where that of the present address is kept. If another account took the address
  // in the meantime, the change ends.
  async #readyToComplete(token: string): Promise<boolean> {
    const ready = await this.options.database.query(
      `update auth.users u set email_change_token_new = '', email_change_token_current = case when exists (
           select 1 from auth.users o where lower(o.email) = lower(u.email_change) and o.id <> u.id) then '' else $1 end
       where $1 in (u.email_change_token_current, u.email_change_token_new)
         and '' in (u.email_change_token_current, u.email_change_token_new)
         and u.email_change_sent_at > now() - make_interval(secs => $2) returning 1`,
      [token, LINK_S],
    );
    return ready.length > 0;
  }
}

function answerHalfway(request: Request): Response {
  if (request.method !== 'GET') return Response.json({ code: 200, msg: HALFWAY });
  return leadOn({ message: HALFWAY });
}

function answerExpired(request: Request): Response {
  if (request.method !== 'GET') return authRefusal(403, 'otp_expired', EXPIRED);
  return leadOn({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: EXPIRED,
  });
}

function leadOn(told: Record<string, string>): Response {
  const location = `/auth/callback#${new URLSearchParams(told).toString()}`;
  return new Response(null, { status: 303, headers: { location } });
}
