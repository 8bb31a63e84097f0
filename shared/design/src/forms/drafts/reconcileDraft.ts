import type { ServerDraft } from '@tree-service/kernel';
import { isRecord } from '@tree-service/kernel/contract';
import type { StoredDraft } from './formDrafts';

/** As the server has it. */
const adopted = ({ draft_id, content, saved_at }: ServerDraft): StoredDraft => ({
  id: draft_id,
  savedAt: Date.now(),
  values: isRecord(content) ? content : null,
  known: saved_at,
  isOnServer: true,
});

/** What was typed here over what came from another device: fields that were not touched here take its values. */
function merged(here: StoredDraft, { content, saved_at }: ServerDraft): StoredDraft {
  const { id, savedAt, values } = here;
  const isBoth = values !== null && isRecord(content);
  return { id, savedAt, values: isBoth ? { ...content, ...values } : values, known: saved_at };
}

/**
 * What a device keeps after it has read a draft of the server; `here` is what it has by then. `isTyped`: it was typed in
 * the form that is open. Returns `here` itself where nothing is new, or where the server has to decide which is newer.
 */
export function afterReading(
  here: StoredDraft | null,
  server: ServerDraft,
  isTyped: boolean,
): StoredDraft | null {
  if (here === null) return server.content === null ? null : adopted(server);
  if (here.known === server.saved_at) return here;
  const isSame = here.id === server.draft_id;
  // Gone on with elsewhere, or ended there.
  if (here.isOnServer && isSame) return server.content === null ? null : adopted(server);
  if (here.values === null) return isSame ? here : adopted(server);
  // Typed in this form before the other draft could be shown: neither may push out the other.
  if (isTyped) return merged(here, server);
  if (!here.isOnServer) return here;
  // What ended elsewhere was another draft than this one.
  return server.content === null ? merged(here, server) : adopted(server);
}

/**
 * What a device keeps after it has sent `sent` and the server has answered which draft it keeps, none where there was none
 * to end; `here` is what the device has by then. `isTyped`: it was typed in the form that is open.
 */
export function afterSaving(
  here: StoredDraft | null,
  sent: StoredDraft,
  server: (ServerDraft & { readonly is_saved: boolean }) | undefined,
  isTyped: boolean,
): StoredDraft | null {
  // Signed out meanwhile, or removed by another tab.
  if (here === null) return null;
  const isAsSent = JSON.stringify(here.values) === JSON.stringify(sent.values);
  if (server === undefined) return isAsSent && here.values === null ? null : here;
  if (server.is_saved) {
    if (!isAsSent) return { ...here, known: server.saved_at };
    return here.values === null ? null : { ...here, known: server.saved_at, isOnServer: true };
  }
  const isOther = here.values !== null && here.id !== server.draft_id;
  if (!isAsSent || (isTyped && isOther)) return merged(here, server);
  return server.content === null ? null : adopted(server);
}
