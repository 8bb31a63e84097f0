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

/** What the web server serves an administrator the files of their bundle for. */
export interface AdminPass {
  readonly pass: string;
  readonly lastsSeconds: number;
}

/** A new pass for the signed-in administrator. Throws a BackendError, for everyone else with 42501. */
export async function issueAdminPass(): Promise<AdminPass> {
  const client = await backend();
  const { pass, lasts_seconds } = unwrap(await client.rpc('issue_admin_pass').single());
  return { pass, lastsSeconds: lasts_seconds };
}
