import { useInfiniteQuery } from '@tanstack/react-query';
import { removedReviewList } from '@tree-service/market/api/reviews';
import { NextPage } from '@tree-service/design/hooks';
import { Card, Link, QueryBoundary, Table, Text, VStack } from '@tree-service/design';
import { adminPaths } from '../../paths';

export function RemovedReviews() {
  const query = useInfiniteQuery(removedReviewList.pages);
  return (
    <Card>
      <QueryBoundary query={query} what="the removed reviews">
        {(removed) =>
          removed.length === 0 ? (
            <Text tone="muted">No removed reviews yet.</Text>
          ) : (
            <VStack>
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
                      <Link to={adminPaths.vendor(vendor_id)}>{vendor.business_name}</Link>
                    ),
                  },
                  {
                    key: 'reason',
                    header: 'Public reason',
                    cell: ({ removal_reason }) => removal_reason ?? 'No reason given',
                  },
                ]}
              />
              <NextPage pages={query} label="Show older removals" />
            </VStack>
          )
        }
      </QueryBoundary>
    </Card>
  );
}
