import type { Database } from './database';

const TICK_MS = 3000;
const TRIM_EVERY_TICKS = 1200;

/** What happens by itself while the server runs. */
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

/**
 * Fires the marketplace's due timers and empties the outbox every few seconds, as pg_cron does on
 * hosted Supabase. A tick that fails is reported and the next one runs all the same; two never run at once. Returns the
 * function that stops the clock, which waits for a running tick.
 */
export function startClock({
  database,
  trim,
  deliver,
  onError,
  tickMs = TICK_MS,
}: ClockOptions): () => Promise<void> {
  let ticks = 0;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let next: NodeJS.Timeout | undefined;

  async function tick(): Promise<void> {
    try {
      if (ticks % TRIM_EVERY_TICKS === 0) await trim();
      ticks += 1;
      const [clock] = await database.query<{ exists: boolean }>(
        `select to_regprocedure('public.run_due_timers(timestamptz)') is not null as exists`,
      );
      if (clock?.exists) await database.query('select public.run_due_timers(now())');
      await deliver?.();
    } catch (error) {
      onError(error);
    }
    if (stopped) return;
    next = setTimeout(() => {
      running = tick();
    }, tickMs);
  }

  running = tick();
  return async () => {
    stopped = true;
    clearTimeout(next);
    await running;
  };
}
