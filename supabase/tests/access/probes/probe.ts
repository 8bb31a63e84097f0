import type { Caller } from '../../support/database';

/** One thing one person tries, for a part of a policy that no line of the matrix needs. */
export interface Probe {
  readonly table: string;
  readonly name: string;
  readonly caller: Caller;
  readonly sql: string;
  readonly settings?: Record<string, string>;
  /** Whether it finds or changes something. */
  readonly passes: boolean;
}

type Tried = Omit<Probe, 'table' | 'passes'>;

/** Makes the probes of one table. */
export const about =
  (table: string) =>
  (passes: boolean, { name, caller, sql, settings }: Tried): Probe => ({
    table,
    name,
    caller,
    sql,
    passes,
    ...(settings && { settings }),
  });

/** Someone without an account. */
export const visitor: Caller = { role: 'anon' };
