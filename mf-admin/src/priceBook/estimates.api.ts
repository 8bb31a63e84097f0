import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/**
 * Query for how many accepted quotes lay inside, below and above their estimate, by version of the
 * price book and category. For administrators; `inside_share` is between 0 and 1. Days are ISO dates.
 */
export const estimateAccuracyQuery = (days: { from?: string; to?: string } = {}) =>
  queryOptions({
    queryKey: ['estimates', 'accuracy', days],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client.rpc('estimate_accuracy', {
          ...(days.from === undefined ? {} : { from_day: days.from }),
          ...(days.to === undefined ? {} : { to_day: days.to }),
        }),
      );
    },
  });
