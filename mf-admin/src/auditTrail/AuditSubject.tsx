import type { AuditRow } from '@tree-service/shared/api/audit';
import { paths } from '@tree-service/shared/contract';
import { Link } from '@tree-service/shared/ui';
import { auditSubject } from './auditSubject';

/** Whom or what an audit row is about, with the way to it where there is one. */
export function AuditSubject({ row }: { readonly row: AuditRow }) {
  const { name, vendorId } = auditSubject(row);
  return vendorId === null ? name : <Link to={paths.adminVendor(vendorId)}>{name}</Link>;
}
