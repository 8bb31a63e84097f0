import { postgresDatabase } from '../local/postgresDatabase';
import { prepareServices } from '../local/prepareDatabase';

async function main(url: string | undefined): Promise<void> {
  if (!url) throw new Error('Usage: prepareServices POSTGRES_URL');
  const database = postgresDatabase(url);
  await prepareServices(database);
  await database.close();
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
