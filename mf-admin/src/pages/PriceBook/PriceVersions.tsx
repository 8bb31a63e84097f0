import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { Card, QueryBoundary, Text } from '@tree-service/design';
import { priceBookVersionsQuery } from '../../api/priceBook';
import { Age } from '../../layout/Age';
import { ListTable } from '../../listCsv/ListTable';

const stored = v.object({ version: v.number() });

function versionOf(after: unknown): string {
  const read = v.safeParse(stored, after);
  return read.success ? String(read.output.version) : 'unknown';
}

const byOf = ({ profiles }: { profiles: { email: string } | null }) =>
  profiles?.email ?? 'Deleted account';

/** Price changes, newest first. The first version came with the product. */
export function PriceVersions() {
  const query = useQuery(priceBookVersionsQuery());
  return (
    <Card>
      <QueryBoundary query={query} what="the versions">
        {(versions) =>
          versions.length === 0 ? (
            <Text tone="muted">No changes to the default prices yet.</Text>
          ) : (
            <ListTable
              name="price-versions"
              cells={(row) => ({
                Version: versionOf(row.after),
                Reason: row.reason,
                By: byOf(row),
                'When (UTC)': row.created_at,
              })}
              caption="Versions of the price book"
              rows={versions}
              rowKey={({ id }) => String(id)}
              columns={[
                { key: 'version', header: 'Version', cell: ({ after }) => versionOf(after) },
                { key: 'why', header: 'Reason', cell: ({ reason }) => reason ?? 'No reason given' },
                {
                  key: 'who',
                  header: 'By',
                  cell: byOf,
                },
                { key: 'when', header: 'When', cell: (row) => <Age since={row.created_at} /> },
              ]}
            />
          )
        }
      </QueryBoundary>
    </Card>
  );
}
