import { currentViewing } from '../auth/authStore';
import type { Backend } from '../backend/client';
import { storedViewing } from './viewing';

// Only administrators need them, so nobody else downloads them.
const actions = () => import('./viewingActions');

/**
 * Starts to view a person; the next page load of this tab shows their pages. Leaves an audit row with the
 * reason, which the person can read. Throws a BackendError, also where the server would go on answering as
 * the administrator.
 */
export async function startViewing(personId: string, reason: string): Promise<void> {
  await (await actions()).startViewing(personId, reason);
}

/** Goes on with the viewing of this tab, if it has one and it is this administrator's and not over. */
export async function restoreViewing(client: Backend, adminId: string): Promise<void> {
  if (storedViewing() === null || currentViewing() !== null) return;
  await (await actions()).restoreViewing(client, adminId);
}

/** Ends the viewing, here and on the server. */
export async function endViewing(): Promise<void> {
  await (await actions()).endViewing();
}
