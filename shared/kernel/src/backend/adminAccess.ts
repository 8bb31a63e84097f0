import { backend } from './backend';
import { unwrap } from './backendError';

/** What an administrator does before the pages open: nothing, enter a code, or set up a second factor. */
export type AdminAccess = 'open' | 'code' | 'enroll';

/** What the signed-in administrator has to do first. */
export async function adminAccess(): Promise<AdminAccess> {
  const client = await backend();
  const access = unwrap(await client.rpc('my_admin_access'));
  return access === 'code' || access === 'enroll' ? access : 'open';
}
