import { cut } from '@tree-service/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  accountNameQuery,
  type AuditFilter,
  auditPageQuery,
  type AuditRow,
  readAudit,
} from '../api/audit';
import {
  Button,
  Card,
  color,
  EmptyState,
  fontSize,
  HStack,
  QueryBoundary,
  radius,
  space,
  type TableColumn,
  Text,
  VStack,
} from '@tree-service/design';
import { X } from 'lucide-react';
import { DownloadCsv } from '@tree-service/market/features/downloads';
import styled from 'styled-components';
import * as v from 'valibot';
import { AuditRows, auditCells } from '../shared/auditTrail/AuditTable';
import { AddressPages, pageStart } from '../shared/layout/AddressPages';
import { AdminPage } from '../shared/layout/AdminPage';
import { listCsv } from '../shared/layout/ListCsv';
import { AuditFilterBar, auditFilterOf, readAuditChoice, writeAuditChoice } from './AuditFilterBar';
import { SavedFilters } from './SavedFilters';
import { useTrailCheck } from './useTrailCheck';

const Details = styled.details`
  text-align: start;
  & > summary {
    min-height: 2.75rem;
    display: list-item;
    align-content: center;
    color: ${color.brandText};
    cursor: pointer;
    white-space: nowrap;
  }
`;

const Changes = styled.dl`
  max-width: 30rem;
  margin: 0;
  padding: ${space(3)};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
  & dt {
    font-weight: 600;
  }
  & dd + dt {
    margin-top: ${space(2)};
  }
`;

/** A changed value as text; null where there was none. */
interface AuditDifference {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

const MAX_LENGTH = 300;
const record = v.record(v.string(), v.unknown());

function valuesOf(row: unknown): Record<string, unknown> {
  const read = v.safeParse(record, row);
  return read.success ? read.output : {};
}

function text(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  return words.length > MAX_LENGTH ? `${cut(words, MAX_LENGTH)}…` : words;
}

/** The values that differ between two rows, by name. */
export function auditDifferences(before: unknown, after: unknown): AuditDifference[] {
  const [earlier, later] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...Object.keys(earlier), ...Object.keys(later)])].sort().flatMap((name) => {
    if (JSON.stringify(earlier[name] ?? null) === JSON.stringify(later[name] ?? null)) return [];
    return [{ name, before: text(earlier[name]), after: text(later[name]) }];
  });
}

function ChangeDetails({ row }: { readonly row: AuditRow }) {
  const differences = auditDifferences(row.before, row.after);
  if (differences.length === 0) return 'None';
  return (
    <Details>
      <summary>{differences.length === 1 ? '1 value' : `${differences.length} values`}</summary>
      <Changes>
        {differences.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name.replaceAll('_', ' ')}</dt>
            <dd>
              {before ?? 'none'} → {after ?? 'none'}
            </dd>
          </div>
        ))}
      </Changes>
    </Details>
  );
}

const changes: TableColumn<AuditRow> = {
  key: 'change',
  header: 'Changes',
  cell: (row) => <ChangeDetails row={row} />,
};

/** The entry a page follows; null for the newest. */
function entryBefore(address: URLSearchParams): number | null {
  const start = pageStart(address);
  return start !== null && /^\d{1,15}$/.test(start) ? Number(start) : null;
}

interface AboutAccountProps {
  readonly accountId: string;
  readonly onRemove: () => void;
}

/** Names the account when only entries about it are listed. */
function AboutAccount({ accountId, onRemove }: AboutAccountProps) {
  const { data: name } = useQuery(accountNameQuery(accountId));
  return (
    <HStack $gap={3} $wrap>
      <Text role="status">
        Only entries about <strong>{name ?? 'one account'}</strong>
      </Text>
      <Button variant="ghost" size="sm" onClick={onRemove}>
        <X size={18} aria-hidden />
        Clear filter
      </Button>
    </HStack>
  );
}

const PAGE = 1000;

async function readEverything(filter: AuditFilter): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  for (;;) {
    const page = await readAudit(filter, PAGE, rows.at(-1)?.id ?? null);
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

/** Exports all rows that match the filter, not only those shown. */
function ExportAudit({ filter }: { readonly filter: AuditFilter }) {
  return (
    <DownloadCsv
      name="audit-log.csv"
      of="audit log"
      write={async () => listCsv(await readEverything(filter), auditCells)}
      failed="We couldn't export the audit log"
    />
  );
}

/** Everything administrators did: filtered, read, exported. Rows are never changed. */
export default function AuditLogPage() {
  const [address, setAddress] = useSearchParams();
  const choice = readAuditChoice(address);
  const filter = auditFilterOf(choice);
  const query = useQuery(auditPageQuery(filter, entryBefore(address)));
  const trail = useTrailCheck();
  return (
    <AdminPage
      title="Audit log"
      lead="What administrators did, and why. Entries can't be changed or deleted."
      actions={
        <HStack $gap={3} $wrap>
          {trail.button}
          <ExportAudit filter={filter} />
        </HStack>
      }
    >
      <VStack $gap={6}>
        {trail.outcome}
        <SavedFilters choice={choice} />
        <AuditFilterBar
          choice={choice}
          onChange={(next) => setAddress(writeAuditChoice(next), { replace: true })}
        />
        {choice.about !== '' && (
          <AboutAccount
            accountId={choice.about}
            onRemove={() => setAddress(writeAuditChoice({ ...choice, about: '' }))}
          />
        )}
        <QueryBoundary query={query} what="the audit log">
          {({ rows, next }) => (
            <>
              {rows.length === 0 ? (
                <EmptyState title="No matching entries">Try fewer filters.</EmptyState>
              ) : (
                <Card aria-busy={query.isPlaceholderData}>
                  <AuditRows rows={rows} extra={changes} />
                </Card>
              )}
              <AddressPages what="entries" next={next === null ? null : String(next)} />
            </>
          )}
        </QueryBoundary>
      </VStack>
    </AdminPage>
  );
}
