import { useSyncExternalStore } from 'react';
import { authState } from '../auth/authStore';
import { returnMemory } from '../auth/returnMemory';
import { browserStorage } from '../browserStorage';

/** Where an unsent request waits in this browser. */
export const PENDING_REQUEST_KEY = 'pendingServiceRequest';

/** Version of the stored form; anything older is dropped. */
export const PENDING_REQUEST_VERSION = 1;

/** An unsent request. Its other fields are known only to the request form. */
export interface PendingRequest {
  readonly version: typeof PENDING_REQUEST_VERSION;
  /** ISO-8601 UTC. */
  readonly expirationTime: string;
  /** Id of the account that wrote it; absent when a visitor did. */
  readonly writtenBy?: string;
  readonly [field: string]: unknown;
}

/** What was found: nothing, a usable request, or one that had to be dropped and why. */
export type PendingRequestFinding =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly request: PendingRequest }
  | { readonly kind: 'dropped'; readonly reason: 'expired' | 'unreadable' };

function parse(text: string): PendingRequest | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const version: unknown = Reflect.get(value, 'version');
  const expirationTime: unknown = Reflect.get(value, 'expirationTime');
  if (version !== PENDING_REQUEST_VERSION || typeof expirationTime !== 'string') return null;
  if (Number.isNaN(Date.parse(expirationTime))) return null;
  return { ...value, version, expirationTime };
}

// Browsers are shared: what one account wrote, with its address, is not shown to the next.
function isSomebodyElses({ writtenBy }: PendingRequest): boolean {
  const { status, user } = authState();
  return writtenBy !== undefined && status !== 'loading' && writtenBy !== user?.id;
}

/** Looks at what is stored without touching it; what is to be dropped is still there afterwards. */
export function inspectPendingRequest(now: number = Date.now()): PendingRequestFinding {
  const text = browserStorage.read(PENDING_REQUEST_KEY);
  if (text === null) return { kind: 'none' };
  const request = parse(text);
  if (request === null) return { kind: 'dropped', reason: 'unreadable' };
  if (isSomebodyElses(request)) return { kind: 'none' };
  return Date.parse(request.expirationTime) > now
    ? { kind: 'found', request }
    : { kind: 'dropped', reason: 'expired' };
}

/** Looks for an unsent request, removing one that is expired, older or unreadable. */
export function findPendingRequest(now: number = Date.now()): PendingRequestFinding {
  const finding = inspectPendingRequest(now);
  if (finding.kind === 'dropped') clearPendingRequest();
  return finding;
}

/** The unsent request, or null. */
export function readPendingRequest(now: number = Date.now()): PendingRequest | null {
  const finding = findPendingRequest(now);
  return finding.kind === 'found' ? finding.request : null;
}

const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * Stores an unsent request for the person who is signed in; `expirationTime` is when it stops
 * being offered. Someone who wrote on after asking for it to be sent is asked again.
 */
export function savePendingRequest(request: PendingRequest): void {
  const writtenBy = authState().user?.id;
  browserStorage.write(PENDING_REQUEST_KEY, JSON.stringify({ ...request, writtenBy }));
  returnMemory.forgetSource();
  tellListeners();
}

/** Removes the unsent request, and the intent to send it. */
export function clearPendingRequest(): void {
  browserStorage.remove(PENDING_REQUEST_KEY);
  returnMemory.forgetSource();
  tellListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isStored = (): boolean => inspectPendingRequest().kind !== 'none';

/** Whether an unsent request is stored for the current account or visitor; updates when it changes. */
export function useIsRequestStored(): boolean {
  return useSyncExternalStore(subscribe, isStored, () => false);
}
