import type { Queries } from './database';

/** The secret that passes to the administrators' bundle are signed with. */
export async function adminPassSecret(database: Queries): Promise<string> {
  const [key] = await database.query<{ secret: string }>(
    'select secret from private.admin_pass_key',
  );
  if (!key) throw new Error('The database holds no key for passes of administrators.');
  return key.secret;
}
