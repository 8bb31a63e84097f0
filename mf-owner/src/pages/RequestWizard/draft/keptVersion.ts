import { browserStorage } from '@tree-service/kernel';

const KEPT_KEY = 'tree-service-draft-kept';

/** What this browser knows of the draft as the database has it. */
export interface KeptVersion {
  readonly key: string;
  /** The version it was read or saved in. */
  readonly version: number;
  /** Whether something was typed here since. */
  readonly isChanged: boolean;
}

/** What is known of the draft with this key; null when it was never saved or read. */
export function readKeptVersion(key: string): KeptVersion | null {
  const [kept, version, changed] = (browserStorage.read(KEPT_KEY) ?? '').split(' ');
  if (kept !== key || !Number.isInteger(Number(version))) return null;
  return { key, version: Number(version), isChanged: changed === 'changed' };
}

/** Notes in which version the draft was saved or read, or that something was typed since. */
export function noteKeptVersion({ key, version, isChanged }: KeptVersion): void {
  browserStorage.write(KEPT_KEY, `${key} ${version} ${isChanged ? 'changed' : 'same'}`);
}
