import { viewingFetch } from '../viewing/viewingFetch';

/** Browsers let all requests that outlive pages carry 64 KiB together; anything longer is sent as usual. */
const LONGEST = 4096;

// Where pages are drawn ahead there is none to outlive.
const isHidden = () => typeof document === 'object' && document.visibilityState === 'hidden';
const isShort = (body: unknown) => typeof body === 'string' && body.length <= LONGEST;

/**
 * As viewingFetch; what a hidden page writes is also sent when the page is frozen or closed meanwhile,
 * as on a phone that is locked.
 */
export const outlivingFetch: typeof fetch = (input, init) =>
  isHidden() && isShort(init?.body)
    ? viewingFetch(input, { ...init, keepalive: true })
    : viewingFetch(input, init);
