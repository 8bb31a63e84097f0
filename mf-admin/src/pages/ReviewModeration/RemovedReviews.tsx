import { useInfiniteQuery } from '@tanstack/react-query';
import { removedReviewList } from '../../api/reviewModeration';
import { Card, Link } from '@tree-service/design';
import { PagedList } from '../../layout/PagedList';
import { ListTable } from '../../listCsv/ListTable';
import { adminPaths } from '../../paths';

export function RemovedReviews() {
  const query = useInfiniteQuery(removedReviewList.pages);
  return (
    <Card>
      <PagedList
        query={query}
        what="the removed reviews"
        empty="No removed reviews yet."
        more="Show older removals"
      >
        {(removed) => (
          <ListTable
            name="removed-reviews"
            read={removedReviewList.all}
            cells={(review) => ({
              Author: review.author_name,
              Business: review.vendor_profiles.business_name,
              'Public reason': review.removal_reason,
            })}
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
        )}
      </PagedList>
    </Card>
  );
}
