/** One row of a result, by column name. */
export type Row = Record<string, unknown>;

/** Anything statements can be sent to: a database, or one transaction of it. */
export interface Queries {
  /** Runs one statement with `$1`-style parameters; returns its rows. Rejects with the database's error. */
  query<R extends Row = Row>(sql: string, parameters?: readonly unknown[]): Promise<R[]>;
  /** Runs a script of several statements, without parameters and without results. */
  script(sql: string): Promise<void>;
}

/**
 * The little of a database that the local server, the seeder and the tests need, the same on the
 * embedded engine and on PostgreSQL. Values: `bigint` as number, `timestamptz` as Date, `numeric`
 * as text, `jsonb` parsed.
 */
export interface Database extends Queries {
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Calls `onNotify` with the payload of every notification on the channel, until the database closes. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<void>;
  /** Ends the connection. Everything committed before is kept. */
  close(): Promise<void>;
}
