import { useMemo, type ReactNode } from 'react';
import { useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import styled from 'styled-components';
import { Card, Link, Table, Text, type TableColumn } from '@tree-service/design';
import { businessNamesQuery } from '../api/administration';
import type { AuditRow } from '../api/audit';
import { PagedList } from '../layout/PagedList';
import { adminPaths } from '../paths';
import { actorOf } from './actorOf';
import { auditActionText } from './auditActions';
import { auditSubject } from './auditSubject';

type Names = ReadonlyMap<string, string>;

/** What was acted on, and below it the business it belongs to. */
function subjectOf(row: AuditRow, businesses: Names): ReactNode {
  const { name, vendorId, personId } = auditSubject(row);
  if (personId !== null) return <Link to={adminPaths.person(personId)}>{name}</Link>;
  if (vendorId === null) return name;
  const business = businesses.get(vendorId) ?? name;
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
  white-space: nowrap;
`;

const exactTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

const when: TableColumn<AuditRow> = {
  key: 'when',
  header: 'When',
  cell: ({ created_at: at }) => <Time dateTime={at}>{exactTime.format(new Date(at))}</Time>,
};

const columnsWith = (businesses: Names): readonly TableColumn<AuditRow>[] => [
  { key: 'what', header: 'Action', cell: ({ action }) => auditActionText(action) },
  { key: 'whom', header: 'Subject', cell: (row) => subjectOf(row, businesses) },
  { key: 'who', header: 'By', cell: actorOf },
  { key: 'why', header: 'Reason', cell: ({ reason }) => reason ?? 'No reason given' },
];

const NO_NAMES: Names = new Map();

/** The names of the businesses that rows are about. */
function useBusinessNames(rows: readonly AuditRow[] | undefined): Names {
  const ids = useMemo(
    () => [...new Set((rows ?? []).flatMap((row) => auditSubject(row).vendorId ?? []))].sort(),
    [rows],
  );
  return useQuery({ ...businessNamesQuery(ids), enabled: ids.length > 0 }).data ?? NO_NAMES;
}

interface AuditTableProps {
  readonly query: UseInfiniteQueryResult<AuditRow[]>;
  readonly empty: ReactNode;
  /** One more column, before the time. */
  readonly extra?: TableColumn<AuditRow>;
}

/** Rows of the audit log, page by page. */
export function AuditTable({ query, empty, extra }: AuditTableProps) {
  const columns = columnsWith(useBusinessNames(query.data));
  return (
    <Card>
      <PagedList query={query} what="the audit log" empty={empty} more="Show older entries">
        {(rows) => (
          <Table
            caption="Audit log"
            columns={[...columns, ...(extra ? [extra] : []), when]}
            rows={rows}
            rowKey={({ id }) => String(id)}
          />
        )}
      </PagedList>
    </Card>
  );
}
