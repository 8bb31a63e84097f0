import { authState, browserStorage } from '@tree-service/kernel';

/** What was typed in a form, by field; only fields that differ from what the form began with. */
export type DraftValues = Readonly<Record<string, unknown>>;

const PREFIX = 'tree-service-draft:';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keyOf = (name: string): string => `${PREFIX}${authState().user?.id ?? 'visitor'}:${name}`;

function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // A browser that refuses storage keeps nothing.
    return [];
  }
}

function parse(text: string | null): { savedAt: number; values: DraftValues } | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || !isRecord(stored['values'])) return null;
    const savedAt = Number(stored['savedAt']);
    return savedAt > Date.now() - KEPT_MS ? { savedAt, values: stored['values'] } : null;
  } catch {
    return null;
  }
}

/** What the person on this page typed in the form called `name` within the last 30 days; null for nothing. */
export function readFormDraft(name: string): DraftValues | null {
  return parse(browserStorage.read(keyOf(name)))?.values ?? null;
}

/**
 * Keeps what the person on this page typed in the form called `name`, on this device. Returns whether it outlives the
 * page: not where the browser refuses storage.
 */
export function keepFormDraft(name: string, values: DraftValues): boolean {
  const key = keyOf(name);
  const text = JSON.stringify({ savedAt: Date.now(), values });
  browserStorage.write(key, text);
  try {
    return window.localStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

/** Removes the draft once it was sent or given up. */
export function forgetFormDraft(name: string): void {
  browserStorage.remove(keyOf(name));
}

/** Removes every draft of this account from this device, and anyone's that is too old. */
export function forgetFormDraftsOf(accountId: string): void {
  for (const key of storedKeys()) {
    const isTheirs = key.startsWith(`${PREFIX}${accountId}:`);
    if (isTheirs || parse(browserStorage.read(key)) === null) browserStorage.remove(key);
  }
}
