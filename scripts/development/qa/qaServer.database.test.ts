import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoAccounts, type DemoAccountName } from '../../../demo/accounts';
import { qaJumps } from '../../../demo/qa';
import { seededDatabase } from '../../../supabase/seed/seededDatabase';
import type { TestDatabase } from '../../../supabase/tests/support/database';
import { createQaServer } from './qaServer';

// What the QA panel asks of a development server, on the demo data.

let database: TestDatabase;
let server: Server;
let vendors: Readonly<Record<'pro1' | 'pro2', string>>;
const advanced: number[] = [];
let resets = 0;

const idOf = async (name: DemoAccountName) => {
  const [row] = await database.query('select id from public.profiles where email = $1', [
    demoAccounts[name].email,
  ]);
  return String(row?.['id']);
};

beforeAll(async () => {
  database = await seededDatabase();
  vendors = { pro1: await idOf('pro1'), pro2: await idOf('pro2') };
  const qa = createQaServer({
    backend: () => ({
      database,
      advanceClock: (milliseconds) => {
        advanced.push(milliseconds);
        return Promise.resolve();
      },
    }),
    reset: () => {
      resets += 1;
      return Promise.resolve();
    },
  });
  server = createServer((request, response) => void qa.handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
}, 300_000);
afterAll(async () => {
  server.close();
  await database.close();
});

function send(action: 'enter' | 'reset', init: RequestInit): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/qa/${action}`, init);
}

async function ask(action: 'enter' | 'reset', choice: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const response = await send(action, { method: 'POST', headers, body: JSON.stringify(choice) });
  const answer: Record<string, unknown> = await response.json();
  expect([response.status, answer]).toEqual([200, expect.anything()]);
  return answer;
}

/** The request of the latest thing that is in a state, between the demo's owner and a Pro. */
async function requestWith(found: string, vendor: string): Promise<string> {
  const [row] = await database.query(
    `select j.request_id from public.jobs j join public.service_requests r on r.id = j.request_id
     where r.owner_id = $1 and j.vendor_id = $2 and ${found} order by j.created_at desc, j.id limit 1`,
    [await idOf('owner'), vendor],
  );
  return String(row?.['request_id']);
}

test.each([
  ['lead-won', 'pro1', `j.state = 'scheduled'`],
  [
    'dispute-open',
    'pro1',
    'exists (select from public.job_disputes d where d.job_id = j.id and d.decided_at is null)',
  ],
  ['weather-hold', 'pro2', `j.state = 'weather_hold'`],
] as const)(
  '%s happens to %s, once, and each area has a page that shows it',
  async (scene, vendor, found) => {
    const { pages } = await ask('enter', { scene });
    const request = await requestWith(found, vendors[vendor]);
    expect(pages).toEqual({
      'mf-owner': `/requests/${request}`,
      'mf-vendor': `/vendor/requests/${request}`,
      'mf-admin':
        scene === 'dispute-open' ? '/admin-utility/disputes' : `/admin/vendor/${vendors[vendor]}`,
    });
    expect((await ask('enter', { scene }))['pages']).toEqual(pages);
  },
);

test('a credential of a Pro ends soon, as its pages show', async () => {
  const ending = async () => {
    const rows = await database.query(
      `select 1 from public.vendor_credentials
       where vendor_id = $1 and verified_at is not null and expires_on = current_date + 20`,
      [vendors.pro1],
    );
    return rows.length;
  };
  const before = await ending();
  const { pages } = await ask('enter', { scene: 'credential-expiring' });
  expect(pages).toEqual({
    'mf-owner': '/requests',
    'mf-vendor': '/vendor/account',
    'mf-admin': `/admin/vendor/${vendors.pro1}`,
  });
  expect([before, await ending()]).toEqual([0, 1]);
  expect(
    await database.query(
      `select 1 from private.timers where subject_id = $1 and event = 'remind' and fired_at is null
         and (due_at at time zone private.vendor_zone($1))::date = current_date + 20 - 7`,
      [vendors.pro1],
    ),
  ).toHaveLength(1);
});

test.each(Object.keys(qaJumps))('the clock jumps once: %s', async (jump) => {
  const count = advanced.length;
  const choice = { jump, email: demoAccounts.pro1.email };
  const { aheadMs } = await ask('enter', choice);
  expect(advanced.length).toBe(count + 1);
  expect(advanced.at(-1)).toBeGreaterThan(0);
  expect(aheadMs).toBe(advanced.reduce((sum, one) => sum + one));
  expect((await ask('enter', choice))['aheadMs']).toBe(aheadMs);
  expect(advanced.length).toBe(count + 1);
});

test('a reset puts the clock back, which can jump again', async () => {
  expect(await ask('reset', {})).toEqual({});
  expect(resets).toBe(1);
  expect(await ask('enter', {})).toEqual({ pages: null, aheadMs: 0 });
  const { aheadMs } = await ask('enter', { jump: 'morning' });
  expect(aheadMs).toBeGreaterThan(0);
});

test('the tools answer only their own panel', async () => {
  expect((await send('enter', { method: 'GET' })).status).toBe(405);
  const foreign = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' };
  expect((await send('reset', foreign)).status).toBe(405);
  expect(resets).toBe(1);
});
