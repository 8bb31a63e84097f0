import type { PGlite } from '@electric-sql/pglite';
import type { Database, Queries, Row } from './database';
import { keepStack } from './embeddedStack';
import { engineSerializers } from './embeddedValues';
import { Mutex } from './mutex';

const BIGINT = 20;
const TIMESTAMPTZ = 1184;
const JSON_TYPE = 114;
const JSONB = 3802;

const PARSERS = {
  [BIGINT]: (value: string) => Number(value),
  [TIMESTAMPTZ]: (value: string) => new Date(value),
  [JSON_TYPE]: (value: string): unknown => JSON.parse(value),
  [JSONB]: (value: string): unknown => JSON.parse(value),
};

/**
 * A Database over an embedded engine. Everyone who speaks to the same engine must share one
 * mutex.
 */
export function pgliteDatabase(engine: PGlite, mutex = new Mutex()): Database {
  keepStack(engine);
  const queries: Queries = {
    async query<R extends Row>(sql: string, parameters: readonly unknown[] = []) {
      const result = await engine.query<R>(sql, [...parameters], {
        parsers: PARSERS,
        serializers: engineSerializers(engine),
      });
      return result.rows;
    },
    async script(sql) {
      await engine.exec(sql);
    },
  };

  return {
    query: (sql, parameters) => mutex.withLock(() => queries.query(sql, parameters)),
    script: (sql) => mutex.withLock(() => queries.script(sql)),
    transaction: (work) =>
      mutex.withLock(async () => {
        await engine.query('begin');
        try {
          const result = await work(queries);
          await engine.query('commit');
          return result;
        } catch (error) {
          await engine.query('rollback');
          throw error;
        }
      }),
    listen: (channel, onNotify) =>
      mutex.withLock(async () => {
        // Notifications arrive in the middle of a commit; what they cause takes its own turn.
        await engine.listen(channel, (payload) => {
          void mutex.asCaller(async () => onNotify(payload));
        });
      }),
    close: () => mutex.withLock(() => engine.close()),
  };
}
