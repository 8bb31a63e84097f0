import { useQuery } from '@tanstack/react-query';
import { SERVICES } from '@tree-service/domain';
import { Card, QueryBoundary, Text } from '@tree-service/design';
import { estimateAccuracyQuery } from '../../api/estimates';
import { ListTable } from '../../listCsv/ListTable';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

/** How accepted quotes compare with their estimates, by price version and service. */
export function EstimateAccuracy() {
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
