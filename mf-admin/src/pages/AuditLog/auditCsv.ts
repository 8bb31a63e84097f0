import type { AuditRow } from '../../api/audit';
import { toCsv } from '@tree-service/domain';
import { auditSubject } from '../../auditTrail/auditSubject';
import { whoDid } from '../../auditTrail/whoDid';

const HEADINGS = [
  'Id',
  'Time (UTC)',
  'Administrator',
  'Action',
  'Table',
  'Subject id',
  'Subject',
  'Reason',
  'Before',
  'After',
];

const json = (value: unknown) => (value === null ? '' : JSON.stringify(value));

/** Audit rows as a table for spreadsheets. */
export function auditCsv(rows: readonly AuditRow[]): string {
  return toCsv([
    HEADINGS,
    ...rows.map((row) => [
      row.id,
      row.created_at,
      whoDid(row),
      row.action,
      row.subject_table,
      row.subject_id ?? '',
      auditSubject(row).name,
      row.reason ?? '',
      json(row.before),
      json(row.after),
    ]),
  ]);
}
