import { clientAddress } from '../http/incoming';
import { Attempts } from './attempts';
import { authRefusal } from './authRefusal';
import { tooOften } from './signIn';

/** The same limits as `[auth.rate_limit]` of supabase/config.toml. */
export const MAIL_LIMITS = {
  /** How many requests of one kind an IP address has in five minutes. */
  ofAddress: 30,
  /** How many mails all together cause in an hour. */
  ofProject: 10_000,
} as const;

const FIVE_MINUTES_MS = 300_000;
const HOUR_MS = 3_600_000;

/** Counts requests that end in a mail, as GoTrue does: each kind for each IP address, and all together. */
export class MailLimits {
  readonly #ofAddress = new Attempts(MAIL_LIMITS.ofAddress, FIVE_MINUTES_MS);
  readonly #ofProject = new Attempts(MAIL_LIMITS.ofProject, HOUR_MS);

  /** Counts a request of a kind. Returns its refusal when there were too many before it. */
  refuse(request: Request, kind: string): Response | undefined {
    const key = `${kind} ${clientAddress(request)}`;
    const seconds = this.#ofAddress.wait(key);
    if (seconds > 0) return tooOften(seconds);
    this.#ofAddress.add(key);
    if (this.#ofProject.wait('') > 0) {
      return authRefusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
    }
    this.#ofProject.add('');
    return undefined;
  }
}
