import { PACE, withoutServices, type OutboxItem } from '../functions/_shared/outbox';
import type { Database } from '../local/database';
import { deliverOutbox } from '../local/outbox/outboxWorker';
import { createTestDatabase, type TestDatabase } from './support/database';

// A worker is called every minute, as on a hosted project, while the mail service takes connections and
// says nothing. Time passes only here, and only when every worker waits for the service.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const ANSWER_WITHIN = 15 * SECOND;
const MAILS = 60;

/** The next noon in Chicago: what is tried again at night waits for the morning. */
function nextNoon(): number {
  const noon = new Date().setUTCHours(18, 0, 0, 0);
  return noon > Date.now() ? noon : noon + 24 * 60 * MINUTE;
}
const began = nextNoon();

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(10);
});
beforeEach(() => database.query('delete from private.outbox'));
afterAll(() => database.close());

/** The database, and whether it was asked anything that it has not answered yet. */
function watched(): { database: Database; isBusy: () => boolean } {
  let asked = 0;
  const query: Database['query'] = async (...given) => {
    asked += 1;
    try {
      return await database.query(...given);
    } finally {
      asked -= 1;
    }
  };
  return { database: Object.assign(Object.create(database), { query }), isBusy: () => asked > 0 };
}

/** A service that says nothing until `speaksAt`, and the workers that are called every minute. */
function world(speaksAt: number) {
  const { database: asked, isBusy } = watched();
  const inFlight = new Map<string, { due: number; end: () => void }>();
  const tries = new Map<string, number>();
  const taken: string[] = [];
  const twiceAtOnce: string[] = [];
  let at = 0;
  const runs: Promise<number>[] = [];

  function email({ id }: OutboxItem): Promise<'sent'> {
    if (inFlight.has(id)) twiceAtOnce.push(id);
    tries.set(id, (tries.get(id) ?? 0) + 1);
    const isSilent = at < speaksAt;
    return new Promise((resolve, reject) => {
      inFlight.set(id, {
        due: at + (isSilent ? ANSWER_WITHIN : 100),
        end() {
          inFlight.delete(id);
          if (isSilent) reject(new Error('No answer within 15 seconds.'));
          else taken.push(id);
          resolve('sent');
        },
      });
    });
  }

  const run = () => {
    const carriers = { ...withoutServices, email };
    const pace = { atOnce: PACE.atOnce, now: () => began + at };
    const now = () => new Date(began + at);
    runs.push(deliverOutbox({ database: asked, carriers, pace, now }));
  };

  async function everyoneWaits(): Promise<void> {
    do await new Promise((resolve) => setImmediate(resolve));
    while (isBusy());
  }

  async function pass(minutes: number): Promise<void> {
    for (let minute = 0; minute < minutes; minute += 1) {
      run();
      const nextRun = at + MINUTE;
      while (at < nextRun) {
        await everyoneWaits();
        const nextEnd = Math.min(...[...inFlight.values()].map(({ due }) => due), nextRun);
        at = nextEnd;
        for (const { due, end } of [...inFlight.values()]) if (due <= at) end();
      }
    }
    await everyoneWaits();
  }

  return { pass, tries, taken, twiceAtOnce, runs };
}

const put = () =>
  database.query(
    `insert into private.outbox (channel, kind, recipient, subject, body_text, body_html, link, due_at)
     select 'email', 'job_completed', 'owner@example.com', 'Done', 'Text', '<p>Text</p>', '/', now()
     from generate_series(1, $1)`,
    [MAILS],
  );
const rows = () =>
  database.query<{ id: string; status: string; attempts: number }>(
    'select id, status, attempts from private.outbox',
  );

test('an unresponsive service loses no mail: none is given up untried, none is sent twice at once', async () => {
  await put();
  const { pass, tries, taken, twiceAtOnce, runs } = world(6 * MINUTE);
  await pass(5);
  // Whatever was not tried was not counted either.
  const counted = (await rows()).filter(({ status }) => status === 'waiting');
  expect(counted.map(({ id, attempts }) => [id, attempts])).toEqual(
    counted.map(({ id }) => [id, tries.get(id) ?? 0]),
  );
  await pass(60);
  await Promise.all(runs);
  expect(twiceAtOnce).toEqual([]);
  expect(new Set(taken).size).toBe(MAILS);
  expect(taken).toHaveLength(MAILS);
  expect(new Set((await rows()).map(({ status }) => status))).toEqual(new Set(['sent']));
});

test('one run sends everything that waits when the service answers', async () => {
  await put();
  const { pass, taken, runs } = world(0);
  await pass(1);
  expect(await Promise.all(runs)).toEqual([MAILS]);
  expect(taken).toHaveLength(MAILS);
});

test('a claim lasts longer than its worker begins mails and the last one takes', async () => {
  const lease = await database.query<{ seconds: number }>(
    'select extract(epoch from lease)::int as seconds from private.delivery_policy',
  );
  expect((lease[0]?.seconds ?? 0) * SECOND).toBeGreaterThan(PACE.beginsFor + 3 * ANSWER_WITHIN);
});

test('the database waits for the answer of a worker that begins a push message last', async () => {
  const [call] = await database.query<{ definition: string }>(
    `select pg_get_functiondef('private.call_edge_function(text)'::regprocedure) as definition`,
  );
  const [, waits] = /timeout_milliseconds := (\d+)/.exec(call?.definition ?? '') ?? [];
  expect(Number(waits)).toBeGreaterThan(PACE.beginsFor + 2 * ANSWER_WITHIN);
});

test('what was claimed for the last time and never reported is given up, once, and named', async () => {
  await put();
  await database.query(
    `update private.outbox set status = 'claimed', attempts = 6, claimed_until = now() - interval '1 second'`,
  );
  const giveUp = () => database.query<{ failure: string }>('select * from public.give_up_outbox()');
  expect(await database.query('select id from public.claim_outbox()')).toEqual([]);
  const given = await giveUp();
  expect(given).toHaveLength(MAILS);
  expect(given[0]?.failure).toBe('No worker reported back.');
  expect(await giveUp()).toEqual([]);
  expect(new Set((await rows()).map(({ status }) => status))).toEqual(new Set(['dead']));
});
