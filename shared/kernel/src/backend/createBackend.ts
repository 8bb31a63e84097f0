// In the chunk of the backend, which the first view does not wait for.
import { createClient } from '@supabase/supabase-js';
import type { Backend } from './client';
import type { Database } from './database.types';
import type { RuntimeConfig } from '../config/runtimeConfig';
import { keepaliveFetch } from './keepaliveFetch';
import { acceptSessionInUrl } from './sessionFromUrl';
import { SESSION_KEY } from '../contract/sessionKeys';
import { expiringSessionStorage } from './sessionLifetime';

/**
 * Makes the client. The implicit flow is chosen because a mailed link is often opened in another
 * browser than the one that requested it, where PKCE has no verifier.
 */
export function createBackend({ backendUrl, publishableKey }: RuntimeConfig): Backend {
  return createClient<Database>(backendUrl, publishableKey, {
    auth: {
      storage: expiringSessionStorage,
      storageKey: SESSION_KEY,
      persistSession: true,
      // A page drawn ahead is nobody's, and a timer would keep what drew it in memory.
      autoRefreshToken: 'document' in globalThis,
      flowType: 'implicit',
      detectSessionInUrl: acceptSessionInUrl,
    },
    global: { fetch: keepaliveFetch },
  });
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
