/** Where supabase-js keeps the session. */
export const SESSION_KEY = 'tree-service-session';

/** Where the end of the session is kept: a moment in ms since 1970, or 'withBrowser'. */
export const LIFETIME_KEY = 'tree-service-session-lifetime';

/** How long a remembered session lives. */
export const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;
