import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import type { RuntimeConfig } from '../config/runtimeConfig';
import { acceptSessionInUrl } from './sessionFromUrl';
import { SESSION_KEY } from '../contract/sessionKeys';
import { expiringSessionStorage } from './sessionLifetime';
import { viewingFetch } from '../viewing/viewingFetch';

/** The typed client of the hosted backend: authentication, data, storage and live channels. */
export type Backend = SupabaseClient<Database>;

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
      autoRefreshToken: true,
      flowType: 'implicit',
      detectSessionInUrl: acceptSessionInUrl,
    },
    global: { fetch: viewingFetch },
  });
}
