/** Where supabase-js keeps the session. */
export const SESSION_KEY = 'tree-service-session';

/** Where the end of the session is kept: a moment in ms since 1970, or 'withBrowser'. */
export const LIFETIME_KEY = 'tree-service-session-lifetime';

/** Where the moment of the last activity of the session is kept, in ms since 1970, for all tabs. */
export const LAST_ACTIVITY_KEY = 'tree-service-last-activity';

/** How long a remembered session lives. */
export const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;
