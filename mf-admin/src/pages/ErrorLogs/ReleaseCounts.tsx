import { useQuery } from '@tanstack/react-query';
import { Heading, QueryBoundary, Text, VStack, type TableColumn } from '@tree-service/design';
import { releasesOfGroupQuery, type ErrorGroupRelease } from '../../api/errorReports';
import { Age } from '../../layout/Age';
import { ListTable } from '../../listCsv/ListTable';

const columns: readonly TableColumn<ErrorGroupRelease>[] = [
  { key: 'bundle', header: 'Part of the site', cell: ({ bundle }) => bundle },
  { key: 'version', header: 'Release', cell: ({ version }) => version },
  {
    key: 'reports',
    header: 'Reports',
    cell: ({ occurrences }) => occurrences.toLocaleString('en-US'),
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
export function ReleaseCounts({ fingerprint }: { readonly fingerprint: string }) {
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
