import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { postgresDatabase } from '../../local/postgresDatabase';
import type { Database } from '../../local/database';
import { TINY_PHOTOS } from '../local/tinyPhotos';
import { runBackend, signUpAndIn, type RunningBackend } from '../local/runningBackend';
import { HEALTH_KEY, projectSecrets, WORKER_KEY } from './projectSecrets';
import { resendSecrets, startResend, type ResendDouble } from './resendDouble';
import { startLaxProject } from './laxProject';
import { OWN_PACKAGES, runDeno, runFunction, type RunningFunction } from './runFunction';

// Every function runs on Deno, as hosted, against a running backend on PostgreSQL and a double of the
// mail provider.

const FUNCTIONS = path.join(__dirname, '../../functions');
const NAMES = ['outbox', 'erased-files', 'health', 'unsubscribe', 'calendar'] as const;
type Name = (typeof NAMES)[number];
/** Those of the other tests beside this one. */
const ELSEWHERE = [
  'checkout',
  'mail-events',
  'payment-webhook',
  'payments',
  'photos',
  'reconciliation',
  'telemetry',
  'text-replies',
];

let backend: RunningBackend;
let database: Database;
let resend: ResendDouble;
const running = new Map<Name, RunningFunction>();
/** Those that email the operator, with an address that the mail provider refuses. */
const unheard = new Map<Name, RunningFunction>();

beforeAll(async () => {
  backend = await runBackend({ outboxElsewhere: true });
  database = postgresDatabase(backend.databaseUrl ?? '');
  resend = await startResend();
  const secrets = {
    ...projectSecrets(backend),
    ...resendSecrets(resend),
  };
  const unreachable = { ...secrets, OPERATOR_EMAIL: 'operator@refused.example' };
  await Promise.all([
    ...NAMES.map(async (name) => running.set(name, await runFunction(name, secrets))),
    ...(['outbox', 'health'] as const).map(async (name) =>
      unheard.set(name, await runFunction(name, unreachable)),
    ),
  ]);
});
afterAll(async () => {
  for (const one of [...running.values(), ...unheard.values()]) one.stop();
  resend.close();
  await database.close();
  await backend.stop();
});
beforeEach(async () => {
  resend.mails.length = 0;
  await database.query('delete from private.outbox');
});
afterEach(() => expect(resend.unknown).toEqual([]));

function ask(
  name: Name,
  init: RequestInit & { path?: string } = {},
  functions = running,
): Promise<Response> {
  const { path: target = `/${name}`, ...rest } = init;
  const one = functions.get(name);
  if (!one) throw new Error(`${name} does not run.`);
  return one.ask(target, rest);
}
const work = async (name: Name, method = 'POST', functions = running) => {
  const headers = { authorization: `Bearer ${WORKER_KEY}` };
  const answer = await ask(name, { method, headers }, functions);
  return { status: answer.status, body: await answer.json() };
};
const put = (recipient: string, further = '') =>
  database.query(
    `insert into private.outbox (channel, kind, recipient, subject, body_text, body_html, link, due_at, unsubscribe_url, attempts)
     values ('email', 'job_completed', $1, 'Done', 'Text', '<p>Text</p>', '/', now(), 'https://trees.example/unsubscribe/x', ${further || 0})
     returning id`,
    [recipient],
  );
const item = async () =>
  (await database.query('select id, status, attempts, failure from private.outbox'))[0];

test('every function is checked by Deno and runs here', async () => {
  const there = readdirSync(FUNCTIONS, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('_'),
  );
  const names = [...NAMES, ...ELSEWHERE];
  expect(there.map(({ name }) => name).sort()).toEqual(names.sort());
  const files = names.map((name) => path.join(FUNCTIONS, name, 'index.ts'));
  // A lock of other versions than deno.json names is an error.
  const flags = [OWN_PACKAGES, '--frozen', '--config', path.join(FUNCTIONS, 'deno.json')];
  expect(await runDeno('check', ...flags, ...files)).toMatchObject({ status: 0 });
});

test.each(['outbox', 'erased-files', 'health'] as const)(
  '%s works for nobody without the key',
  async (name) => {
    for (const authorization of ['', `Bearer ${WORKER_KEY}x`, `Bearer ${backend.publishableKey}`]) {
      const answer = await ask(name, { method: 'POST', headers: { authorization } });
      expect(answer.status).toBe(401);
    }
  },
);

test('a monitor reads with a key of its own whether all is well, and does nothing with it', async () => {
  const headers = { authorization: `Bearer ${HEALTH_KEY}` };
  const statuses = async (name: Name) =>
    Promise.all(
      ['GET', 'POST'].map(async (method) => (await ask(name, { method, headers })).status),
    );
  expect(await statuses('health')).toEqual([200, 401]);
  expect(await statuses('outbox')).toEqual([401, 401]);
});

test('a mail goes to the provider once, with its key and the headers that stop it', async () => {
  await put('owner@example.com');
  expect(await work('outbox')).toEqual({ status: 200, body: { sent: 1, dead: 0 } });
  const { id } = (await item()) ?? {};
  expect(resend.mails).toEqual([
    {
      key: id,
      from: 'Tree Service <hello@trees.example>',
      to: ['owner@example.com'],
      subject: 'Done',
      text: 'Text',
      html: '<p>Text</p>',
      headers: {
        'List-Unsubscribe': '<https://trees.example/unsubscribe/x>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  ]);
  expect(await item()).toMatchObject({ status: 'sent' });
  // The report of a worker that died got lost: the provider knows the key.
  await database.query(`update private.outbox set status = 'waiting'`);
  expect((await work('outbox')).body).toEqual({ sent: 1, dead: 0 });
  expect(resend.mails).toHaveLength(1);
});

test('a refused mail waits for its next attempt, and the operator hears of the one given up', async () => {
  const [first] = await put('nobody@refused.example');
  expect((await work('outbox')).body).toEqual({ sent: 0, dead: 0 });
  expect(await item()).toMatchObject({
    status: 'waiting',
    attempts: 1,
    failure: expect.stringContaining('Resend answered 422'),
  });
  expect((await work('outbox')).body).toEqual({ sent: 0, dead: 0 });
  expect(await item()).toMatchObject({ attempts: 1 });

  await database.query(`update private.outbox set attempts = 5, due_at = now()`);
  expect((await work('outbox')).body).toEqual({ sent: 0, dead: 1 });
  expect(await item()).toMatchObject({ status: 'dead', attempts: 6 });
  expect(resend.mails).toEqual([
    expect.objectContaining({
      to: ['operator@trees.example'],
      subject: 'Tree Service: messages could not be sent',
      text: expect.stringContaining(String(first?.['id'])),
    }),
  ]);
});

const isReportDue = async () =>
  (await database.query('select private.is_health_report_due() as due'))[0]?.['due'];

test('the check is quiet while all is well, and emails the operator once when something is stuck', async () => {
  expect(await work('health', 'GET')).toEqual({ status: 200, body: { findings: [] } });
  expect(await isReportDue()).toBe(true);
  await work('health');
  expect(await isReportDue()).toBe(false);
  expect(resend.mails).toEqual([]);

  await put('owner@example.com');
  await database.query(`update private.outbox set due_at = now() - interval '1 hour'`);
  expect(await work('health', 'GET')).toMatchObject({
    status: 503,
    body: { findings: [{ subject: 'outbox' }] },
  });
  await work('health');
  await work('health');
  expect(resend.mails).toEqual([
    expect.objectContaining({
      to: ['operator@trees.example'],
      subject: 'Tree Service needs attention',
      text: expect.stringMatching(/- outbox: 1 messages have been waiting since/),
    }),
  ]);
});

test('channels that anyone may join are found, and pages that were not drawn for hours', async () => {
  const project = await startLaxProject(backend.origin);
  const secrets = { ...projectSecrets(backend), ...resendSecrets(resend) };
  const { address } = project;
  const health = await runFunction('health', {
    ...secrets,
    SUPABASE_URL: address,
    SITE_URL: address,
  });
  const headers = { authorization: `Bearer ${HEALTH_KEY}` };
  const found = async () => {
    const answer = await health.ask('/health', { headers });
    const { findings }: { findings: { subject: string; finding: string }[] } = await answer.json();
    return findings.map(({ subject, finding }) => `${subject}: ${finding}`);
  };
  expect(await found()).toEqual([
    expect.stringMatching(/^realtime: Anyone can use channels/),
    'pages: Public pages were last drawn at 1970-01-01 00:00 UTC; until they are again, Pros who left are still shown.',
  ]);
  project.isOpen = false;
  project.drawnAt = Date.now() - 3_600_000;
  expect(await found()).toEqual([]);
  // What does not answer at all is for a monitor outside.
  project.close();
  health.stop();
});

test('when alert emails fail, the functions return an error, a monitor learns what is stuck, and the check stays due', async () => {
  await database.query(`update private.health_report set reported_at = '-infinity'`);
  await put('nobody@refused.example', '5');
  expect(await work('outbox', 'POST', unheard)).toMatchObject({ status: 500 });
  expect(unheard.get('outbox')?.log()).toContain('Resend answered 422');
  expect(await item()).toMatchObject({ status: 'dead' });
  expect(await work('health', 'POST', unheard)).toMatchObject({ status: 500 });
  expect(resend.mails).toEqual([]);
  expect(await isReportDue()).toBe(true);

  const headers = { authorization: `Bearer ${HEALTH_KEY}` };
  const told = await ask('health', { headers }, unheard);
  expect(told.status).toBe(503);
  expect(await told.json()).toEqual({
    findings: [
      {
        subject: 'outbox',
        finding: expect.stringMatching(/^1 messages could not be sent .* Resend answered 422/),
      },
    ],
  });
  expect(await isReportDue()).toBe(true);

  // The next hour, with an address that takes mail again.
  expect(await work('health')).toMatchObject({ status: 200 });
  expect(resend.mails).toHaveLength(1);
  expect(await isReportDue()).toBe(false);
});

test('files of a deleted account are removed through storage, and those of others stay', async () => {
  const [leaving, staying] = [backend.client(), backend.client()];
  const gone = await signUpAndIn(backend, leaving, 'leaving@example.com');
  const kept = await signUpAndIn(backend, staying, 'staying@example.com');
  const photo = new Blob([TINY_PHOTOS['image/jpeg']], { type: 'image/jpeg' });
  const name = `${randomUUID()}.jpg`;
  for (const [client, folder] of [
    [leaving, gone],
    [staying, kept],
  ] as const) {
    const { error } = await client.storage.from('tree-photos').upload(`${folder}/${name}`, photo);
    expect(error).toBeNull();
  }
  await database.query('select private.erase_person($1)', [gone]);
  expect(await work('erased-files')).toEqual({ status: 200, body: { removed: 1 } });
  expect(await database.query('select name from storage.objects')).toEqual([
    { name: `${kept}/${name}` },
  ]);
});

test('a link in a mail asks when it is opened and stops mails of its kind when it is posted to', async () => {
  const person = await signUpAndIn(backend, backend.client(), 'tired@example.com');
  const [{ url } = { url: '' }] = await database.query<{ url: string }>(
    `select private.unsubscribe_url($1, 'quote_received') as url`,
    [person],
  );
  const target = new URL(url).pathname;
  const wanted = () =>
    database.query(
      'select kind, wanted from public.notification_preferences where person_id = $1',
      [person],
    );
  const opened = await ask('unsubscribe', { path: target });
  expect(await opened.text()).toContain('<h1>Stop these emails?</h1>');
  expect(opened.headers.get('x-page-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(await wanted()).toEqual([]);

  const oneClick = { method: 'POST', body: 'List-Unsubscribe=One-Click' };
  expect((await ask('unsubscribe', { path: target, ...oneClick })).status).toBe(200);
  expect(await wanted()).toEqual([{ kind: 'quote_received', wanted: false }]);
  const forged = target.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect((await ask('unsubscribe', { path: forged, ...oneClick })).status).toBe(404);
});

test('a calendar is text/calendar for anyone with its secret', async () => {
  const vendor = backend.client();
  await signUpAndIn(backend, vendor, 'pro@example.com', 'vendor');
  const { data: secret, error } = await vendor.rpc('renew_calendar_feed');
  expect(error).toBeNull();
  const feed = await ask('calendar', { path: `/calendar/${secret}.ics` });
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  const nobodys = await ask('calendar', { path: `/calendar/${'0'.repeat(64)}.ics` });
  expect(nobodys.status).toBe(404);
});
