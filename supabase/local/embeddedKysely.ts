import type { PGlite } from '@electric-sql/pglite';
import type { CompiledQuery, DatabaseConnection, Driver, Kysely } from 'kysely';
import { engineSerializers } from './embeddedValues';
import type { Mutex } from './mutex';

/**
 * The query builder @supabase/lite sends everything through, over one embedded engine. Its own
 * driver lets requests that run at the same time share the engine's single session, so that one
 * caller's statements land in another's transaction and role; this one takes turns.
 */
export async function embeddedKysely(engine: PGlite, mutex: Mutex): Promise<Kysely<unknown>> {
  const { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } =
    await import('kysely');
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new LockingDriver(engine, mutex),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

class LockingDriver implements Driver {
  readonly #releases = new Map<DatabaseConnection, () => void>();

  constructor(
    readonly engine: PGlite,
    readonly mutex: Mutex,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const release = await this.mutex.acquire();
    const connection = connectionOf(this.engine);
    this.#releases.set(connection, release);
    return connection;
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#releases.get(connection)?.();
    this.#releases.delete(connection);
  }

  async beginTransaction(): Promise<void> {
    await this.engine.query('begin');
  }

  async commitTransaction(): Promise<void> {
    await this.engine.query('commit');
  }

  async rollbackTransaction(): Promise<void> {
    await this.engine.query('rollback');
  }

  // The engine belongs to the code that opened it.
  async destroy(): Promise<void> {}
}

function connectionOf(engine: PGlite): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery) {
      const result = await engine.query<R>(query.sql, [...query.parameters], {
        serializers: engineSerializers(engine),
      });
      const affected = result.affectedRows;
      return affected === undefined
        ? { rows: result.rows }
        : { rows: result.rows, numAffectedRows: BigInt(affected) };
    },
    streamQuery(): never {
      throw new Error('The embedded engine does not stream results.');
    },
  };
}
