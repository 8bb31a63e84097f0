import postgres from 'postgres';
import type { Database, Queries, Row } from './database';

const bigint = {
  to: 20,
  from: [20],
  serialize: (value: number) => String(value),
  parse: (value: string) => Number(value),
};

// As the embedded engine does it: a text is taken for JSON already written.
const json = {
  to: 3802,
  from: [114, 3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (value: string): unknown => JSON.parse(value),
};

const TYPES = { bigint, json };
type Types = { bigint: number; json: unknown };

function queriesOf(
  sql: postgres.Sql<Types> | postgres.TransactionSql<Types>,
  prepare: boolean,
): Queries {
  return {
    async query<R extends Row>(text: string, parameters: readonly unknown[] = []) {
      const rows = await sql.unsafe<R[]>(text, parameters.map(toParameter), { prepare });
      return [...rows];
    },
    async script(text) {
      await sql.unsafe(text).simple();
    },
  };
}

function toParameter(value: unknown): postgres.ParameterOrJSON<unknown> {
  return value === undefined ? null : value;
}

/**
 * A Database over PostgreSQL 15 or newer, at an address like `postgres://user:password@host:5432/name`,
 * with at most so many connections. `prepare` keeps the plans of statements, for who sends the same ones again and again.
 */
export function postgresDatabase(url: string, connections = 6, prepare = false): Database {
  const sql = postgres(url, {
    max: connections,
    onnotice: () => undefined,
    types: TYPES,
    connection: { TimeZone: 'UTC' },
  });
  return {
    ...queriesOf(sql, prepare),
    async transaction<T>(work: (queries: Queries) => Promise<T>) {
      let result: { value: T } | undefined;
      await sql.begin(async (transaction) => {
        result = { value: await work(queriesOf(transaction, prepare)) };
      });
      if (!result) throw new Error('The transaction ended without its work being done.');
      return result.value;
    },
    async listen(channel, onNotify) {
      await sql.listen(channel, onNotify);
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
