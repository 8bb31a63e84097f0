import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';

/** The typed client of the hosted backend: authentication, data, storage and live channels. */
export type Backend = SupabaseClient<Database>;
