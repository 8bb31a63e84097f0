import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { postgresDatabase } from '../../local/postgresDatabase';
import type { Database } from '../../local/database';
import { runSupabase } from '../../hosted/commandLine';
import { startHostedProject, type HostedProject } from '../../hosted/hostedProject';
import { commandOfGuide, commandWithDatabase, runCommand } from './guideCommands';

// What the operator sets up after the migrations, as the deployer of a hosted project.

const FUNCTIONS = 'https://project.supabase.co/functions/v1';

let project: HostedProject;
let deployer: Database;
let workerKey: string;
beforeAll(async () => {
  // The guide says how the key is made.
  workerKey = runCommand('openssl rand -hex 32', {}).trim();
  project = await startHostedProject();
  const { status } = await runSupabase(['db', 'push', '--yes', `--remote=${project.url}`]);
  expect(status).toBe(0);
  deployer = postgresDatabase(project.url);
});
afterAll(async () => {
  await deployer.close();
  await project.stop();
});

const setUp = (site = 'https://trees.example', key = workerKey) =>
  deployer.query('select private.set_up_hosting($1, $2, $3)', [site, FUNCTIONS, key]);
const findings = async (subject: string, at = new Date()) =>
  (
    await deployer.query<{ subject: string; finding: string }>(
      'select * from public.health_findings($1)',
      [at.toISOString()],
    )
  )
    .filter((one) => one.subject === subject)
    .map(({ finding }) => finding);
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const succeed = (name: string, at: Date) =>
  deployer.query(
    `insert into cron.job_run_details (jobid, status, end_time)
     select jobid, 'succeeded', $2 from cron.job where jobname = $1`,
    [name, at.toISOString()],
  );

test('nothing is called before it is set up, and an unguessable key is needed', async () => {
  await expect(deployer.query(`select private.call_edge_function('outbox')`)).rejects.toThrow(
    'Run private.set_up_hosting first.',
  );
  await expect(setUp('https://trees.example', 'short')).rejects.toThrow('worker_key');
  await expect(setUp('trees.example/')).rejects.toThrow('address');
  expect(await findings('cron')).toEqual([]);
});

test('the command of the guide schedules the work and gives mails their address; a repeat changes nothing', async () => {
  const environment = { DATABASE_URL: project.url, WORKER_KEY: workerKey };
  const command = commandOfGuide('supabase/README.md', 'set_up_hosting').replace(
    'PROJECT',
    'project',
  );
  runCommand(command, environment);
  runCommand(command, environment);
  expect(await deployer.query('select jobname, schedule from cron.job order by jobname')).toEqual([
    { jobname: 'audit-trail', schedule: '47 3 * * *' },
    { jobname: 'case-alerts', schedule: '*/10 * * * *' },
    { jobname: 'cron-history', schedule: '41 3 * * *' },
    { jobname: 'erased-files', schedule: '17 * * * *' },
    { jobname: 'erasures', schedule: '* * * * *' },
    { jobname: 'error-alerts', schedule: '*/5 * * * *' },
    { jobname: 'health', schedule: '5 * * * *' },
    { jobname: 'old-data', schedule: '29 3 * * *' },
    { jobname: 'old-reports', schedule: '*/5 * * * *' },
    { jobname: 'outbox', schedule: '* * * * *' },
    { jobname: 'payments', schedule: '* * * * *' },
    { jobname: 'photos', schedule: '* * * * *' },
    { jobname: 'reconciliation', schedule: '23 4 * * *' },
    { jobname: 'rematches', schedule: '11 8 * * *' },
    { jobname: 'telemetry', schedule: '*/5 * * * *' },
    { jobname: 'timers', schedule: '* * * * *' },
  ]);
  expect(await deployer.query('select address from private.site')).toEqual([
    { address: 'https://trees.example' },
  ]);
});

test.each([
  [FUNCTIONS, null, true],
  ['https://api.trees.example/functions/v1', null, false],
  ['https://api.trees.example/functions/v1', true, true],
  ['http://kong:8000/functions/v1', null, false],
])('functions at %s, said to be behind Cloudflare: %s, are so: %s', async (address, said, is) => {
  await deployer.query('select private.set_up_hosting($1, $2, $3, $4)', [
    'https://trees.example',
    address,
    workerKey,
    said,
  ]);
  expect(await deployer.query('select private.is_behind_cloudflare() as answer')).toEqual([
    { answer: is },
  ]);
  await setUp();
});

test.each([
  [FUNCTIONS, null, 1],
  ['http://kong:8000/functions/v1', null, 2],
  ['http://kong:8000/functions/v1', 3, 3],
])('functions at %s, said to be behind %s proxies, are behind %i', async (address, said, are) => {
  await deployer.query('select private.set_up_hosting($1, $2, $3, trusted_proxies => $4)', [
    'https://trees.example',
    address,
    workerKey,
    said,
  ]);
  expect(await deployer.query('select trusted_proxies from private.edge_functions')).toEqual([
    { trusted_proxies: are },
  ]);
  await setUp();
});

test('every scheduled command runs, and calls functions with the key', async () => {
  for (const { command } of await deployer.query<{ command: string }>(
    'select command from cron.job order by jobname',
  )) {
    await deployer.query(command);
  }
  expect(await deployer.query('select url, headers from net.http_request_queue')).toEqual(
    ['erased-files', 'health', 'outbox', 'payments', 'photos', 'reconciliation', 'telemetry'].map(
      (name) => ({
        url: `${FUNCTIONS}/${name}`,
        headers: { Authorization: `Bearer ${workerKey}`, 'Content-Type': 'application/json' },
      }),
    ),
  );
});

test('the daily check is due from noon UTC, and every hour again until it has been reported', async () => {
  const run = `select private.is_health_report_due($1) as due`;
  const dueAt = async (time: string) => (await deployer.query(run, [time]))[0]?.['due'];
  expect(await dueAt('2027-03-02T12:05:00Z')).toBe(true);

  await deployer.query('select public.note_health_report()');
  await deployer.query(`update private.health_report set reported_at = '2027-03-02T14:05:01Z'`);
  expect(await dueAt('2027-03-02T15:05:00Z')).toBe(false);
  expect(await dueAt('2027-03-03T11:05:00Z')).toBe(false);
  for (const hour of ['12', '13', '23']) {
    expect([hour, await dueAt(`2027-03-03T${hour}:05:00Z`)]).toEqual([hour, true]);
  }

  await deployer.query('delete from net.http_request_queue');
  const [job] = await deployer.query<{ command: string }>(
    `select command from cron.job where jobname = 'health'`,
  );
  await deployer.query('select public.note_health_report()');
  await deployer.query(job?.command ?? '');
  expect(await deployer.query('select url from net.http_request_queue')).toEqual([]);
});

test('a schedule that is stuck, missing, or calling without success is found', async () => {
  expect(await findings('cron', later(0.1))).toEqual([]);
  expect(await findings('cron', later(1))).toEqual([
    expect.stringMatching(/^"timers" has not succeeded since \d{4}-/),
    expect.stringMatching(/^"erasures" has not succeeded since/),
    expect.stringMatching(/^"outbox" has not succeeded since/),
    expect.stringMatching(/^"payments" has not succeeded since/),
  ]);
  for (const name of ['timers', 'erasures', 'outbox', 'payments']) await succeed(name, later(1));
  expect(await findings('cron', later(1))).toEqual([]);

  await deployer.query(`update cron.job set active = false where jobname = 'timers'`);
  expect(await findings('cron', later(1))).toEqual(['"timers" is not scheduled.']);

  expect(await findings('functions')).toEqual([]);
  await deployer.query(
    `insert into net._http_response (id, status_code, error_msg) values (1, 200, null), (2, 401, null)`,
  );
  expect(await findings('functions')).toEqual([
    '1 calls of Edge Functions failed in the last hour, the last with status 401.',
  ]);
});

test('where records of sign-ins may not be removed, the check says so, and everything else is removed all the same', async () => {
  const allow = (change: string) => project.superuser.script(`${change} postgres, service_role`);
  expect(await findings('accounts')).toEqual([]);
  await allow('revoke delete on auth.audit_log_entries from');
  await deployer.query(
    `insert into public.error_logs (message, severity, category, created_at)
     values ('Long ago', 'error', 'ui', now() - interval '91 days')`,
  );
  await deployer.query('select private.remove_old_data(), private.remove_old_reports()');
  expect(await deployer.query('select message from public.error_logs')).toEqual([]);
  expect(await findings('accounts')).toEqual([
    expect.stringMatching(/^Records of sign-ins .* may not be removed/),
  ]);
  await allow('grant delete on auth.audit_log_entries to');
});

describe('commands of the guide, as written there', () => {
  test('load the ZIP codes, and make the account that signed up the first administrator', async () => {
    const environment = { DATABASE_URL: project.url };
    runCommand(commandWithDatabase('supabase/README.md', 'npm run seed:reference'), environment);
    const [counted] = await deployer.query('select count(*)::int as codes from public.zip_codes');
    expect(counted?.['codes']).toBeGreaterThan(40_000);

    const email = 'ada@trees.example';
    await project.superuser.query(
      `insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
       values (gen_random_uuid(), $1, '{"user_type": "owner"}', now())`,
      [email],
    );
    const makeAdmin = commandWithDatabase('deploy/README.md', 'make-admin').replace('EMAIL', email);
    expect(runCommand(makeAdmin, environment)).toContain(`${email} is an administrator now.`);
    expect(() => runCommand(makeAdmin.replace(email, 'eve@trees.example'), environment)).toThrow();
    expect(
      await deployer.query('select user_type::text from public.profiles where email = $1', [email]),
    ).toEqual([{ user_type: 'admin' }]);
  });

  test('write the secret that nginx checks the passes of administrators with', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-pass-'));
    // Whoever runs the tests may write into the folder of the test.
    writeFileSync(path.join(folder, 'sudo'), '#!/bin/sh\nexec "$@"\n');
    chmodSync(path.join(folder, 'sudo'), 0o755);
    const file = path.join(folder, 'adminPass.secret');
    try {
      runCommand(
        commandOfGuide('deploy/README.md', 'admin_pass_key').replace(
          '/etc/nginx/nginx/adminPass.secret',
          file,
        ),
        { DATABASE_URL: project.url, PATH: `${folder}:${process.env['PATH']}` },
      );
      const [key] = await deployer.query('select secret::text from private.admin_pass_key');
      expect(readFileSync(file, 'utf8')).toBe(
        `set $admin_pass_secret "${String(key?.['secret'])}";\n`,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
