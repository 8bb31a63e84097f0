import * as v from 'valibot';
import type { AuditRow } from '@tree-service/shared/api/audit';
import { CREDENTIAL_KINDS, isKeyOf } from '@tree-service/shared/domain';

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

/** Reads whom an audit row is about from the row it stored. */
export function auditSubject({
  after,
  before,
  subject_table: table,
}: Pick<AuditRow, 'after' | 'before' | 'subject_table'>): SubjectOfAudit {
  const stored = v.safeParse(storedRow, after ?? before);
  if (!stored.success) return { name: table.replaceAll('_', ' '), vendorId: null };
  const { business_name, name, kind, vendor_id } = stored.output;
  const credential =
    kind !== undefined && isKeyOf(CREDENTIAL_KINDS, kind) && CREDENTIAL_KINDS[kind];
  return {
    name: business_name ?? name ?? (credential || (kind ?? table).replaceAll('_', ' ')),
    vendorId: vendor_id ?? null,
  };
}
