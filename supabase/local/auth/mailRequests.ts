import { randomUUID } from 'node:crypto';
import type { Queries } from '../database';
import type { AccountMailer } from '../mail/accountMailer';
import { findAccount, renewConfirmation, replaceSignUp } from './accountRecords';
import { Attempts } from './attempts';
import { tooSoon } from './authRefusal';
import { hashOf } from './credentials';
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
      return overtaken ? this.#again(email, body, false) : answer;
    });
  }

  // Whoever signed up first may not be whose address it is, so what was given last counts. It counts with the link
  // of its own mail alone: without a mail, an earlier link would confirm someone else's password.
  async #again(email: string, body: Record<string, unknown>, hasMail: boolean): Promise<Response> {
    const { database, mailer } = this.options;
    const hash = await hashOf(String(body['password']));
    const account = await findAccount(database, email);
    if (account && !account.confirmed && hasMail) {
      const given = { hash, metadata: metadataOf(account.id, email, body['data']) };
      await mailer.sendConfirmation(email, await replaceSignUp(database, account.id, given));
    }
    return Response.json(anonymizedAccount(email, body['data']));
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

// What a new account is answered, so that no one can learn who has one.
function anonymizedAccount(email: string, metadata: unknown): Record<string, unknown> {
  const now = new Date().toISOString();
  const id = randomUUID();
  const known = metadataOf(id, email, metadata);
  return {
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
        identity_id: randomUUID(),
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
  };
}

function metadataOf(id: string, email: string, given: unknown): Record<string, unknown> {
  const own = { email, email_verified: false, phone_verified: false, sub: id };
  return typeof given === 'object' && given !== null ? { ...given, ...own } : own;
}
