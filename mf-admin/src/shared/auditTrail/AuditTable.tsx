import { LOCALE } from '@tree-service/domain';
import { useMemo, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { color, fontSize, Link, media, Text, type TableColumn } from '@tree-service/design';
import { businessNamesQuery } from '../../api/administration';
import type { AuditRow } from '../../api/audit';
import { FoldingTable } from '../layout/FoldingTable';
import { adminPaths } from '../../paths';
import { auditActionText } from './auditActions';
import { auditSubject, actorOf } from './auditSubject';

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

type Names = ReadonlyMap<string, string>;

/** The business or account a row is about, by name. */
function subjectName(row: AuditRow, businesses: Names): string {
  const { name, vendorId } = auditSubject(row);
  return (vendorId !== null && businesses.get(vendorId)) || name;
}

/** What was acted on, and below it the business it belongs to. */
function subjectOf(row: AuditRow, businesses: Names): ReactNode {
  const { name, vendorId, personId } = auditSubject(row);
  if (personId !== null) return <Link to={adminPaths.person(personId)}>{name}</Link>;
  if (vendorId === null) return name;
  const business = subjectName(row, businesses);
  return (
    <>
      <Link to={adminPaths.vendor(vendorId)}>{business}</Link>
      {business !== name && (
        <Text as="span" size="sm" tone="muted">
          <br />
          {name}
        </Text>
      )}
    </>
  );
}

const Time = styled.time`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const exactTime = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'medium' });

// Reasons are sentences: without room they are a word a line. On a phone a row is a list of its cells.
const Reason = styled.p`
  min-width: 12rem;

  ${media.mobile} {
    min-width: 0;
  }
`;

const who: TableColumn<AuditRow> = {
  key: 'who',
  header: 'By',
  cell: (row) => (
    <>
      {actorOf(row)}
      <br />
      <Time dateTime={row.created_at}>{exactTime.format(new Date(row.created_at))}</Time>
    </>
  ),
};

const columnsWith = (businesses: Names): readonly TableColumn<AuditRow>[] => [
  { key: 'what', header: 'Action', cell: ({ action }) => auditActionText(action) },
  { key: 'whom', header: 'Subject', cell: (row) => subjectOf(row, businesses) },
  {
    key: 'why',
    header: 'Reason',
    cell: ({ reason }) => <Reason>{reason ?? 'No reason given'}</Reason>,
  },
];

const NO_NAMES: Names = new Map();

/** The names of the businesses that rows are about. */
function useBusinessNames(rows: readonly AuditRow[]): Names {
  const ids = useMemo(
    () => [...new Set(rows.flatMap((row) => auditSubject(row).vendorId ?? []))].sort(),
    [rows],
  );
  return useQuery({ ...businessNamesQuery(ids), enabled: ids.length > 0 }).data ?? NO_NAMES;
}

interface AuditRowsProps {
  readonly rows: readonly AuditRow[];
  /** One more column, before who it was. */
  readonly extra?: TableColumn<AuditRow>;
}

export function AuditRows({ rows, extra }: AuditRowsProps) {
  const businesses = useBusinessNames(rows);
  const columns = columnsWith(businesses);
  return (
    <FoldingTable
      caption="Audit log"
      columns={[...columns, ...(extra ? [extra] : []), who]}
      rows={rows}
      rowKey={({ id }) => String(id)}
      folded={(row) => ({
        title: auditActionText(row.action),
        below: `${subjectName(row, businesses)}, ${exactTime.format(new Date(row.created_at))}`,
      })}
    />
  );
}
