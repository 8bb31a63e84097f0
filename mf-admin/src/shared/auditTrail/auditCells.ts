import type { AuditRow } from '../../api/audit';
import { actorOf } from './actorOf';
import { auditSubject } from './auditSubject';

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** A row of the audit log as a row of a file. */
export const auditCells = (row: AuditRow) => ({
  ID: row.id,
  'Time (UTC)': row.created_at,
  Administrator: actorOf(row),
  Action: row.action,
  Table: row.subject_table,
  'Subject ID': row.subject_id,
  Subject: auditSubject(row).name,
  Reason: row.reason,
  Before: json(row.before),
  After: json(row.after),
});
