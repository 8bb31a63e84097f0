import type { Database } from './database';

const TICK_MS = 3000;
const TRIM_EVERY_TICKS = 1200;
const ALERT_EVERY_TICKS = 200;

/** What happens automatically while the server runs. */
export interface ClockOptions {
  database: Database;
  /** Forgets what is too old; called at the start and about once an hour. */
  trim(): Promise<void>;
  /** Sends what timers and people have left in the outbox; called after the timers of every tick. */
  deliver?(): Promise<unknown>;
  onError(error: unknown): void;
  /** Pause between two ticks, in milliseconds; 3 seconds unless said otherwise. */
  tickMs?: number;
}

/** The running clock. */
export interface Clock {
  /** Stops it; resolves when a running tick has ended. */
  stop(): Promise<void>;
  /**
   * Lets that many milliseconds more pass for timers, at once, and for good: tests and demonstrations
   * need not wait two days. Resolves when everything due by then has fired. People's calls and the
   * database's own now() know nothing of it.
   */
  advance(milliseconds: number): Promise<void>;
}

/**
 * Fires the marketplace's due timers and empties the outbox every few seconds, as pg_cron does on
 * hosted Supabase. A tick that fails is reported and the next one runs all the same; two never run at once.
 */
export function startClock({
  database,
  trim,
  deliver,
  onError,
  tickMs = TICK_MS,
}: ClockOptions): Clock {
  let ticks = 0;
  let aheadMs = 0;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let next: NodeJS.Timeout | undefined;

  // After the timers, which open cases; every ten minutes, much as pg_cron does.
  const alertAdministrators = () =>
    database.query(
      `select private.alert_due_cases(at), private.alert_of_errors(at)
       from (select now() + make_interval(secs => $1) as at) moment`,
      [aheadMs / 1000],
    );

  async function fireTimers(): Promise<void> {
    if (aheadMs === 0) {
      await database.query('select public.run_due_timers(now())');
    } else {
      await database.query('select public.run_due_timers(now() + make_interval(secs => $1))', [
        aheadMs / 1000,
      ]);
    }
    await database.query('select private.erase_due_person(now() + make_interval(secs => $1))', [
      aheadMs / 1000,
    ]);
  }

  async function tick(): Promise<void> {
    try {
      const isTrimming = ticks % TRIM_EVERY_TICKS === 0;
      if (isTrimming) await trim();
      const isAlerting = ticks % ALERT_EVERY_TICKS === 0;
      ticks += 1;
      const [clock] = await database.query<{ exists: boolean }>(
        `select to_regprocedure('public.run_due_timers(timestamptz)') is not null as exists`,
      );
      if (clock?.exists) {
        await fireTimers();
        if (isAlerting) await alertAdministrators();
        if (isTrimming) {
          await database.query('select private.remove_old_data(), private.remove_old_reports()');
        }
      }
      await deliver?.();
    } catch (error) {
      onError(error);
    }
    if (stopped) return;
    clearTimeout(next);
    next = setTimeout(() => {
      running = tick();
    }, tickMs);
  }

  running = tick();
  return {
    async stop() {
      stopped = true;
      clearTimeout(next);
      await running;
    },
    async advance(milliseconds) {
      clearTimeout(next);
      // After a running tick, which must not see half of the time pass.
      running = running.then(() => {
        aheadMs += milliseconds;
        return tick();
      });
      await running;
    },
  };
}
