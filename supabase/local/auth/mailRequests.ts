import { randomUUID } from 'node:crypto';
import type { Queries } from '../database';
import { isRecord } from '../jwt';
import type { AccountMailer } from '../mail/accountMailer';
import { findAccount, renewConfirmation } from './accountRecords';
import { authRefusal, tooSoon } from './authRefusal';
import type { EmailChanges } from './emailChanges';
import { refusePassword } from './passwordChange';

/** What requests that end in a mail work with. */
export interface MailRequestOptions {
  database: Queries;
  mailer: AccountMailer;
  /** How long an account waits between two mails of a kind, in seconds. */
  mailPauseSeconds: number;
  emailChanges: EmailChanges;
  pass(request: Request): Promise<Response>;
}

/** Sign-up, a second mail, a link to sign in and a forgotten password, answered as GoTrue does. */
export class MailRequests {
  constructor(readonly options: MailRequestOptions) {}

  async signUp(request: Request, email: string, body: Record<string, unknown>): Promise<Response> {
    const { database, mailer, pass } = this.options;
    const refused = refusePassword(body['password']);
    if (refused) return refused;
    const account = await findAccount(database, email);
    if (!account) return pass(request);
    // Changes nothing of an account that was not confirmed: nobody knows whose address it is. The database drops the
    // password when another mail is sent.
    if (!account.confirmed && this.#wait(account.sinceConfirmation) === 0) {
      await mailer.sendConfirmation(email, await renewConfirmation(database, account.id));
    }
    return signUpAnswer(email, body['data']);
  }

  async resend(request: Request, email: string, type: unknown): Promise<Response> {
    const { database, mailer, emailChanges, pass } = this.options;
    if (type !== 'signup' && type !== 'email_change') return pass(request);
    const account = await findAccount(database, email);
    if (!account) return Response.json({});
    const wait = this.#wait(
      type === 'signup' ? account.sinceConfirmation : account.sinceEmailChange,
    );
    if (wait > 0) return tooSoon(wait);
    if (type === 'email_change') await emailChanges.resend(account.id);
    else if (!account.confirmed) {
      await mailer.sendConfirmation(email, await renewConfirmation(database, account.id));
    }
    return Response.json({});
  }

  async recover(request: Request, email: string): Promise<Response> {
    const account = await findAccount(this.options.database, email);
    const wait = this.#wait(account?.sinceRecovery);
    return wait > 0 ? tooSoon(wait) : this.options.pass(request);
  }

  /** Mails a link that signs in, to those who have confirmed the address. */
  async signInLink(request: Request, email: string): Promise<Response> {
    const account = await findAccount(this.options.database, email);
    if (!account?.confirmed) return authRefusal(422, 'otp_disabled', 'Signups not allowed for otp');
    const wait = this.#wait(account.sinceRecovery);
    return wait > 0 ? tooSoon(wait) : this.options.pass(request);
  }

  #wait(secondsSince: number | null | undefined): number {
    return Math.max(0, this.options.mailPauseSeconds - (secondsSince ?? Infinity));
  }
}

/** What GoTrue answers to a sign-up with an address that has an account: a person no one is, without identities. */
function signUpAnswer(email: string, metadata: unknown): Response {
  const now = new Date().toISOString();
  return Response.json({
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: isRecord(metadata) ? metadata : {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}
