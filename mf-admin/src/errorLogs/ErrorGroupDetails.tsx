import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import {
  type ErrorGroup,
  type ErrorGroupRelease,
  errorsOfGroupQuery,
  releasesOfGroupQuery,
  resolveErrorGroup,
  showResolved,
} from './errorReports.api';
import { formatMoment, LOCALE } from '@tree-service/domain';
import { useAuth } from '@tree-service/kernel';
import { ReasonDialog } from '@tree-service/design/forms';
import {
  Alert,
  Button,
  color,
  Heading,
  QueryBoundary,
  space,
  type TableColumn,
  Text,
  VStack,
} from '@tree-service/design';
import { Facts } from '../shared/layout/Facts';
import { useDecision } from '../shared/layout/useDecision';
import { Age } from '../shared/layout/Age';
import { ListTable } from '../shared/layout/ListTable';
import { ReportRow } from './ReportRow';

const Frame = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(4)};
  border-top: 1px solid ${color.border};
`;

function Status({ group }: { readonly group: ErrorGroup }) {
  const { resolved_at: resolvedAt, reopened_at: reopenedAt, profiles } = group;
  if (resolvedAt !== null) {
    return (
      <Alert tone="success" title="Resolved">
        {`By ${profiles?.email ?? 'an administrator'}, ${formatMoment(resolvedAt)}. It reopens if the error happens again.`}
      </Alert>
    );
  }
  if (reopenedAt === null) return null;
  return (
    <Alert tone="warning" title="Reopened">
      {`This error was resolved and happened again, ${formatMoment(reopenedAt)}.`}
    </Alert>
  );
}

function ResolveButton({ group }: { readonly group: ErrorGroup }) {
  const [isOpen, setIsOpen] = useState(false);
  const email = useAuth((auth) => auth.user?.email ?? '');
  const resolve = useDecision({
    run: (reason: string) => resolveErrorGroup(group.fingerprint, reason),
    closes: [group.fingerprint],
    refresh: [['error_groups']],
    show: () => showResolved(group.fingerprint, email),
  });
  return (
    <div>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Mark as resolved
      </Button>
      <ReasonDialog
        keepLabel="Cancel"
        title="Mark as resolved"
        label="What did you do?"
        hint="Saved to the audit log."
        draft={`resolve-error/${group.fingerprint}`}
        confirmLabel="Mark as resolved"
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={resolve.mutateAsync}
        mostCharacters={1000}
        description={<Text>{group.message}</Text>}
      />
    </div>
  );
}

const columns: readonly TableColumn<ErrorGroupRelease>[] = [
  { key: 'bundle', header: 'Part of the site', cell: ({ bundle }) => bundle },
  { key: 'version', header: 'Release', cell: ({ version }) => version },
  {
    key: 'reports',
    header: 'Reports',
    cell: ({ occurrences }) => occurrences.toLocaleString(LOCALE),
    numeric: true,
  },
  { key: 'first', header: 'First seen', cell: (row) => <Age since={row.first_seen_at} /> },
  { key: 'last', header: 'Last seen', cell: (row) => <Age since={row.last_seen_at} /> },
];

const cells = (row: ErrorGroupRelease) => ({
  'Part of the site': row.bundle,
  Release: row.version,
  Reports: row.occurrences,
  'First seen (UTC)': row.first_seen_at,
  'Last seen (UTC)': row.last_seen_at,
});

/** How often an error was reported from each release. */
function ReleaseCounts({ fingerprint }: { readonly fingerprint: string }) {
  const releases = useQuery(releasesOfGroupQuery(fingerprint));
  return (
    <VStack $gap={3}>
      <Heading level={2} size="md">
        By release
      </Heading>
      <QueryBoundary query={releases} what="the releases">
        {(rows) =>
          rows.length === 0 ? (
            <Text>No report names a release.</Text>
          ) : (
            <ListTable
              name="reports-by-release"
              cells={cells}
              caption="Reports by release"
              columns={columns}
              rows={rows}
              rowKey={({ bundle, version }) => `${bundle} ${version}`}
            />
          )
        }
      </QueryBoundary>
    </VStack>
  );
}

/** The history of an error, its latest reports, and the button to resolve it. */
export function ErrorGroupDetails({ group }: { readonly group: ErrorGroup }) {
  const reports = useQuery(errorsOfGroupQuery(group.fingerprint));
  return (
    <Frame>
      <Status group={group} />
      <Facts
        facts={[
          { name: 'First seen', value: formatMoment(group.first_seen_at) },
          { name: 'Last seen', value: formatMoment(group.last_seen_at) },
          { name: 'Release', value: group.release ?? 'Not reported' },
          {
            name: 'Part of the site',
            value: group.remote
              ? [group.remote, group.remote_version].filter(Boolean).join(' ')
              : 'Not reported',
          },
        ]}
      />
      {group.resolved_at === null && <ResolveButton group={group} />}
      <ReleaseCounts fingerprint={group.fingerprint} />
      <VStack $gap={3}>
        <Heading level={2} size="md">
          Latest reports
        </Heading>
        <QueryBoundary query={reports} what="the reports">
          {(latest) => latest.map((report) => <ReportRow key={report.id} report={report} />)}
        </QueryBoundary>
      </VStack>
    </Frame>
  );
}
