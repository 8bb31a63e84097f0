import { newKey } from '@tree-service/domain';
import { authState, browserStorage } from '@tree-service/kernel';
import { isRecord } from '@tree-service/kernel/contract';

/** What was typed in a form, by field; only fields that differ from what the form began with. */
export type DraftValues = Readonly<Record<string, unknown>>;

/** A draft as this device keeps it. */
export interface StoredDraft {
  /** Which draft of the form it is, on every device; a form that is started over has a new one. */
  readonly id: string;
  /** When it was typed, in ms since 1970 by the clock of this device. */
  readonly savedAt: number;
  /** Null once it was sent or discarded, until the server knows. */
  readonly values: DraftValues | null;
  /** `saved_at` of the draft on the server that this one continues; absent without one. */
  readonly known?: string | undefined;
  /** Whether the server has it as it is here. */
  readonly isOnServer?: boolean;
}

const PREFIX = 'tree-service-draft:';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const prefixOf = (accountId: string | undefined) => `${PREFIX}${accountId ?? 'visitor'}:`;
const keyOf = (name: string): string => prefixOf(authState().user?.id) + name;

function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // A browser that refuses storage keeps nothing.
    return [];
  }
}

function parse(text: string | null): StoredDraft | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return null;
    const { id, values, known } = stored;
    const savedAt = Number(stored['savedAt']);
    if ((values !== null && !isRecord(values)) || !(savedAt > Date.now() - KEPT_MS)) return null;
    return {
      id: typeof id === 'string' ? id : '',
      savedAt,
      values,
      ...(typeof known === 'string' && { known }),
      isOnServer: stored['isOnServer'] === true,
    };
  } catch {
    return null;
  }
}

type Listener = (name: string, isEnded: boolean) => void;
let listener: Listener = () => undefined;

/** Calls `changed` whenever a draft was typed, sent or discarded here; there is one listener. */
export function onDraftChange(changed: Listener): void {
  listener = changed;
}

/** The draft of the person on this page in the form called `name`, with what the server knows of it. */
export function readStoredDraft(name: string): StoredDraft | null {
  return parse(browserStorage.read(keyOf(name)));
}

/** Keeps a draft as it is; null removes it. */
export function storeDraft(name: string, draft: StoredDraft | null): void {
  if (draft === null) browserStorage.remove(keyOf(name));
  else browserStorage.write(keyOf(name), JSON.stringify(draft));
}

/** The drafts of the person on this page that the server does not have as they are here, by form. */
export function unsavedDrafts(): [name: string, draft: StoredDraft][] {
  const prefix = prefixOf(authState().user?.id);
  return storedKeys().flatMap((key): [string, StoredDraft][] => {
    const draft = key.startsWith(prefix) ? parse(browserStorage.read(key)) : null;
    return draft === null || draft.isOnServer ? [] : [[key.slice(prefix.length), draft]];
  });
}

/** What the person on this page typed in the form called `name` within the last 30 days; null for nothing. */
export function readFormDraft(name: string): DraftValues | null {
  return readStoredDraft(name)?.values ?? null;
}

/**
 * Keeps what the person on this page typed in the form called `name`, on this device. Returns whether it outlives the
 * page: not where the browser refuses storage.
 */
export function keepFormDraft(name: string, values: DraftValues): boolean {
  const key = keyOf(name);
  const before = readStoredDraft(name);
  const id = before?.values ? before.id : newKey();
  const text = JSON.stringify({ id, savedAt: Date.now(), values, known: before?.known });
  browserStorage.write(key, text);
  listener(name, false);
  try {
    return window.localStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

/**
 * Removes the draft once it was sent or given up. Of a signed-in person it stays noted, so that other devices are told.
 */
export function forgetFormDraft(name: string): void {
  const draft = readStoredDraft(name);
  const isTold = draft !== null && authState().user !== null;
  storeDraft(
    name,
    isTold ? { ...draft, savedAt: Date.now(), values: null, isOnServer: false } : null,
  );
  if (isTold) listener(name, true);
}

/** Removes every draft of this account from this device, and anyone's that is too old. */
export function forgetFormDraftsOf(accountId: string): void {
  for (const key of storedKeys()) {
    const isTheirs = key.startsWith(prefixOf(accountId));
    if (isTheirs || parse(browserStorage.read(key)) === null) browserStorage.remove(key);
  }
}
