import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import type { Estimate, EstimateInput } from '@tree-service/domain';

const estimateSchema: v.GenericSchema<unknown, Estimate> = v.object({
  version: v.number(),
  currency: v.literal('USD'),
  low_cents: v.number(),
  high_cents: v.number(),
  lines: v.array(
    v.object({
      code: v.string(),
      tree: v.nullable(v.number()),
      low_cents: v.number(),
      high_cents: v.number(),
      reason: v.string(),
    }),
  ),
  reasons: v.array(v.string()),
  site_visit_needed: v.boolean(),
  line_clearance_needed: v.boolean(),
  sources: v.optional(
    v.array(v.object({ publisher: v.string(), title: v.string(), year: v.number() })),
  ),
});

/** An estimate as stored with a request. Throws when it is not one. */
export function parseEstimate(stored: unknown): Estimate {
  return v.parse(estimateSchema, stored);
}

/** Query for the instant estimate of described work, open to visitors. Amounts are cents. */
export const estimateQuery = (input: EstimateInput) =>
  queryOptions({
    queryKey: ['estimates', input],
    queryFn: async () => {
      const client = await backend();
      return parseEstimate(unwrap(await client.rpc('estimate_request', { input })));
    },
    staleTime: Infinity,
  });

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
