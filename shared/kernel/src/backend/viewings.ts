import type { Backend } from './client';
import type { Profile } from './profiles';
import { expectDone, unwrap } from './backendError';

/** Names the viewing a call belongs to; the database then answers as the person, and writes nothing. */
export const VIEW_AS = 'x-view-as';

/** What the server says about a viewing. */
export interface ViewedPerson {
  readonly ends_at: string;
  readonly profile: Profile;
}

function isViewedPerson(found: unknown): found is ViewedPerson {
  return typeof found === 'object' && found !== null && 'ends_at' in found && 'profile' in found;
}

/** Opens a viewing of a person; leaves an audit row with the reason. Returns its id. Throws a BackendError. */
export async function openViewing(
  client: Backend,
  personId: string,
  reason: string,
): Promise<string> {
  const opened = unwrap(await client.rpc('start_viewing', { person_id: personId, reason }));
  return String(typeof opened === 'object' && 'id' in opened ? opened.id : '');
}

/** Ends a viewing; leaves an audit row. Throws a BackendError. */
export async function closeViewing(client: Backend, viewingId: string): Promise<void> {
  expectDone(await client.rpc('end_viewing', { viewing_id: viewingId }));
}

/** Whom calls of a viewing run as; null where the server takes no notice of it. Throws a BackendError. */
export async function readViewedPerson(
  client: Backend,
  viewingId: string,
): Promise<ViewedPerson | null> {
  const answer = await client.rpc('viewed_person').setHeader(VIEW_AS, viewingId);
  if (answer.error === null && answer.data === null) return null;
  const found: unknown = unwrap(answer);
  return isViewedPerson(found) ? found : null;
}
