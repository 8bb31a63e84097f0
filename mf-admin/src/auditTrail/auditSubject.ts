import * as v from 'valibot';
import type { AuditRow } from '../api/audit';
import { CREDENTIAL_KINDS, isKeyOf } from '@tree-service/domain';

/** Whom or what an audit row is about; vendorId is the Pro it concerns, if it concerns one. */
export interface SubjectOfAudit {
  readonly name: string;
  readonly vendorId: string | null;
}

// The rows before and after are stored as they were; older ones may lack what newer ones have.
const storedRow = v.object({
  business_name: v.optional(v.string()),
  name: v.optional(v.string()),
  kind: v.optional(v.string()),
  vendor_id: v.optional(v.string()),
});

// What has no name of its own, in the words of the pages it is decided on.
const TABLES: Readonly<Record<string, string>> = {
  contact_messages: 'A contact message',
  error_groups: 'A kind of error',
  feature_flags: 'A feature flag',
  job_disputes: 'A dispute',
  jobs: 'A job',
  lead_credit_claims: 'A credit claim',
  matching_policy: 'Matching settings',
  messages: 'A message',
  price_book_items: 'The price book',
  profiles: 'Accounts',
  reviews: 'A review',
  service_requests: 'A request',
  token_accounts: 'A token account',
  token_adjustments: 'Tokens',
  vendor_subscriptions: 'A plan of a Pro',
};

const tableName = (table: string) => TABLES[table] ?? table.replaceAll('_', ' ');

/** Reads whom an audit row is about from the row it stored. */
export function auditSubject({
  after,
  before,
  subject_table: table,
}: Pick<AuditRow, 'after' | 'before' | 'subject_table'>): SubjectOfAudit {
  const stored = v.safeParse(storedRow, after ?? before);
  if (!stored.success) return { name: tableName(table), vendorId: null };
  const { business_name, name, kind, vendor_id } = stored.output;
  const credential =
    kind !== undefined && isKeyOf(CREDENTIAL_KINDS, kind) && CREDENTIAL_KINDS[kind];
  return {
    name: business_name ?? name ?? (credential || (kind?.replaceAll('_', ' ') ?? tableName(table))),
    vendorId: vendor_id ?? null,
  };
}
