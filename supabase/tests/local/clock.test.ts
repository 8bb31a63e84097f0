import { startClock } from '../../local/clock';
import type { Database, Row } from '../../local/database';
import { createTestDatabase } from '../support/database';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const PATIENCE_MS = 30_000;

/** Runs the clock until `enough` says so; fails when it never does, so that no loop outlives its test. */
async function runClock(enough: () => boolean, trim = async () => undefined): Promise<unknown[]> {
  const errors: unknown[] = [];
  const clock = startClock({
    database: counting,
    trim,
    onError: (error) => errors.push(error),
    tickMs: 1,
  });
  const deadline = Date.now() + PATIENCE_MS;
  try {
    while (!enough()) {
      if (Date.now() > deadline) throw new Error('The clock never did enough.');
      await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    await clock.stop();
  }
  return errors;
}

let statements: string[] = [];
let running = 0;
let mostRunning = 0;
let counting: Database;
beforeEach(() => {
  statements = [];
  running = 0;
  mostRunning = 0;
  counting = {
    ...database,
    async query(sql, parameters) {
      statements.push(sql);
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      try {
        return await database.query(sql, parameters);
      } finally {
        running -= 1;
      }
    },
  };
});

function fired(): number {
  return statements.filter((sql) => sql.includes('select public.run_due_timers(now())')).length;
}

test('due timers fire again and again, never two at once', async () => {
  expect(await runClock(() => fired() >= 3)).toEqual([]);
  expect(mostRunning).toBe(1);
});

test('advanced time applies to timers immediately, and stays advanced', async () => {
  const moments: unknown[] = [];
  const clock = startClock({
    database: {
      ...database,
      async query<Found extends Row>(sql: string, parameters?: readonly unknown[]) {
        if (sql.includes('run_due_timers(now() +')) moments.push(parameters?.[0]);
        return database.query<Found>(sql, parameters);
      },
    },
    trim: async () => undefined,
    onError: (error) => moments.push(error),
    tickMs: 60_000,
  });
  try {
    await clock.advance(15 * 60_000);
    expect(moments).toEqual([900]);
    await clock.advance(60_000);
    expect(moments).toEqual([900, 960]);
  } finally {
    await clock.stop();
  }
});

test('a tick that fails is reported, and the next one comes', async () => {
  await database.script(`
    alter function public.run_due_timers(timestamptz) rename to run_due_timers_for_real;
    create function public.run_due_timers(now_at timestamptz) returns int language sql as $$ select 1 / 0 $$;`);
  const errors = await runClock(() => fired() >= 2);
  expect(errors.length).toBeGreaterThanOrEqual(2);
  expect(errors[0]).toMatchObject({ message: 'division by zero' });
});

test('without the function nothing happens', async () => {
  await database.script('drop function public.run_due_timers(timestamptz)');
  const errors = await runClock(() => statements.length >= 3);
  expect(errors).toEqual([]);
  expect(fired()).toBe(0);
});

test('what is too old is trimmed at the start; a failure is reported', async () => {
  let trims = 0;
  const errors = await runClock(
    () => trims > 0,
    async () => {
      trims += 1;
      throw new Error('cannot trim');
    },
  );
  expect(errors[0]).toEqual(new Error('cannot trim'));
});
