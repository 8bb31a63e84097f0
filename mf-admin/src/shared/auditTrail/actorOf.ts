import type { AuditRow } from '../../api/audit';

/** Who did what an audit row records; without an account it was done in the database. */
export function actorOf({ profiles, admin_id }: Pick<AuditRow, 'profiles' | 'admin_id'>): string {
  if (profiles) return profiles.email;
  return admin_id === null ? 'Operator' : 'Deleted account';
}
