import { browserStorage } from '../browserStorage';
import type { Departure } from './authState';

const KEY = 'tree-service-departure';
const FRESH_MS = 15_000;

function isDeparture(value: unknown): value is Departure {
  return value === 'choice' || value === 'forced' || value === 'inactivity';
}

/** Leaves a note for the other tabs, which only hear that the session is gone, not why. */
export function noteDeparture(departure: Departure): void {
  browserStorage.write(KEY, `${departure} ${Date.now()}`);
}

/** Why the session just ended: the note of a tab that ended it, else it expired. */
export function readDeparture(): Departure {
  const [departure, at] = (browserStorage.read(KEY) ?? '').split(' ');
  const age = Date.now() - Number(at);
  return isDeparture(departure) && age < FRESH_MS ? departure : 'expired';
}
