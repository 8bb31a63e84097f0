import { queryOptions } from '@tanstack/react-query';
import { readPublicRow } from '@tree-service/kernel';

const FRESH_MS = 5 * 60 * 1000;

/** Query for the marketplace rules in force, of matching and of the clocks of jobs, claims and disputes. */
export const marketplaceRulesQuery = () =>
  queryOptions({
    queryKey: ['marketplace_rules'],
    queryFn: async () => {
      const [matching, resolution] = await Promise.all([
        readPublicRow('matching_policy'),
        readPublicRow('resolution_policy'),
      ]);
      return { ...matching, ...resolution };
    },
    staleTime: FRESH_MS,
  });

/** The rules in force. */
export type MarketplaceRules = Awaited<
  ReturnType<NonNullable<ReturnType<typeof marketplaceRulesQuery>['queryFn']>>
>;
