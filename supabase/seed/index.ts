import type { Database } from '../local/database';
import type { PictureFiles } from './demo/pictures';
import { seedDemo } from './demo/seedDemo';
import { seedReference } from './reference/seedReference';

export { seedReference } from './reference/seedReference';

/**
 * Fills a new database with the reference data and the demo marketplace, in one transaction. The
 * pictures of the demo are written to `files`.
 */
export async function seedDatabase(database: Database, files: PictureFiles): Promise<void> {
  await database.transaction(async (queries) => {
    await seedReference(queries);
    await seedDemo(queries, files);
  });
}
