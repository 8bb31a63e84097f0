import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';

// What operators of a Supabase of their own copy holds the settings of config.toml, under names that its
// services have.

const ROOT = path.join(__dirname, '..');
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const config = parse(textOf('supabase/config.toml'));

/** Each setting by its place in the file, such as `email.otp_length`. */
function settingsOf(part: unknown, place = ''): [place: string, value: unknown][] {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return [[place, part]];
  return Object.entries(part).flatMap(([name, value]) =>
    settingsOf(value, place ? `${place}.${name}` : name),
  );
}

/** What each service of the Compose file is given. */
function servicesOf(text: string): Record<string, Record<string, string>> {
  const services: Record<string, Record<string, string>> = {};
  let service = '';
  for (const line of text.split('\n')) {
    service = /^ {2}([\w-]+):$/.exec(line)?.[1] ?? service;
    const [, name, value = ''] = /^ {6}([A-Z0-9_]+): (.+)$/.exec(line) ?? [];
    if (name) (services[service] ??= {})[name] = value.replace(/^(["'])(.*)\1$/, '$2');
  }
  return services;
}

const same = String;
const opposite = (value: unknown) => String(value !== true);
/** `env(NAME)` as Compose writes it. */
const inEnvironment = (value: unknown) =>
  String(value).replace(/^env\((\w+)\)$/, (_whole, name: string) => `\${${name}}`);
const addresses = (value: unknown) =>
  [value]
    .flat()
    .map(inEnvironment)
    .join(',')
    .replace('${AUTH_CALLBACK_URL}', '${SITE_URL}/auth/callback')
    .replace('${PASSWORD_RESET_URL}', '${SITE_URL}/reset-password');

/** The variable of Auth for a setting, and how its value is written there. */
const VARIABLES: Readonly<Record<string, [name: string, written: (value: unknown) => string]>> = {
  site_url: ['SITE_URL', inEnvironment],
  additional_redirect_urls: ['URI_ALLOW_LIST', addresses],
  jwt_expiry: ['JWT_EXP', same],
  enable_refresh_token_rotation: ['SECURITY_REFRESH_TOKEN_ROTATION_ENABLED', same],
  refresh_token_reuse_interval: ['SECURITY_REFRESH_TOKEN_REUSE_INTERVAL', same],
  enable_signup: ['DISABLE_SIGNUP', opposite],
  enable_anonymous_sign_ins: ['EXTERNAL_ANONYMOUS_USERS_ENABLED', same],
  minimum_password_length: ['PASSWORD_MIN_LENGTH', same],
  'rate_limit.email_sent': ['RATE_LIMIT_EMAIL_SENT', same],
  'rate_limit.sign_in_sign_ups': ['RATE_LIMIT_OTP', same],
  'rate_limit.token_refresh': ['RATE_LIMIT_TOKEN_REFRESH', same],
  'rate_limit.token_verifications': ['RATE_LIMIT_VERIFY', same],
  'captcha.enabled': ['SECURITY_CAPTCHA_ENABLED', same],
  'mfa.max_enrolled_factors': ['MFA_MAX_ENROLLED_FACTORS', same],
  'mfa.totp.enroll_enabled': ['MFA_TOTP_ENROLL_ENABLED', same],
  'mfa.totp.verify_enabled': ['MFA_TOTP_VERIFY_ENABLED', same],
  'email.enabled': ['EXTERNAL_EMAIL_ENABLED', same],
  'email.double_confirm_changes': ['MAILER_SECURE_EMAIL_CHANGE_ENABLED', same],
  'email.require_current_password': ['SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD', same],
  'email.enable_confirmations': ['MAILER_AUTOCONFIRM', opposite],
  'email.max_frequency': ['SMTP_MAX_FREQUENCY', same],
  'email.otp_length': ['MAILER_OTP_LENGTH', same],
  'email.otp_expiry': ['MAILER_OTP_EXP', same],
  'email.smtp.host': ['SMTP_HOST', inEnvironment],
  'email.smtp.port': ['SMTP_PORT', same],
  'email.smtp.user': ['SMTP_USER', inEnvironment],
  'email.smtp.pass': ['SMTP_PASS', inEnvironment],
  'email.smtp.admin_email': ['SMTP_ADMIN_EMAIL', inEnvironment],
  'email.smtp.sender_name': ['SMTP_SENDER_NAME', same],
  'sms.enabled': ['EXTERNAL_PHONE_ENABLED', same],
};
/** Settings without a variable of their own: what is there at all, and what self-hosted.md names. */
const WITHOUT = /^enabled$|^email\.smtp\.enabled$|^external\.(?:google|apple)\./;

function variableOf([place, value]: [string, unknown]): [string, string] {
  const [, kind, mail = '', what] =
    /^email\.(template|notification)\.(\w+)\.(\w+)$/.exec(place) ?? [];
  const change = mail.toUpperCase();
  const name = kind === 'notification' ? `${change}_NOTIFICATION` : change;
  if (kind && what === 'enabled') return [`MAILER_NOTIFICATIONS_${change}_ENABLED`, String(value)];
  if (kind && what === 'subject') return [`MAILER_SUBJECTS_${name}`, String(value)];
  if (kind && what === 'content_path') {
    const address = `http://mail-templates/${path.basename(String(value))}`;
    return [`MAILER_TEMPLATES_${name}`, address];
  }
  const [variable, written] = VARIABLES[place] ?? [];
  if (!variable || !written) throw new Error(`Say in this test what ${place} is called in Auth.`);
  return [variable, written(value)];
}

// What hosted projects have without a setting: limits count the address that the caller came from,
const BEHIND_A_PROXY = { GOTRUE_RATE_LIMIT_HEADER: 'X-Forwarded-For' };
// and numbers are confirmed, without which sign-ups say which email addresses have accounts.
const NUMBERS_CONFIRMED = { GOTRUE_SMS_AUTOCONFIRM: 'false' };

const expectedAuth = (settings: unknown) => ({
  ...BEHIND_A_PROXY,
  ...NUMBERS_CONFIRMED,
  ...Object.fromEntries(
    settingsOf(settings)
      .filter(([place]) => !WITHOUT.test(place))
      .map(variableOf)
      .map(([name, value]) => [`GOTRUE_${name}`, value]),
  ),
});

describe('the Compose file', () => {
  const services = servicesOf(textOf('deploy/self-hosted.yml'));

  test('gives Auth every setting of config.toml', () => {
    expect(services['auth']).toEqual(expectedAuth(config['auth']));
    const stricter = { ...Object(config['auth']), minimum_password_length: 12 };
    expect(services['auth']).not.toEqual(expectedAuth(stricter));
    expect(() => expectedAuth({ ...Object(config['auth']), web3: true })).toThrow('web3');
  });

  test('counts who the guide has the proxy write, which nothing else may', () => {
    const guide = textOf('deploy/self-hosted.md').replaceAll(/\s+/g, ' ');
    expect(guide).toContain("overwrite `X-Forwarded-For` with the caller's address");
  });

  test('gives the others theirs', () => {
    expect(config['api']).toMatchObject({
      schemas: services['rest']?.['PGRST_DB_SCHEMAS']?.split(','),
      extra_search_path: services['rest']?.['PGRST_DB_EXTRA_SEARCH_PATH']?.split(','),
      max_rows: Number(services['rest']?.['PGRST_DB_MAX_ROWS']),
    });
    const mebibytes = Number(services['storage']?.['FILE_SIZE_LIMIT']) / 2 ** 20;
    expect(config['storage']).toMatchObject({ file_size_limit: `${mebibytes}MiB` });
    const verified = Object.values(Object(config['functions'])).map(
      (one) => Object(one).verify_jwt,
    );
    expect([...new Set(verified)].map(String)).toEqual([services['functions']?.['VERIFY_JWT']]);
  });

  // The command line runs the same Auth and Data API on a developer's machine.
  test('uses names that the command line of Supabase gives them too', () => {
    const folder = path.join(ROOT, 'node_modules/@supabase');
    const [installed = ''] = readdirSync(folder).filter((name) => name.startsWith('cli-'));
    const program = readFileSync(path.join(folder, installed, 'bin/supabase'));
    const isUnknown = (name: string) =>
      // Those of the mails end in the name of the mail.
      !program.includes(
        name.replace(/^(GOTRUE_MAILER_(?:SUBJECTS|TEMPLATES|NOTIFICATIONS)_).+/, '$1'),
      );
    // On a developer's machine there is no proxy.
    const names = ['auth', 'rest', 'storage']
      .flatMap((one) => Object.keys(services[one] ?? {}))
      .filter((name) => !(name in BEHIND_A_PROXY));
    expect(names.filter(isUnknown)).toEqual([]);
    expect(['GOTRUE_PASSWORD_LENGTH_MIN'].filter(isUnknown)).toHaveLength(1);
  });
});
