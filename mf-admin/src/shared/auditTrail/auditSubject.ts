import * as v from 'valibot';
import type { AuditRow } from '../../api/audit';
import { CREDENTIAL_KINDS, isKeyOf } from '@tree-service/domain';

/** Who did what an audit row records; without an account it was done in the database. */
export function actorOf({ profiles, admin_id }: Pick<AuditRow, 'profiles' | 'admin_id'>): string {
  if (profiles) return profiles.email;
  return admin_id === null ? 'Operator' : 'Deleted account';
}

/** The subject of an audit row, and the Pro or account it concerns, if any. */
export interface SubjectOfAudit {
  readonly name: string;
  readonly vendorId: string | null;
  readonly personId: string | null;
}

// Older rows may lack what newer ones have, and a column's name may mean something else in another table:
// a request has a number, a credential one with letters. What does not fit is left out.
const text = v.fallback(v.optional(v.string()), undefined);
const storedRow = v.object({
  business_name: text,
  name: text,
  kind: text,
  vendor_id: text,
  account_id: text,
  owner_id: text,
  user_id: text,
  number: v.fallback(v.optional(v.number()), undefined),
  contact_name: text,
});

// Subjects without a name of their own.
const TABLES: Readonly<Record<string, string>> = {
  announcements: 'Announcement',
  contact_messages: 'Contact message',
  conversations: 'Conversation',
  error_groups: 'Error',
  feature_flags: 'Feature flag',
  job_disputes: 'Dispute',
  jobs: 'Job',
  lead_credit_claims: 'Refund claim',
  leads: 'Offer',
  matching_policy: 'Matching settings',
  messages: 'Message',
  payment_refunds: 'Refund of a payment',
  plan_proposals: 'Plan proposal',
  business_proposals: 'Business change',
  price_book_items: 'Price book',
  profiles: 'Accounts',
  resolution_policy: 'Deadlines',
  reviews: 'Review',
  service_requests: 'Request',
  token_accounts: 'Token account',
  token_adjustments: 'Token adjustment',
  vendor_subscriptions: 'Plan',
};

const tableName = (table: string) => TABLES[table] ?? table.replaceAll('_', ' ');

/** Tables whose rows have the id of their Pro. */
const OF_VENDOR: ReadonlySet<string> = new Set(['vendor_profiles', 'token_accounts']);

/** What a stored row is called, if it says so. */
function nameIn(stored: v.InferOutput<typeof storedRow>): string | null {
  const { business_name, name, kind, number, contact_name } = stored;
  if (business_name ?? name) return business_name ?? name ?? null;
  if (number !== undefined && contact_name) return `Request #${number}, ${contact_name}`;
  if (kind === undefined) return null;
  return isKeyOf(CREDENTIAL_KINDS, kind) ? CREDENTIAL_KINDS[kind] : kind.replaceAll('_', ' ');
}

/** What an audit row is about: the Pro it belongs to, or else the account. */
export function auditSubject({
  after,
  before,
  subject_table: table,
  subject_id: id,
}: Pick<AuditRow, 'after' | 'before' | 'subject_table' | 'subject_id'>): SubjectOfAudit {
  const read = v.safeParse(storedRow, after ?? before);
  const stored = read.success ? read.output : {};
  const vendorId = stored.vendor_id ?? stored.account_id ?? (OF_VENDOR.has(table) ? id : null);
  const person = stored.owner_id ?? stored.user_id ?? null;
  return {
    name: nameIn(stored) ?? tableName(table),
    vendorId,
    personId: table === 'profiles' ? id : vendorId === null ? person : null,
  };
}
