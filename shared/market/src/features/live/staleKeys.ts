import * as v from 'valibot';

const changeSchema = v.object({ kind: v.string() });

/** What changed, from the payload of a live message (`{ kind }`); null when it is invalid. */
export function changedKind(payload: unknown): string | null {
  const parsed = v.safeParse(changeSchema, payload);
  return parsed.success ? parsed.output.kind : null;
}

const EVERYTHING_LIVE = [
  'requests',
  'leads',
  'quotes',
  'jobs',
  'conversations',
  'tokens',
  'reviews',
  'vendors',
  'notifications',
  'properties',
  'disputes',
];

const STALE_BY_KIND: Readonly<Record<string, readonly string[]>> = {
  messages: ['conversations', 'leads', 'requests'],
  leads: ['leads', 'requests', 'conversations', 'tokens'],
  quotes: ['quotes', 'requests', 'leads'],
  jobs: ['jobs', 'requests', 'leads', 'reviews'],
  conversations: ['conversations'],
  token_accounts: ['tokens'],
  vendor_profiles: ['vendors', 'profiles'],
  profiles: ['profiles'],
  notifications: ['notifications'],
  properties: ['properties'],
  job_change_orders: ['jobs', 'requests', 'leads'],
  sessions: ['profiles'],
  job_disputes: ['jobs', 'requests', 'leads', 'disputes'],
  service_requests: ['requests', 'leads', 'jobs', 'conversations'],
};

/** Whether a live message says that sessions of the account were ended, maybe this one. */
export function isAboutEndedSessions(change: unknown): boolean {
  return changedKind(change) === 'sessions';
}

/**
 * First parts of the query keys that a change makes stale. `change` is the payload of a live message
 * (`{ kind }`); an unknown one, or none, makes all live queries stale.
 */
export function staleKeys(change?: unknown): readonly string[] {
  const kind = changedKind(change);
  return (kind === null ? undefined : STALE_BY_KIND[kind]) ?? EVERYTHING_LIVE;
}
