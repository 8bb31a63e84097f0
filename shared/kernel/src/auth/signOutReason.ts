import { browserStorage } from '../browserStorage';
import type { SignOutReason } from './authState';

const KEY = 'tree-service-sign-out-reason';
const FRESH_MS = 15_000;

function isSignOutReason(value: unknown): value is SignOutReason {
  return value === 'choice' || value === 'forced' || value === 'inactivity';
}

/** Stores the reason for the other tabs, which only see that the session is gone. */
export function recordSignOutReason(reason: SignOutReason): void {
  browserStorage.write(KEY, `${reason} ${Date.now()}`);
}

/** Why the session just ended: the reason another tab stored, otherwise `expired`. */
export function readSignOutReason(): SignOutReason {
  const [reason, at] = (browserStorage.read(KEY) ?? '').split(' ');
  const age = Date.now() - Number(at);
  return isSignOutReason(reason) && age < FRESH_MS ? reason : 'expired';
}
