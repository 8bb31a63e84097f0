import { partialMatchKey, type Query, type QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient';

/** Live messages about one change arrive within this time of each other. */
const TOGETHER_MS = 60;
/** Live messages about what this page did itself arrive within this time of the answer. */
const ECHO_MS = 500;
/** An action that takes longer no longer holds up what live updates announce. */
const LONGEST_ACTION_MS = 5_000;

interface Change {
  readonly key: QueryKey;
  /** When it was known, by `performance.now()`. */
  readonly at: number;
}

let changes: Change[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let dueAt = Infinity;
let running = 0;
let echoesUntil = 0;

const readStartedAt = new WeakMap<Query, number>();
const beingRead = new WeakSet<Query>();

// For as long as the page lives, like the cache itself.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return;
  const { query, action } = event;
  const isAnswer = action.type === 'success' ? !action.manual : action.type === 'error';
  if (isAnswer) beingRead.delete(query);
  if (action.type !== 'fetch') return;
  if (!action.meta?.fetchMore) {
    readStartedAt.set(query, performance.now());
    beingRead.add(query);
  } else if (beingRead.delete(query)) {
    // The next page of a list took the place of reading the list again.
    noteLiveChange([query.queryKey]);
  }
});

/** A read that began after a change was known has it already. */
function isStale(query: Query, known: readonly Change[]): boolean {
  const startedAt = readStartedAt.get(query) ?? -Infinity;
  return known.some(({ key, at }) => at >= startedAt && partialMatchKey(query.queryKey, key));
}

/** How long ago, in ms, the oldest of what is known from the server began to be read; null when nothing is. */
export function ageOfOldestRead(): number | null {
  const known = queryClient.getQueryCache().findAll();
  if (known.length === 0) return null;
  // What came otherwise, such as with the page, is as old as the page at most.
  return performance.now() - Math.min(...known.map((query) => readStartedAt.get(query) ?? 0));
}

/** Whether somebody waits for the next page of a list. */
const isReadingOn = ({ state }: Query) =>
  state.fetchStatus === 'fetching' && Boolean(state.fetchMeta?.fetchMore);

/** Reading a list again would end the reading of its next page, so that comes first. */
async function readAfterNextPage(query: Query, known: readonly Change[]): Promise<void> {
  // Joins the read that is under way.
  await query.fetch().catch(() => undefined);
  await queryClient.invalidateQueries({
    predicate: (one) => one === query && isStale(one, known),
  });
}

async function readNow(): Promise<void> {
  clearTimeout(timer);
  dueAt = Infinity;
  const known = changes;
  changes = [];
  const stale = queryClient.getQueryCache().findAll({ predicate: (one) => isStale(one, known) });
  const readingOn = stale.filter(isReadingOn);
  await Promise.all([
    queryClient.invalidateQueries({
      predicate: (query) => stale.includes(query) && !readingOn.includes(query),
    }),
    ...readingOn.map((query) => readAfterNextPage(query, known)),
  ]);
}

function note(keys: readonly QueryKey[]): void {
  const at = performance.now();
  changes.push(...keys.map((key) => ({ key, at })));
}

function readBy(moment: number): void {
  if (moment >= dueAt) return;
  clearTimeout(timer);
  dueAt = moment;
  timer = setTimeout(() => void readNow(), moment - performance.now());
}

/**
 * Notes what a live update has changed, by first parts of query keys. All that is announced together is
 * read again together, each query once; what arrives during an action of this page, after the action.
 */
export function noteLiveChange(keys: readonly QueryKey[]): void {
  note(keys);
  const now = performance.now();
  readBy(running > 0 ? now + LONGEST_ACTION_MS : Math.max(now + TOGETHER_MS, echoesUntil));
}

/** Runs an action on the server. What live updates announce meanwhile waits for its end. */
export async function runAction<Result>(run: () => Promise<Result>): Promise<Result> {
  running += 1;
  try {
    return await run();
  } finally {
    running -= 1;
    echoesUntil = performance.now() + ECHO_MS;
    if (running === 0 && changes.length > 0) readBy(echoesUntil);
  }
}

/** Reads again what an action has changed; resolves when it is there. */
export function readChanged(keys: readonly QueryKey[]): Promise<void> {
  note(keys);
  return readNow();
}

/**
 * Ends the reads of what has changed since they began: they would bring back what was before. One that reads the
 * next page of a list, or for the first time, goes on.
 */
function endOutdatedReads(keys: readonly QueryKey[]): Promise<void> {
  return queryClient.cancelQueries({
    fetchStatus: 'fetching',
    predicate: (query) =>
      query.state.data !== undefined &&
      !isReadingOn(query) &&
      keys.some((key) => partialMatchKey(query.queryKey, key)),
  });
}

/**
 * The same in the background, for an action whose result is shown from its answer: once, together with
 * what live updates say about it. Show the answer when this resolves: from then on, no read that began
 * before the action ended can replace it.
 */
export function readChangedLater(keys: readonly QueryKey[]): Promise<void> {
  note(keys);
  readBy(Math.max(echoesUntil, performance.now()));
  return endOutdatedReads(keys);
}
