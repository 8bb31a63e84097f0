import { messageOf } from './errors/messageOf';

/** How an action ended: done, or refused with a message for people and the cause for developers. */
export type Outcome =
  { readonly ok: true } | { readonly ok: false; readonly message: string; readonly cause: unknown };

/** The outcome of an action that did what it was asked to do. */
export const done: Outcome = { ok: true };

/** The outcome of an action that failed because of `cause`. */
export function failed(cause: unknown, fallback?: string): Outcome & { ok: false } {
  return { ok: false, message: messageOf(cause, fallback), cause };
}
