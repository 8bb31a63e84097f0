import { SERVICE_CATEGORIES } from '@tree-service/domain';
import {
  browserStorage,
  readPendingRequest,
  reportError,
  type Json,
  type WaitingRequest,
} from '@tree-service/kernel';
import * as v from 'valibot';
import { leaveRequestDraft } from '../api/requestDrafts';

const key = v.pipe(v.string(), v.uuid());
const completeSchema = v.object({
  submitKey: key,
  submission: v.object({ category: v.picklist(SERVICE_CATEGORIES) }),
});
const waitingSchema = v.object({ key });

const LEFT_KEY = 'tree-service-draft-left';

/** The key of the request that this browser left last with a sign-up for the address; null for none. */
function keyLeftFor(email: string): string | null {
  const [left, address] = (browserStorage.read(LEFT_KEY) ?? '').split(' ');
  return address === email.trim().toLowerCase() && v.is(key, left) ? left : null;
}

/**
 * Leaves the complete request in this browser with the database, for the account about to be created with the address.
 * It takes the place of one that was left for the same address before and waits still. Undefined when there is none, or it was refused; it then stays in this browser, which sends it after sign-in.
 */
export async function leavePendingRequest(email: string): Promise<WaitingRequest | undefined> {
  const pending = readPendingRequest();
  const complete = v.safeParse(completeSchema, pending);
  if (pending === null || !complete.success) return undefined;
  const { submitKey, submission } = complete.output;
  try {
    const answers: Json = JSON.parse(JSON.stringify(pending));
    const claim = await leaveRequestDraft(submitKey, answers, keyLeftFor(email));
    browserStorage.write(LEFT_KEY, `${submitKey} ${email.trim().toLowerCase()}`);
    return { key: submitKey, claim, category: submission.category };
  } catch (error) {
    reportError(error, { severity: 'warning', category: 'api', source: 'leavePendingRequest' });
    return undefined;
  }
}

/** The key of the request that waits for this address, from navigation state; null when there is none. */
export function waitingIn(state: unknown): string | null {
  const parsed = v.safeParse(v.object({ waiting: waitingSchema }), state);
  return parsed.success ? parsed.output.waiting.key : null;
}

/** The key of a waiting request in an address; null without one. */
export function draftKeyIn(search: string): string | null {
  const parsed = v.safeParse(key, new URLSearchParams(search).get('draft'));
  return parsed.success ? parsed.output : null;
}

/** Whether the request with this key was written in this browser. */
export function isWrittenHere(draftKey: string): boolean {
  return readPendingRequest()?.['submitKey'] === draftKey;
}
