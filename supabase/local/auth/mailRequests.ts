import { randomUUID } from 'node:crypto';
import type { Queries } from '../database';
import { isRecord } from '../jwt';
import type { AccountMailer } from '../mail/accountMailer';
import { findAccount, renewConfirmation } from './accountRecords';
import { Attempts } from './attempts';
import { tooSoon } from './authRefusal';
import { hashForNobody } from './credentials';
import type { EmailChanges } from './emailChanges';
import { evenly } from './evenTime';
import { refusePassword } from './passwordChange';

/** Longer than any of these takes, mail included, on a machine that is not overloaded. */
const SIGN_UP_MS = 400;
const MAIL_MS = 200;

/** What requests that end in a mail work with. */
export interface MailRequestOptions {
  database: Queries;
  mailer: AccountMailer;
  /** How long one address waits between two mails of a kind, in seconds. */
  mailPauseSeconds: number;
  emailChanges: EmailChanges;
  pass(request: Request): Promise<Response>;
}

/**
 * Sign-up, a second mail, a link to sign in and a forgotten password: each answers alike, in body, status and time,
 * whether or not anyone has the address.
 */
export class MailRequests {
  readonly #sent: Attempts;

  constructor(readonly options: MailRequestOptions) {
    this.#sent = new Attempts(1, options.mailPauseSeconds * 1000);
  }

  signUp(request: Request, email: string, body: Record<string, unknown>): Promise<Response> {
    const refused = refusePassword(body['password'], email);
    if (refused) return Promise.resolve(refused);
    return evenly(SIGN_UP_MS, async () => {
      const hasMail = this.#takeTurn('signup', email) === 0;
      if (await findAccount(this.options.database, email)) return this.#again(email, body, hasMail);
      const answer = await this.options.pass(request);
      // Someone signed up with the same address in the same moment.
      const overtaken = answer.status >= 500 && (await findAccount(this.options.database, email));
      if (overtaken) return this.#again(email, body, false);
      return answer.ok ? likeAnyOther(answer, email, body['data']) : answer;
    });
  }

  // As GoTrue, changes nothing of an account that was not confirmed: nobody knows whose address it is. The database
  // drops the password when another mail is sent.
  async #again(email: string, body: Record<string, unknown>, hasMail: boolean): Promise<Response> {
    const { database, mailer } = this.options;
    await hashForNobody(String(body['password']));
    const account = await findAccount(database, email);
    if (account && !account.confirmed && hasMail) {
      await mailer.sendConfirmation(email, await renewConfirmation(database, account.id));
    }
    return signUpAnswer(newId(), email, body['data']);
  }

  resend(request: Request, email: string, type: unknown): Promise<Response> {
    const { database, mailer, emailChanges, pass } = this.options;
    return evenly(MAIL_MS, async () => {
      if (type !== 'signup' && type !== 'email_change') return pass(request);
      const wait = this.#takeTurn(type, email);
      if (wait > 0) return tooSoon(wait);
      const account = await findAccount(database, email);
      if (type === 'email_change') {
        if (account) await emailChanges.resend(account.id);
      } else if (account && !account.confirmed) {
        await mailer.sendConfirmation(email, await renewConfirmation(database, account.id));
      }
      return Response.json({});
    });
  }

  recover(request: Request, email: string): Promise<Response> {
    return evenly(MAIL_MS, () => {
      const wait = this.#takeTurn('recovery', email);
      return wait > 0 ? Promise.resolve(tooSoon(wait)) : this.options.pass(request);
    });
  }

  /** Mails a link that signs in; to no one but those who have confirmed the address. */
  signInLink(request: Request, email: string): Promise<Response> {
    return evenly(MAIL_MS, async () => {
      const wait = this.#takeTurn('magiclink', email);
      if (wait > 0) return tooSoon(wait);
      const account = await findAccount(this.options.database, email);
      return account?.confirmed ? this.options.pass(request) : Response.json({});
    });
  }

  // The pause holds for addresses no one has as well.
  #takeTurn(kind: string, email: string): number {
    const wait = this.#sent.wait(`${kind} ${email}`);
    if (wait === 0) this.#sent.add(`${kind} ${email}`);
    return wait;
  }
}

async function likeAnyOther(answer: Response, email: string, metadata: unknown): Promise<Response> {
  const account: unknown = await answer.json();
  const id = isRecord(account) && typeof account['id'] === 'string' ? account['id'] : newId();
  return signUpAnswer(id, email, metadata);
}

// One body for addresses with and without an account, so that its form tells nothing.
function signUpAnswer(id: string, email: string, metadata: unknown): Response {
  const now = new Date().toISOString();
  const given = isRecord(metadata) ? metadata : {};
  const known = { ...given, email, email_verified: false, phone_verified: false, sub: id };
  return Response.json({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: known,
    identities: [
      {
        identity_id: newId(),
        id,
        user_id: id,
        identity_data: known,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}

/** An id of version 7, as @supabase/lite gives new accounts. */
function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
