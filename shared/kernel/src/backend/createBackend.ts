// In the chunk of the backend, which the first view does not wait for.
import { createClient } from '@supabase/supabase-js';
import type { Backend } from './client';
import type { Database } from './database.types';
import type { RuntimeConfig } from '../config/runtimeConfig';
import { isRecord } from '../contract/isRecord';
import { acceptSessionInUrl } from './sessionFromUrl';
import { SESSION_KEY } from '../contract/sessionKeys';
import { viewingFetch } from '../viewing/viewingFetch';
import { expiringSessionStorage } from './sessionLifetime';

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

/** Code of a refusal of the Data API because the session was ended, while its access token still runs. */
const SESSION_OVER = 'PT401';

async function isSessionOver(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  try {
    const problem: unknown = await response.clone().json();
    return isRecord(problem) && problem['code'] === SESSION_OVER;
  } catch {
    // Not an answer of the database.
    return false;
  }
}

/** Signs out here, unless the refused call was one of an earlier session. */
async function leaveEnded({ auth }: Backend, authorization: string | null): Promise<void> {
  const { data } = await auth.getSession();
  if (authorization === `Bearer ${data.session?.access_token}`)
    await auth.signOut({ scope: 'local' });
}

/**
 * Makes the client, which signs out when the server says that the session was ended elsewhere. The
 * implicit flow is chosen because a mailed link is often opened in another browser than the one that
 * requested it, where PKCE has no verifier.
 */
export function createBackend({ backendUrl, publishableKey }: RuntimeConfig): Backend {
  const client = createClient<Database>(backendUrl, publishableKey, {
    auth: {
      storage: expiringSessionStorage,
      storageKey: SESSION_KEY,
      persistSession: true,
      // A page drawn ahead is nobody's, and a timer would keep what drew it in memory.
      autoRefreshToken: 'document' in globalThis,
      flowType: 'implicit',
      detectSessionInUrl: acceptSessionInUrl,
    },
    global: {
      fetch: async (input, init) => {
        const response = await keepaliveFetch(input, init);
        if (await isSessionOver(response)) {
          const authorization = new Headers(init?.headers).get('authorization');
          // The call's own caller gets its answer first.
          leaveEnded(client, authorization).catch((cause: unknown) => {
            console.error('The ended session could not be left:', cause);
          });
        }
        return response;
      },
    },
  });
  return client;
}

/** Makes a client whose session is known to its caller alone and neither kept nor renewed. */
export function createForgetfulBackend({ backendUrl, publishableKey }: RuntimeConfig): Backend {
  return createClient<Database>(backendUrl, publishableKey, {
    auth: {
      storageKey: `${SESSION_KEY}-unkept`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
}
