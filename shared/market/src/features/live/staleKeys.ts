import { changedKind } from './changedKind';

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

/** Whether a live message says that sessions of the person were ended; this may be one of them. */
export function tellsOfEndedSessions(change: unknown): boolean {
  return changedKind(change) === 'sessions';
}

/**
 * First words of the query keys that a change makes stale. The change is the payload of a live message
 * (`{ kind }`); an unknown one, or none, makes everything live stale.
 */
export function staleKeys(change?: unknown): readonly string[] {
  const kind = changedKind(change);
  return (kind === null ? undefined : STALE_BY_KIND[kind]) ?? EVERYTHING_LIVE;
}
