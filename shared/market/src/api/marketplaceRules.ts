import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

const FRESH_MS = 5 * 60 * 1000;

/** Query for the marketplace rules in force, of matching and of the clocks of jobs, claims and disputes. */
export const marketplaceRulesQuery = () =>
  queryOptions({
    queryKey: ['marketplace_rules'],
    queryFn: async () => {
      const client = await backend();
      const latest = { ascending: false } as const;
      const [matching, resolution] = await Promise.all([
        client.from('matching_policy').select().order('version', latest).limit(1).single(),
        client.from('resolution_policy').select().order('version', latest).limit(1).single(),
      ]);
      return { ...unwrap(matching), ...unwrap(resolution) };
    },
    staleTime: FRESH_MS,
  });

/** The rules in force. */
export type MarketplaceRules = Awaited<
  ReturnType<NonNullable<ReturnType<typeof marketplaceRulesQuery>['queryFn']>>
>;
