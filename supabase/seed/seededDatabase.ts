import { preparedTestDatabase, type TestDatabase } from '../tests/support/database';
import { seedDatabase } from './index';

/** A test database with the demo data; the pictures lie in `test.pictures`, by their versions. */
export function seededDatabase(): Promise<TestDatabase> {
  return preparedTestDatabase('tree_service_demo', async (database) => {
    const pictures = new Map<string, Uint8Array>();
    await seedDatabase(database, {
      write: async (version, bytes) => void pictures.set(version, bytes),
    });
    await database.script(
      'create schema test; create table test.pictures (version text, bytes bytea)',
    );
    for (const [version, bytes] of pictures) {
      await database.query(`insert into test.pictures values ($1, decode($2, 'hex'))`, [
        version,
        Buffer.from(bytes).toString('hex'),
      ]);
    }
  });
}
