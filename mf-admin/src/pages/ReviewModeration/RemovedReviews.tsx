import { useQuery } from '@tanstack/react-query';
import { removedReviewListQuery } from '@tree-service/shared/api/reviews';
import { paths } from '@tree-service/shared/contract';
import { Card, Link, Table, Text } from '@tree-service/shared/ui';
import { QueryView } from '../layout/QueryView';

/** What was removed, with the reasons everybody can read. */
export function RemovedReviews() {
  const query = useQuery(removedReviewListQuery());
  return (
    <Card>
      <QueryView query={query} what="the removed reviews">
        {(removed) =>
          removed.length === 0 ? (
            <Text tone="muted">No review was ever removed.</Text>
          ) : (
            <Table
              caption="Removed reviews"
              rows={removed}
              rowKey={({ id }) => id}
              columns={[
                { key: 'author', header: 'Author', cell: ({ author_name }) => author_name },
                {
                  key: 'business',
                  header: 'Business',
                  cell: ({ vendor_id, vendor_profiles: vendor }) => (
                    <Link to={paths.adminVendor(vendor_id)}>{vendor.business_name}</Link>
                  ),
                },
                {
                  key: 'reason',
                  header: 'Public reason',
                  cell: ({ removal_reason }) => removal_reason ?? 'None',
                },
              ]}
            />
          )
        }
      </QueryView>
    </Card>
  );
}
