import type { SoughtRequests } from '../api/requestSearch';
import { isKeyOf, REQUEST_STATES } from '@tree-service/domain';

/** How many characters can be looked for. */
export const LONGEST_WORDS = 200;

/** What can be typed and chosen. */
export type SoughtChoice = Pick<SoughtRequests, 'words' | 'state'>;

/** Takes every request. */
export const EVERY_REQUEST: SoughtChoice = { words: '', state: null };

/** Reads what is looked for from the address; what is not known there counts as no choice. */
export function readSought(address: URLSearchParams): SoughtChoice {
  const state = address.get('state') ?? '';
  return {
    words: (address.get('q') ?? '').slice(0, LONGEST_WORDS),
    state: isKeyOf(REQUEST_STATES, state) ? state : null,
  };
}

/** Writes what is looked for into an address, leaving out what is not chosen. */
export function writeSought({ words, state }: SoughtChoice): URLSearchParams {
  const address = new URLSearchParams();
  if (words) address.set('q', words);
  if (state) address.set('state', state);
  return address;
}
