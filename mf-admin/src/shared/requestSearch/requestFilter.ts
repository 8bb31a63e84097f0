import type { RequestFilter } from '../../api/requestSearch';
import { cut, isKeyOf, REQUEST_STATES } from '@tree-service/domain';

/** In characters. */
export const MAX_LENGTH = 200;

export type RequestChoice = Pick<RequestFilter, 'words' | 'state'>;

export const ALL_REQUESTS: RequestChoice = { words: '', state: null };

/** Reads a filter from the address; unknown values are ignored. */
export function readRequestFilter(address: URLSearchParams): RequestChoice {
  const state = address.get('state') ?? '';
  return {
    words: cut(address.get('q') ?? '', MAX_LENGTH),
    state: isKeyOf(REQUEST_STATES, state) ? state : null,
  };
}

/** Writes a filter into an address, without what is not set. */
export function writeRequestFilter({ words, state }: RequestChoice): URLSearchParams {
  const address = new URLSearchParams();
  if (words) address.set('q', words);
  if (state) address.set('state', state);
  return address;
}
