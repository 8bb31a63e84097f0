import { useQueries } from '@tanstack/react-query';
import { estimateQuery } from '@tree-service/market/api/estimates';
import type { Estimate } from '@tree-service/domain';
import { messageOf } from '@tree-service/kernel';
import type { WorkedExample } from './workedExamples';

/** The estimates of example work, in its order; undefined while one is on its way. */
interface ExampleEstimates {
  readonly estimates: readonly (Estimate | undefined)[];
  readonly isPending: boolean;
  /** Why an estimate is missing; null while none is. */
  readonly failure: string | null;
  readonly retry: () => void;
}

/** Example work with what it costs by the price book in force. */
export function useExampleEstimates(examples: readonly WorkedExample[]): ExampleEstimates {
  const queries = useQueries({ queries: examples.map(({ input }) => estimateQuery(input)) });
  const failed = queries.find(({ error }) => error);
  return {
    estimates: queries.map(({ data }) => data),
    isPending: queries.some(({ isPending }) => isPending),
    failure: failed?.error ? messageOf(failed.error) : null,
    retry: () => {
      for (const { error, refetch } of queries) if (error) void refetch();
    },
  };
}
