import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'smol-toml';
import { runSupabase } from '../../hosted/commandLine';
import { startManagement, type DeployedFunction, type ManagementDouble } from './managementDouble';

// What the command line sends to a hosted project beside migrations: settings, secrets and functions. It
// sends the files of a function and names one of them as its import map. What the map
// does not name is not found when the function starts.

const ROOT = path.join(__dirname, '../../..');
const IMPORT_MAP = 'supabase/functions/deno.json';
const NAMES = readdirSync(path.join(ROOT, 'supabase/functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

let folder: string;
let management: ManagementDouble;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-deploy-'));
  management = await startManagement(folder);
});
afterAll(() => {
  management.close();
  rmSync(folder, { recursive: true });
});

const deploy = (names: readonly string[], from?: string) =>
  runSupabase(
    ['functions', 'deploy', ...names, '--yes', ...management.words],
    from,
    management.variables,
  );

/** What a deployed function imports and does not find in what was sent. */
function missingImports({ files }: DeployedFunction): string[] {
  const map: { imports: Record<string, string> } = JSON.parse(
    files.get(IMPORT_MAP) ?? '{"imports":{}}',
  );
  return [...files]
    .filter(([file]) => file.endsWith('.ts'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/(?:\bfrom|\bimport\()\s*'([^']+)'/g)].map(([, name = '']) =>
        name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
      ),
    )
    .filter((name) => !files.has(name) && !name.includes(':') && map.imports[name] === undefined);
}

test('the settings name the import map for every function', () => {
  const settings = parse(readFileSync(path.join(ROOT, 'supabase/config.toml'), 'utf8'));
  expect(settings['functions']).toEqual(
    Object.fromEntries(
      NAMES.map((name) => [name, { verify_jwt: false, import_map: './functions/deno.json' }]),
    ),
  );
});

test('each function is sent with all it imports, and its import map', async () => {
  const outcome = await deploy([]);
  expect(outcome).toMatchObject({ status: 0 });
  expect([...management.deployed.keys()].sort()).toEqual([...NAMES].sort());
  for (const sent of management.deployed.values()) {
    expect(sent.metadata).toMatchObject({ import_map_path: IMPORT_MAP });
    expect(missingImports(sent)).toEqual([]);
  }
  expect(management.deployed.get('checkout')?.files.get(IMPORT_MAP)).toContain('npm:stripe@');
});

/** What the guide's table of the settings names. */
const VALUES = {
  SITE_URL: 'https://trees.example',
  AUTH_CALLBACK_URL: 'https://trees.example/auth/callback',
  PASSWORD_RESET_URL: 'https://trees.example/reset-password',
  SMTP_HOST: 'smtp.resend.com',
  SMTP_USER: 'resend',
  SMTP_PASSWORD: 'an API key',
  SMTP_SENDER: 'hello@trees.example',
};

describe('the settings that are pushed', () => {
  const push = (values: Readonly<Record<string, string>>) => {
    management.settings.clear();
    return runSupabase(['config', 'push', '--yes', ...management.words], undefined, {
      ...management.variables,
      ...values,
    });
  };

  test('hold the values of the table in the guide, and no name in the place of one', async () => {
    expect(await push(VALUES)).toMatchObject({ status: 0 });
    expect([...management.settings.keys()]).toEqual(['postgrest', 'auth', 'storage']);
    const auth = management.settings.get('auth');
    expect(auth).toMatchObject({
      site_url: VALUES.SITE_URL,
      uri_allow_list: `${VALUES.AUTH_CALLBACK_URL},${VALUES.PASSWORD_RESET_URL}`,
      smtp_host: VALUES.SMTP_HOST,
      smtp_user: VALUES.SMTP_USER,
      smtp_pass: VALUES.SMTP_PASSWORD,
      smtp_admin_email: VALUES.SMTP_SENDER,
      mailer_autoconfirm: false,
      security_update_password_require_current_password: true,
      mfa_totp_enroll_enabled: true,
      mfa_totp_verify_enabled: true,
      mailer_templates_recovery_content: readFileSync(
        path.join(ROOT, 'supabase/templates/recovery.html'),
        'utf8',
      ),
    });
    expect(management.settings.get('storage')).toEqual({ fileSizeLimit: 10 * 2 ** 20 });
    expect(JSON.stringify([...management.settings.values()])).not.toContain('env(');
    const table = /\| name .*\n.*\n((?: +\| `.*\n)+)/.exec(
      readFileSync(path.join(ROOT, 'supabase/README.md'), 'utf8'),
    );
    const named = [...(table?.[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(VALUES));
  });

  test('are not pushed while a variable is missing that the mail server needs', async () => {
    const { SMTP_SENDER: _none, ...others } = VALUES;
    expect((await push(others)).status).not.toBe(0);
    expect(management.settings.has('auth')).toBe(false);
  });
});

test('the file of secrets is read as the guide says it is written', async () => {
  const file = path.join(folder, '.env');
  const account = JSON.stringify({ project_id: 'trees', private_key: 'a\\nb' });
  writeFileSync(
    file,
    `WORKER_KEY=${'0'.repeat(64)}\nMAIL_FROM=Tree Service <hello@trees.example>\n` +
      `FCM_SERVICE_ACCOUNT='${account}'\nAPNS_KEY=one\\ntwo\n`,
  );
  const outcome = await runSupabase(
    ['secrets', 'set', '--env-file', file, '--yes', ...management.words],
    undefined,
    management.variables,
  );
  expect(outcome).toMatchObject({ status: 0 });
  expect(Object.fromEntries(management.secrets)).toEqual({
    WORKER_KEY: '0'.repeat(64),
    MAIL_FROM: 'Tree Service <hello@trees.example>',
    FCM_SERVICE_ACCOUNT: account,
    APNS_KEY: 'one\\ntwo',
  });
});

test('without its line in the settings, a function would be sent without what it imports', async () => {
  cpSync(path.join(ROOT, 'supabase/functions'), path.join(folder, 'supabase/functions'), {
    recursive: true,
  });
  cpSync(path.join(ROOT, 'supabase/templates'), path.join(folder, 'supabase/templates'), {
    recursive: true,
  });
  const settings = readFileSync(path.join(ROOT, 'supabase/config.toml'), 'utf8');
  writeFileSync(
    path.join(folder, 'supabase/config.toml'),
    settings.replaceAll(/^import_map = .*\n/gm, ''),
  );
  management.deployed.clear();
  expect(await deploy(['checkout'], folder)).toMatchObject({ status: 0 });
  const sent = management.deployed.get('checkout');
  expect(sent && missingImports(sent)).toContain('stripe');
});
