import { useQuery } from '@tanstack/react-query';
import { tokenAccountQuery } from '@tree-service/market/api/tokens';
import { paths } from '@tree-service/kernel/contract';
import { Grid, Link, StatTile } from '@tree-service/design';
import styled from 'styled-components';
import type { Business } from '../../api/vendors';
import { vendorPaths } from '../../paths';
import { useVendorId } from '../../area/vendorId';
import { currentPlan } from '../../business/currentPlan';

const Tier = styled.span`
  text-transform: capitalize;
`;

export function KeyFigures({ business }: { business: Business }) {
  const account = useQuery(tokenAccountQuery(useVendorId()));
  const { rating_count: reviews, rating_sum: stars, jobs_completed: jobs } = business;
  const plan = currentPlan(business.vendor_subscriptions);
  return (
    <Grid $min="9rem" $gap={4}>
      <StatTile
        label="Tokens available"
        value={account.data?.available ?? '…'}
        hint={
          <Link to={paths.vendorTokens()}>
            {account.data ? `${account.data.held} held` : 'Token Management'}
          </Link>
        }
      />
      <StatTile
        label="Rating"
        value={reviews === 0 ? 'New' : (stars / reviews).toFixed(1)}
        hint={
          reviews === 0 ? 'No reviews yet' : `${reviews} ${reviews === 1 ? 'review' : 'reviews'}`
        }
      />
      <StatTile
        label="Jobs completed"
        value={jobs}
        hint={<Link to={vendorPaths.schedule()}>Schedule</Link>}
      />
      <StatTile
        label="Plan"
        value={plan ? <Tier>{plan.subscription_plans.tier}</Tier> : 'None'}
        hint={<Link to={vendorPaths.priority()}>About plans</Link>}
      />
    </Grid>
  );
}
