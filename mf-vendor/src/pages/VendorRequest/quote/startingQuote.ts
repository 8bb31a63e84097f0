import type { LeadDetail, LeadQuote } from '@tree-service/market/api/leads';
import type { Price } from '@tree-service/market/api/vendors';
import { linesInOrder } from '@tree-service/market/features/quoteDocument';
import { isoToZoned } from '@tree-service/domain';
import { emptyQuoteLine, WHOLE_JOB } from './quoteLine';
import { linesFromTrees } from './linesFromTrees';
import type { QuoteInput } from './quoteSchema';

const DAY_MS = 86_400_000;
const VALID_DAYS = '14';

/**
 * Starts from the last quote, or from the trees and the price list. The earliest start is tomorrow
 * or later in the property's time zone.
 */
export function startingQuote(
  lead: Pick<LeadDetail, 'service_requests'>,
  last: Pick<LeadQuote, 'quote_line_items' | 'message' | 'earliest_start'> | undefined,
  prices: readonly Price[],
  now: Date,
): QuoteInput {
  const request = lead.service_requests;
  const tomorrow = isoToZoned(
    new Date(now.getTime() + DAY_MS).toISOString(),
    request.time_zone,
  ).date;
  if (last) {
    const wanted = last.earliest_start ?? tomorrow;
    return {
      lines: linesInOrder(last).map((item) => ({
        description: item.description,
        quantity: String(item.quantity),
        unit: item.unit,
        optional: item.optional,
        price: item.unit_price_cents,
        tree: item.tree_id ?? WHOLE_JOB,
      })),
      message: last.message ?? '',
      earliest_start: wanted > tomorrow ? wanted : tomorrow,
      valid_days: VALID_DAYS,
    };
  }
  const lines = linesFromTrees(request.category, request.request_trees, prices);
  return {
    lines: lines.length > 0 ? lines : [emptyQuoteLine],
    message: '',
    earliest_start: tomorrow,
    valid_days: VALID_DAYS,
  };
}
