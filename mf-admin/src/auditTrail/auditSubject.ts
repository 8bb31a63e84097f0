import * as v from 'valibot';
import type { AuditRow } from '../api/audit';
import { CREDENTIAL_KINDS, isKeyOf } from '@tree-service/domain';

/** The subject of an audit row, and the Pro or account it concerns, if any. */
export interface SubjectOfAudit {
  readonly name: string;
  readonly vendorId: string | null;
  readonly personId: string | null;
}

// Older rows may lack what newer ones have.
const storedRow = v.object({
  business_name: v.optional(v.string()),
  name: v.optional(v.string()),
  kind: v.optional(v.string()),
  vendor_id: v.optional(v.string()),
  account_id: v.optional(v.string()),
});

// Subjects without a name of their own.
const TABLES: Readonly<Record<string, string>> = {
  contact_messages: 'Contact message',
  conversations: 'Conversation',
  error_groups: 'Error',
  feature_flags: 'Feature flag',
  job_disputes: 'Dispute',
  jobs: 'Job',
  lead_credit_claims: 'Refund claim',
  matching_policy: 'Matching settings',
  messages: 'Message',
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

export function auditSubject({
  after,
  before,
  subject_table: table,
  subject_id: id,
}: Pick<AuditRow, 'after' | 'before' | 'subject_table' | 'subject_id'>): SubjectOfAudit {
  const ofVendor = OF_VENDOR.has(table) ? id : null;
  const personId = table === 'profiles' ? id : null;
  const stored = v.safeParse(storedRow, after ?? before);
  if (!stored.success) return { name: tableName(table), vendorId: ofVendor, personId };
  const { business_name, name, kind, vendor_id, account_id } = stored.output;
  const credential =
    kind !== undefined && isKeyOf(CREDENTIAL_KINDS, kind) && CREDENTIAL_KINDS[kind];
  return {
    name: business_name ?? name ?? (credential || (kind?.replaceAll('_', ' ') ?? tableName(table))),
    vendorId: vendor_id ?? account_id ?? ofVendor,
    personId,
  };
}
