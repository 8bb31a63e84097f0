import { backend } from '../backend/backend';
import { BackendError } from '../backend/backendError';
import type { Backend } from '../backend/client';
import { closeViewing, openViewing, readViewedPerson } from '../backend/viewings';
import { authState, currentViewing, setViewing } from '../auth/authStore';
import { reportError } from '../errors/reportError';
import { messageOf } from '../errors/messageOf';
import { notify } from '../notices/notify';
import { leaveEndedViewing, leaveViewing } from './leaveViewing';
import { forgetViewing, nameOfViewed, storedViewing, storeViewing, type Viewing } from './viewing';

const ENDED = 'The viewing ended';
const CLOCKS_DIFFER_MS = 2_000;

/** startViewing of viewingCommands. */
export async function startViewing(personId: string, reason: string): Promise<void> {
  const client = await backend();
  const adminId = authState().user?.id ?? '';
  const viewing = await readViewing(client, await openViewing(client, personId, reason), adminId);
  if (viewing?.person.id !== personId) {
    throw new BackendError('Viewing is not set up on this server.', 'viewing', null, 500);
  }
  storeViewing(viewing);
}

async function readViewing(client: Backend, id: string, adminId: string): Promise<Viewing | null> {
  const found = await readViewedPerson(client, id);
  if (found === null) return null;
  const { profile: person, ends_at } = found;
  const metadata = {
    userType: person.user_type,
    fullName: nameOfViewed({ person }),
    avatarUrl: null,
  };
  const user = {
    id: person.id,
    email: person.email,
    emailVerified: true,
    mustChoosePassword: false,
    metadata,
  };
  return { id, adminId, person, user, endsAt: Date.parse(ends_at) };
}

/** restoreViewing of viewingCommands. */
export async function restoreViewing(client: Backend, adminId: string): Promise<void> {
  const stored = storedViewing();
  if (stored === null) return;
  try {
    if (stored.adminId !== adminId) return;
    const viewing = await readViewing(client, stored.id, adminId);
    if (viewing === null) return;
    setViewing(viewing);
    setTimeout(leaveEndedViewing, viewing.endsAt + CLOCKS_DIFFER_MS - Date.now());
  } catch (cause) {
    notify.info(ENDED, { description: messageOf(cause) });
  } finally {
    if (currentViewing() === null) forgetViewing();
  }
}

/** endViewing of viewingCommands. */
export async function endViewing(): Promise<void> {
  const viewing = currentViewing();
  if (viewing === null) return;
  try {
    await closeViewing(await backend(), viewing.id);
  } catch (cause) {
    // It ends at its time at the latest; leaving it must not depend on the line.
    reportError(cause, { severity: 'warning', category: 'api', source: 'endViewing' });
  }
  leaveViewing();
}
