import { useQuery } from '@tanstack/react-query';
import { priceBookQuery } from '@tree-service/market/api/priceBook';
import { Card, QueryBoundary, Text, VStack } from '@tree-service/design';
import { SERVICES, LOCALE } from '@tree-service/domain';
import * as v from 'valibot';
import { AdminPage } from '../shared/layout/AdminPage';
import { LinkedSection, OnThisPage } from '../shared/layout/OnThisPage';
import { priceBookVersionsQuery, estimateAccuracyQuery } from './priceBook.api';
import { Age } from '../shared/layout/Age';
import { BeganFrom } from '../shared/layout/useSaveAsVersion';
import { ListTable } from '../shared/layout/ListTable';
import { PriceEditor } from './PriceEditor';
import { PRICED_SERVICES } from './PriceFields';

const PARTS = {
  prices: 'Prices',
  ...PRICED_SERVICES,
  accuracy: 'Estimate accuracy',
  versions: 'Versions',
} as const;

const percent = new Intl.NumberFormat(LOCALE, { style: 'percent' });

/** How accepted quotes compare with their estimates, by price version and service. */
function EstimateAccuracy() {
  const query = useQuery(estimateAccuracyQuery());
  return (
    <Card>
      <QueryBoundary query={query} what="the comparison">
        {(rows) =>
          rows.length === 0 ? (
            <Text tone="muted">No accepted quotes yet.</Text>
          ) : (
            <ListTable
              name="estimate-accuracy"
              cells={(row) => ({
                Service: SERVICES[row.category].name,
                'Price version': row.version,
                'Accepted quotes': row.accepted_quotes,
                'Within the estimate': row.inside,
                Below: row.below,
                Above: row.above,
              })}
              caption="Accepted quotes and estimates"
              rows={rows}
              rowKey={({ version, category }) => `${version} ${category}`}
              columns={[
                {
                  key: 'service',
                  header: 'Service',
                  cell: ({ category }) => SERVICES[category].name,
                },
                { key: 'version', header: 'Prices', cell: ({ version }) => `Version ${version}` },
                {
                  key: 'inside',
                  header: 'Within the estimate',
                  cell: (row) =>
                    `${row.inside} of ${row.accepted_quotes} (${percent.format(row.inside_share)})`,
                },
                { key: 'below', header: 'Below', cell: ({ below }) => below },
                { key: 'above', header: 'Above', cell: ({ above }) => above },
              ]}
            />
          )
        }
      </QueryBoundary>
    </Card>
  );
}

const stored = v.object({ version: v.number() });

function versionOf(after: unknown): string {
  const read = v.safeParse(stored, after);
  return read.success ? String(read.output.version) : 'unknown';
}

const byOf = ({ profiles }: { profiles: { email: string } | null }) =>
  profiles?.email ?? 'Deleted account';

/** Price changes, newest first. The first version came with the product. */
function PriceVersions() {
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

export default function PriceBookPage() {
  const query = useQuery({ ...priceBookQuery(), staleTime: 0 });
  const version = query.data?.[0]?.version;
  return (
    <AdminPage
      title="Price book"
      lead="The prices behind instant estimates. Preview a change on recent requests and example jobs, then save it as a new version. Earlier estimates keep their version."
    >
      <VStack $gap={8}>
        <OnThisPage parts={PARTS} />
        <LinkedSection
          id="prices"
          title={version === undefined ? PARTS.prices : `${PARTS.prices}, version ${version}`}
        >
          <QueryBoundary query={query} what="the prices">
            {(book) => (
              <BeganFrom newest={book}>
                {(began, renew) => (
                  <PriceEditor book={began} newestVersion={version ?? 0} onRenew={renew} />
                )}
              </BeganFrom>
            )}
          </QueryBoundary>
        </LinkedSection>
        <LinkedSection
          id="accuracy"
          title={PARTS.accuracy}
          description="Accepted quotes compared with the first estimate."
        >
          <EstimateAccuracy />
        </LinkedSection>
        <LinkedSection id="versions" title={PARTS.versions}>
          <PriceVersions />
        </LinkedSection>
      </VStack>
    </AdminPage>
  );
}
