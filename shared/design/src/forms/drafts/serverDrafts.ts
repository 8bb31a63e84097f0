import {
  authState,
  BackendError,
  isUnreachable,
  readFormDrafts,
  reportError,
  saveFormDrafts,
  useAuth,
  type DraftToSave,
  type Json,
} from '@tree-service/kernel';
import {
  onDraftChange,
  readStoredDraft,
  storeDraft,
  unsavedDrafts,
  type DraftValues,
  type StoredDraft,
} from './formDrafts';
import { afterReading, afterSaving } from './reconcileDraft';

/** How long after the last key what was typed is sent. */
const SAVE_AFTER_MS = 3000;
/** As many as the server takes in one call. */
const MOST_AT_ONCE = 20;
/** A form that is opened again this soon is not asked about again. */
const FRESH_MS = 30_000;

interface OpenForm {
  readonly name: string;
  readonly onNewer: (values: DraftValues | null) => void;
}

const openForms = new Set<OpenForm>();
/** Forms whose draft is still to be read. */
const unread = new Set<string>();
/** Forms in which something was typed since they were opened. */
const typed = new Set<string>();
const readAt = new Map<string, number>();
/** What the server refused, as it was; sent again once it is changed. */
const refused = new Map<string, number>();

let accountId = authState().user?.id;
useAuth.subscribe(({ user }) => {
  if (user?.id === accountId) return;
  accountId = user?.id;
  for (const known of [unread, typed, readAt, refused]) known.clear();
});

let running = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

function report(error: unknown): void {
  if (isUnreachable(error)) return;
  reportError(error, { severity: 'warning', category: 'api', source: 'serverDrafts' });
}

/** Keeps what became of a draft and shows it in the forms that are open. */
function settle(name: string, here: StoredDraft | null, next: StoredDraft | null): void {
  if (next === here) return;
  storeDraft(name, next);
  const values = next?.values ?? null;
  if (JSON.stringify(values) === JSON.stringify(here?.values ?? null)) return;
  for (const form of openForms) if (form.name === name) form.onNewer(values);
}

async function read(account: string): Promise<void> {
  const asked = [...unread];
  if (asked.length === 0) return;
  const drafts = await readFormDrafts(asked);
  if (accountId !== account) return;
  for (const name of asked) {
    unread.delete(name);
    readAt.set(name, Date.now());
  }
  for (const draft of drafts) {
    const here = readStoredDraft(draft.key);
    settle(draft.key, here, afterReading(here, draft, typed.has(draft.key)));
  }
}

const toSave = ([key, { id, values, savedAt, known }]: [string, StoredDraft]): DraftToSave => {
  const content: Json = JSON.parse(JSON.stringify(values));
  const age_ms = Math.max(0, Date.now() - savedAt);
  return { key, draft_id: id, content, age_ms, known: known ?? null };
};

async function send(account: string, drafts: [string, StoredDraft][]): Promise<void> {
  try {
    const answers = await saveFormDrafts(drafts.map(toSave));
    if (accountId !== account) return;
    for (const [name, sent] of drafts) {
      const here = readStoredDraft(name);
      const answer = answers.find(({ key }) => key === name);
      settle(name, here, afterSaving(here, sent, answer, typed.has(name)));
    }
  } catch (error) {
    const isUnfit = error instanceof BackendError && error.status === 400;
    if (!isUnfit) throw error;
    if (drafts.length > 1) {
      // One that cannot be kept there must not hold up the others.
      for (const draft of drafts) await send(account, [draft]);
      return;
    }
    for (const [name, { savedAt }] of drafts) refused.set(name, savedAt);
    report(error);
  }
}

async function save(account: string): Promise<void> {
  const waiting = unsavedDrafts().filter(
    ([name, { savedAt }]) => !unread.has(name) && refused.get(name) !== savedAt,
  );
  for (let from = 0; from < waiting.length; from += MOST_AT_ONCE) {
    await send(account, waiting.slice(from, from + MOST_AT_ONCE));
  }
}

function run(): void {
  clearTimeout(timer);
  running = running
    .then(async () => {
      const account = accountId;
      if (account === undefined) return;
      await read(account);
      if (accountId === account) await save(account);
    })
    .catch(report);
}

// Forms that are opened together, and keys typed one after the other, take one call.
function runIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(run, milliseconds);
}

function look(): void {
  if (document.visibilityState === 'visible') {
    for (const { name } of openForms) ask(name);
  }
  // What was typed just before leaving must reach the other device, too.
  run();
}

function ask(name: string): void {
  const isFresh = Date.now() - (readAt.get(name) ?? 0) < FRESH_MS;
  if (!isFresh) unread.add(name);
}

onDraftChange((name, isEnded) => {
  if (!isEnded) typed.add(name);
  runIn(isEnded ? 0 : SAVE_AFTER_MS);
});

/**
 * Keeps the draft of an open form of a signed-in person on the server, too, so that they can go on with it on another
 * device. `openedAt` is when the form was opened. `onNewer` is called with a newer draft from there, null for one that was
 * sent or discarded; it is on this device by then. What is typed never waits for the server: what could not be sent is
 * sent when a form is opened or the connection is back. Returns what ends it when the form is closed.
 */
export function openServerDraft(
  name: string,
  openedAt: number,
  onNewer: OpenForm['onNewer'],
): () => void {
  const here = readStoredDraft(name);
  // Keys that were pressed while this file was on its way.
  if (here !== null && !here.isOnServer && here.savedAt >= openedAt) typed.add(name);
  else typed.delete(name);
  const form = { name, onNewer };
  if (openForms.size === 0) {
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', run);
  }
  openForms.add(form);
  ask(name);
  runIn(0);
  return () => {
    openForms.delete(form);
    if (openForms.size === 0) {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', run);
    }
    runIn(0);
  };
}
