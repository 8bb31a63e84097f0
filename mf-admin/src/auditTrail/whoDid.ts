import type { AuditRow } from '../api/audit';

/** Who did what an audit row tells; what was done without an account was done with access to the database. */
export function whoDid({ profiles, admin_id }: Pick<AuditRow, 'profiles' | 'admin_id'>): string {
  if (profiles) return profiles.email;
  return admin_id === null ? 'The operator' : 'A removed account';
}
