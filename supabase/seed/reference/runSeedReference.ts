import { postgresDatabase } from '../../local/postgresDatabase';
import { seedReference } from './seedReference';

async function run(): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (!url) {
    throw new Error('Set DATABASE_URL to the database whose reference data should be loaded.');
  }
  const database = postgresDatabase(url);
  try {
    await seedReference(database);
    const [count] = await database.query('select count(*) as zip_codes from public.zip_codes');
    console.log(`Reference data is in place: ${count?.['zip_codes']} ZIP codes.`);
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
