import { backend } from './backend';
import { unwrap } from './backendError';
import type { Json } from './database.types';

/** A draft of a form as the server keeps it. */
export interface ServerDraft {
  /** The form and the record it is about. */
  readonly key: string;
  /** Which draft of it; a form that was started over has a new one. */
  readonly draft_id: string;
  /** What was typed, by field; null once it was sent or discarded. */
  readonly content: Json;
  /** Identifies this state of the draft, and is given back as `known`. */
  readonly saved_at: string;
}

/** A draft to be kept on the server. */
export interface DraftToSave {
  readonly key: string;
  readonly draft_id: string;
  readonly content: Json;
  /** Milliseconds since it was typed. */
  readonly age_ms: number;
  /** `saved_at` of the draft it continues; any other one is replaced only if it is older. */
  readonly known: string | null;
}

/** The caller's drafts with these keys, as far as there are any. Throws a BackendError. */
export async function readFormDrafts(keys: readonly string[]): Promise<ServerDraft[]> {
  const client = await backend();
  const drafts = client.from('form_drafts').select('key, draft_id, content, saved_at');
  return unwrap(await drafts.in('key', [...keys]));
}

/**
 * Keeps up to 20 drafts of the caller for their other devices, all or none. Returns which draft is kept now for each
 * key, and whether it is the given one. Throws a BackendError.
 */
export async function saveFormDrafts(
  drafts: readonly DraftToSave[],
): Promise<(ServerDraft & { readonly is_saved: boolean })[]> {
  const client = await backend();
  const given = drafts.map((draft) => ({ ...draft }));
  return unwrap(await client.rpc('save_form_drafts', { drafts: given }));
}
