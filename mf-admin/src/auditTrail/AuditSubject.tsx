import { adminPaths } from '../paths';
import type { AuditRow } from '../api/audit';
import { Link } from '@tree-service/design';
import { auditSubject } from './auditSubject';

/** Whom or what an audit row is about, with the way to it where there is one. */
export function AuditSubject({ row }: { readonly row: AuditRow }) {
  const { name, vendorId } = auditSubject(row);
  return vendorId === null ? name : <Link to={adminPaths.vendor(vendorId)}>{name}</Link>;
}
