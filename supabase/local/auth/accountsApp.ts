import type { App } from '@supabase/lite';
import type { BackendKeys } from '../backendKeys';
import { loadLite } from '../lite';
import type { AccountMailer } from '../mail/accountMailer';
import type { OpenDatabase } from '../openDatabase';

/** Lifetime of an access token, in seconds. */
const ACCESS_TOKEN_S = 3600;
/** Lifetime of a link in a mail, in seconds. */
const MAIL_LINK_S = 24 * 3600;
/** Digits of the code a link's token is made of. Nobody types it, and six could be tried out. */
const CODE_DIGITS = 32;
/** The most rows one answer of the Data API holds. */
const MAX_ROWS = 1000;

/**
 * The accounts and the Data API, as @supabase/lite serves them: e-mail confirmation required,
 * passwords of at least 8 characters, no administrator mode, no studio, no foreign providers.
 */
export async function accountsApp(
  open: OpenDatabase,
  keys: BackendKeys,
  mailer: AccountMailer,
): Promise<App> {
  const { App } = await loadLite();
  const app = new App({
    connection: open.connection,
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: mailer.origin,
      additional_redirect_urls: alsoCalled(mailer.origin),
      jwt_expiry: ACCESS_TOKEN_S,
      enable_refresh_token_rotation: true,
      minimum_password_length: 8,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        double_confirm_changes: true,
        otp_length: CODE_DIGITS,
        otp_expiry: MAIL_LINK_S,
      },
    },
    api: { enabled: true, schemas: ['public'], max_rows: MAX_ROWS },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  app._mailer = mailer;
  return app.init();
}

// A copy on this machine is opened by either name.
function alsoCalled(origin: string): string[] {
  const { protocol, hostname, port } = new URL(origin);
  const names = ['localhost', '127.0.0.1'];
  return names.includes(hostname) ? names.map((name) => `${protocol}//${name}:${port}/**`) : [];
}
