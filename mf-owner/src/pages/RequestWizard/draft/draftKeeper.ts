import {
  browserStorage,
  clearPendingRequest,
  inspectPendingRequest,
  PENDING_REQUEST_KEY,
  savePendingRequest,
  type PendingRequest,
} from '@tree-service/kernel';
import { withSubmission } from '../submit/submission';
import { openDraft, type Draft, type OpenedDraft } from './draft';

const KEPT_KEY = 'tree-service-draft-kept';

/** What this browser knows of the draft as the database has it. */
interface KeptVersion {
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

/** Where this draft was changed or sent while this page had it open. */
export type Conflict = 'tab' | 'device' | 'sent';

/** What the page shows of the draft's whereabouts. */
export interface Keeping {
  /** Counts the times another version took the place of the one on this page. */
  readonly revision: number;
  /** Null while this page's version is the latest. */
  readonly conflict: Conflict | null;
}

// One draft in one page: what is typed goes through here, whichever step shows it.
let keeping: Keeping = { revision: 0, conflict: null };
let known: string | null = null;
let held: Draft | null = null;
// Whether this page sent the draft and does not know yet what became of it.
let isUnderWay = false;
const listeners = new Set<() => void>();
const changes = new Set<() => void>();

function stored(): string | null {
  return browserStorage.read(PENDING_REQUEST_KEY);
}

/** Whether what this page shows is stored. */
export const isDraftStored = () => keeping.conflict === null && stored() !== null;

function show(next: Partial<Keeping>): void {
  keeping = { ...keeping, ...next };
  for (const listener of listeners) listener();
}

/** The stored draft, as this page sees it from now on. */
export function openKeptDraft(): OpenedDraft {
  known = stored();
  held = null;
  return openDraft(inspectPendingRequest(), Date.now());
}

function write(request: PendingRequest): void {
  savePendingRequest(request);
  known = stored();
}

/** Stores what was typed, unless another tab has stored something else meanwhile: then nothing is overwritten. */
export function keepDraft(draft: Draft): void {
  if (keeping.conflict !== null || stored() !== known) {
    held = draft;
    if (keeping.conflict === null) show({ conflict: stored() === null ? 'sent' : 'tab' });
    return;
  }
  write(withSubmission(draft));
  const kept = readKeptVersion(draft.submitKey);
  if (kept !== null) noteKeptVersion({ ...kept, isChanged: true });
  for (const change of changes) change();
}

/** The stored draft, or a new one. */
export function readStoredDraft(): Draft {
  return openDraft(inspectPendingRequest(), Date.now()).draft;
}

/** Changes the stored draft from outside the form, which then shows it. */
export function amendDraft(changes: Partial<Draft>): void {
  keepDraft({ ...readStoredDraft(), ...changes });
  if (keeping.conflict === null) takeOther();
}

/** Removes the draft from this browser. */
export function forgetDraft(): void {
  clearPendingRequest();
  known = stored();
  show({});
}

/** Notes that this page sends the draft, or knows what became of it. */
export function noteSubmission(isOpen: boolean): void {
  isUnderWay = isOpen;
}

/** Says that the draft was changed or sent elsewhere. A draft that this page sent itself is not reported. */
export function reportConflict(conflict: Conflict): void {
  if (conflict === 'sent' && isUnderWay) return;
  show({ conflict });
}

/** Puts another version, by default the stored one, in the place of this page's. */
export function takeOther(request?: PendingRequest): void {
  if (request !== undefined) write(request);
  known = stored();
  held = null;
  show({ revision: keeping.revision + 1, conflict: null });
}

/** Puts this page's version in the place of the other. */
export function keepMine(): void {
  if (held !== null) write(withSubmission(held));
  known = stored();
  held = null;
  show({ conflict: null });
  for (const change of changes) change();
}

/** What another tab stores shows here as well, unless something typed here would be lost. */
export function followTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== PENDING_REQUEST_KEY || newValue === known || keeping.conflict !== null) return;
    if (newValue === null) show({ conflict: 'sent' });
    else takeOther();
  };
  show({ conflict: null });
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
    isUnderWay = false;
    show({ conflict: null });
  };
}

/** Calls `listener` after each change that was stored here. */
export function onKept(listener: () => void): () => void {
  changes.add(listener);
  return () => changes.delete(listener);
}

/** For useSyncExternalStore. */
export const draftKeeping = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => keeping,
};
