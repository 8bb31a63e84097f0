import type { Queries } from '../database';

/** Tells the database where the product is reached, so that links in mails lead there. */
export async function announceSiteAddress(database: Queries, origin: string): Promise<void> {
  if (await has(database, 'private.site')) {
    await database.query('update private.site set address = $1 where address <> $1', [origin]);
  }
}

/** Whether the migrations that were applied brought the outbox. */
export function hasOutbox(database: Queries): Promise<boolean> {
  return has(database, 'private.outbox');
}

async function has(database: Queries, table: string): Promise<boolean> {
  const [row] = await database.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [table],
  );
  return row?.there === true;
}
