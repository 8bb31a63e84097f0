import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'smol-toml';
import { runSupabase, type CommandOutcome } from '../../hosted/commandLine';
import { generateFiles } from '../../hosted/generatedFiles';
import { startHostedProject, type HostedProject } from '../../hosted/hostedProject';
import { MAIL_LIMITS } from '../../local/auth/mailLimits';

const ROOT = path.join(__dirname, '../../..');

interface Finding {
  name: string;
  detail: string;
}
interface Lint {
  function: string;
  issues: { message: string }[];
}

let project: HostedProject;
let pushed: CommandOutcome;
beforeAll(async () => {
  project = await startHostedProject();
  pushed = await onProject('db', 'push', '--yes');
});
afterAll(() => project.stop());

describe('db push', () => {
  test('applies every migration as a deployer without superuser rights', async () => {
    expect(pushed).toMatchObject({ status: 0 });
    const again = await onProject('db', 'push', '--dry-run');
    expect(again.output + again.messages).toContain('up to date');
  });

  test('has the Data API call private.before_request before each request, and compile no query', async () => {
    const settings = await project.superuser.query<{ setting: string }>(
      `select unnest(setconfig) as setting from pg_db_role_setting where setrole = 'authenticator'::regrole`,
    );
    expect(settings).toEqual([
      { setting: 'pgrst.db_pre_request=private.before_request' },
      { setting: 'jit=off' },
    ]);
  });

  test('ends what a visitor asks of the database after three seconds', async () => {
    expect(
      await project.superuser.query(
        `select unnest(setconfig) as setting from pg_db_role_setting where setrole = 'anon'::regrole`,
      ),
    ).toEqual([{ setting: 'statement_timeout=3s' }]);
  });

  test.each([
    ['create table auth.grove (id int);', 'permission denied for schema auth'],
    ['alter table storage.objects add column grove int;', 'must be owner of storage.objects'],
  ])('fails on a migration that needs more: %s', async (sql, reason) => {
    const { status, messages } = await inCopy(
      (folder) =>
        writeFileSync(path.join(folder, 'supabase/migrations/99990101000000_grove.sql'), sql),
      'db',
      'push',
      '--yes',
    );
    expect(status).not.toBe(0);
    expect(messages).toContain(reason);
  });
});

describe('db advisors', () => {
  const advise = async () => {
    const { status, output } = await onProject('db', 'advisors', '--level', 'warn', ...IN_JSON);
    expect(status).toBe(0);
    return results<Finding>(output)
      .map(({ name, detail }) => `${name}: ${detail}`)
      .sort();
  };

  test('finds nothing to warn about', async () => {
    expect(await advise()).toEqual([]);
  });

  test('finds a table without row-level security and two policies where one would do', async () => {
    await project.superuser.script(`
      create table public.grove (id int primary key);
      create table public.wood (id int primary key);
      alter table public.wood enable row level security;
      create policy "Some" on public.wood for select to authenticated using (id < 9);
      create policy "Others" on public.wood for select to authenticated using (id > 9);
      grant select on public.grove, public.wood to authenticated;`);
    const found = await advise();
    await project.superuser.script('drop table public.grove, public.wood');
    expect(found).toEqual([
      expect.stringMatching(/^multiple_permissive_policies: .*wood/),
      expect.stringMatching(/^rls_disabled_in_public: .*grove/),
    ]);
  });
});

describe('db lint', () => {
  beforeAll(() => project.superuser.script('create extension plpgsql_check'));
  afterAll(() => project.superuser.script('drop extension plpgsql_check'));

  const lint = async () => {
    const words = ['--level', 'error', '--schema', 'public,private', ...IN_JSON];
    const { status, output } = await onProject('db', 'lint', ...words);
    expect(status).toBe(0);
    return results<Lint>(output).map(
      ({ function: name, issues }) => `${name}: ${issues.map((issue) => issue.message).join()}`,
    );
  };

  test('finds no error in any function', async () => {
    expect(await lint()).toEqual([]);
  });

  test('finds a function that reads a column that does not exist', async () => {
    await project.superuser.script(`
      create function public.plant() returns int language plpgsql as
        'begin return (select species from public.profiles where id = auth.uid()); end';`);
    const found = await lint();
    await project.superuser.script('drop function public.plant()');
    expect(found).toEqual(['public.plant: column "species" does not exist']);
  });
});

test('the generated files are what the database gives; run `npm run db:types` when they are not', async () => {
  for (const file of await generateFiles(project)) {
    expect(readFileSync(path.join(ROOT, file.path), 'utf8')).toBe(file.text);
  }
});

describe('config.toml', () => {
  test('is read without a warning', () => {
    expect(pushed.status).toBe(0);
    expect(pushed.messages).not.toMatch(/warn|deprecated/i);
  });

  test.each([
    ['[local_smtp]', '[inbucket]', 1, /inbucket/],
    ['[auth.email]\nenabled', '[auth.email]\nenable_signup', 0, /WARN: .*enable_signup/],
  ])('is complained about with %j as %j', async (now, outdated, status, complaint) => {
    const outcome = await inCopy(
      (folder) => {
        const file = path.join(folder, 'supabase/config.toml');
        writeFileSync(file, readFileSync(file, 'utf8').replace(now, outdated));
      },
      'db',
      'push',
      '--dry-run',
    );
    expect(outcome).toMatchObject({ status, messages: expect.stringMatching(complaint) });
  });

  test('asks for the current password, and for a confirmed address', () => {
    const settings = parse(readFileSync(path.join(ROOT, 'supabase/config.toml'), 'utf8'));
    expect(settings).toHaveProperty('auth.email.require_current_password', true);
    // The product has no field for the code that this one mails.
    expect(settings).not.toHaveProperty('auth.email.secure_password_change', true);
    expect(settings).toHaveProperty('auth.email.enable_confirmations', true);
    expect(settings).toHaveProperty('auth.email.double_confirm_changes', true);
  });

  test('has no captcha, and the limits that stand in its place', async () => {
    const settings = parse(readFileSync(path.join(ROOT, 'supabase/config.toml'), 'utf8'));
    expect(settings).toHaveProperty('auth.captcha', { enabled: false });
    expect(settings).toHaveProperty('auth.rate_limit', {
      email_sent: MAIL_LIMITS.ofProject,
      sign_in_sign_ups: MAIL_LIMITS.ofAddress,
      token_refresh: 150,
      token_verifications: 30,
    });
    expect(settings).toHaveProperty('auth.email.max_frequency', '60s');
    // Sign-up, reset, second mail, one-time code, link to sign in and change of an account are counted apart.
    const mailsOfOneAddress = 6 * (60 / 5) * MAIL_LIMITS.ofAddress;
    expect(MAIL_LIMITS.ofProject).toBeGreaterThan(4 * mailsOfOneAddress);
    expect(
      await project.superuser.query('select account_mails_an_hour from private.delivery_policy'),
    ).toEqual([{ account_mails_an_hour: MAIL_LIMITS.ofProject }]);
    // A policy of pages that lets another company's scripts in would be news.
    expect(readFileSync(path.join(ROOT, 'deploy/nginx/pages.conf'), 'utf8')).toMatch(
      /script-src 'self' 'sha256-[^']+'; require-trusted-types-for 'script'/,
    );
  });

  test('has the buckets the migrations make, with their sizes and types', async () => {
    const made = await project.superuser.query(
      'select id, public, file_size_limit, allowed_mime_types from storage.buckets',
    );
    const settings = parse(readFileSync(path.join(ROOT, 'supabase/config.toml'), 'utf8'));
    expect(settings).toHaveProperty(
      'storage.buckets',
      Object.fromEntries(
        made.map(({ id, file_size_limit, ...rest }) => [
          id,
          { ...rest, file_size_limit: `${Number(file_size_limit) / 2 ** 20}MiB` },
        ]),
      ),
    );
  });
});

const IN_JSON = ['--output-format', 'json'];

function onProject(...words: string[]): Promise<CommandOutcome> {
  return runSupabase([...words, `--remote=${project.url}`]);
}

async function inCopy(change: (folder: string) => void, ...words: string[]) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-hosted-'));
  for (const name of ['config.toml', 'migrations', 'templates']) {
    const kept = path.join('supabase', name);
    cpSync(path.join(ROOT, kept), path.join(folder, kept), { recursive: true });
  }
  change(folder);
  const outcome = await runSupabase([...words, `--remote=${project.url}`], folder);
  rmSync(folder, { recursive: true });
  return outcome;
}

function results<T>(output: string): T[] {
  const answer: { results: T[] } = JSON.parse(output);
  return answer.results;
}
