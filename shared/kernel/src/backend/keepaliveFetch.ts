import { viewingFetch } from '../viewing/viewingFetch';

/** Browsers limit all keepalive requests together to 64 KiB. Longer bodies are sent without keepalive. */
const MAX_KEEPALIVE_LENGTH = 4096;

// There is no document during prerendering.
const isHidden = () => typeof document === 'object' && document.visibilityState === 'hidden';
const isShort = (body: unknown) => typeof body === 'string' && body.length <= MAX_KEEPALIVE_LENGTH;

/**
 * Like viewingFetch, but short writes from a hidden page are sent
 * even if the page is frozen or closed, as when a phone is locked.
 */
export const keepaliveFetch: typeof fetch = (input, init) =>
  isHidden() && isShort(init?.body)
    ? viewingFetch(input, { ...init, keepalive: true })
    : viewingFetch(input, init);
