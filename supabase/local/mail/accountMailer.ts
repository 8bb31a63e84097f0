import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '@supabase/lite';
import type { Queries } from '../database';
import { waitingRequest } from '../auth/accountRecords';
import { keepMail } from './mails';
import {
  accountChangeMail,
  codeMail,
  confirmationMail,
  emailChangeMail,
  htmlText,
  plainText,
  recoveryMail,
  signInMail,
  waitingSentence,
  type AccountChange,
  type MailText,
} from './mailTexts';

type Mailer = NonNullable<App['_mailer']>;

/** Writes the mails of account matters into the mailbox. */
export class AccountMailer implements Mailer {
  readonly #destination = new AsyncLocalStorage<string>();

  constructor(
    readonly database: Queries,
    /** Public address of the product. */
    readonly origin: string,
  ) {}

  /** Runs `work`; links in mails it causes lead on to `redirectTo` once they are verified. */
  leadingTo<T>(redirectTo: string | null, work: () => Promise<T>): Promise<T> {
    return this.#destination.run(redirectTo || this.origin, work);
  }

  async sendConfirmation(email: string, token: string): Promise<void> {
    const waiting = waitingSentence(await waitingRequest(this.database, email));
    await this.#send(email, confirmationMail(this.#link('signup', token), waiting));
  }

  async sendRecovery(email: string, token: string): Promise<void> {
    await this.#send(email, recoveryMail(this.#link('recovery', token)));
  }

  async sendMagicLink(email: string, token: string): Promise<void> {
    await this.#send(email, signInMail(this.#link('magiclink', token)));
  }

  /** Mails the present address its link, and the new one its own, where there is one. */
  async sendEmailChange(
    email: string,
    token: string,
    _code: string,
    meta: { currentEmail?: string; newEmail?: string; tokenHashNew?: string } = {},
  ): Promise<void> {
    const { currentEmail = email, newEmail = email, tokenHashNew } = meta;
    const mail = (link: string) =>
      emailChangeMail(this.#link('email_change', link), currentEmail, newEmail);
    await this.#send(email, mail(token));
    if (tokenHashNew) await this.#send(newEmail, mail(tokenHashNew));
  }

  async sendReauthentication(email: string, code: string): Promise<void> {
    await this.#send(email, codeMail(code));
  }

  /** Tells the person of an account about a change to it, by id; an earlier address hears of its own change. */
  async sendAccountChange(id: string, change: AccountChange, oldEmail?: string): Promise<void> {
    const [account] = await this.database.query<{ email: string }>(
      'select email from auth.users where id = $1::uuid',
      [id],
    );
    if (!account) return;
    const words = { OLD: oldEmail ?? '', NEW: account.email };
    await this.#send(oldEmail ?? account.email, accountChangeMail(change, words));
  }

  // As the hosted templates: a page with a button. Programs that scan mails open links, and each works once.
  #link(type: string, token: string): string {
    const url = new URL('/auth/confirm', this.origin);
    const redirectTo = this.#destination.getStore() ?? this.origin;
    url.hash = new URLSearchParams({
      token_hash: token,
      type,
      redirect_to: redirectTo,
    }).toString();
    return url.href;
  }

  async #send(to: string, mail: MailText): Promise<void> {
    await keepMail(this.database, {
      to,
      subject: mail.subject,
      text: plainText(mail),
      html: htmlText(mail, this.origin),
    });
  }
}
