import type { AuditRow } from '../../api/audit';
import { toCsv } from '@tree-service/domain';
import { auditSubject } from '../../auditTrail/auditSubject';
import { actorOf } from '../../auditTrail/actorOf';

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

export function auditCsv(rows: readonly AuditRow[]): string {
  return toCsv([
    HEADINGS,
    ...rows.map((row) => [
      row.id,
      row.created_at,
      actorOf(row),
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
