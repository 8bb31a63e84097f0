import { linesInOrder } from '@tree-service/market/features/quoteDocument';
import { isoToZoned } from '@tree-service/domain';
import type { LeadDetail, LeadQuote } from '../../../api/leads';
import type { Price } from '../../../api/vendors';
import { emptyQuoteLine, WHOLE_JOB } from './quoteLine';
import { defaultNames, type LinePart, type OptionNames } from './lineParts';
import { linesFromTrees } from './linesFromTrees';
import type { QuoteInput } from './quoteSchema';

const DAY_MS = 86_400_000;
const VALID_DAYS = '14';

type Line = LeadQuote['quote_line_items'][number];

/** The names of options as the last quote has them, in the order of its lines; others as they are by default. */
function namesOf(last: { quote_line_items: readonly Line[] }) {
  return defaultNames().map(({ names }, index) => {
    const own = linesInOrder(last).flatMap(({ choice, choice_option: name }) =>
      choice === index + 1 && name !== null ? [name] : [],
    );
    const used = [...new Set(own)];
    return { names: [...used, ...names.filter((name) => !used.includes(name))].slice(0, 3) };
  });
}

function partFrom({ optional, choice, choice_option: name }: Line, names: OptionNames): LinePart {
  if (choice === null || name === null) return optional ? 'optional' : 'included';
  return `${choice}.${names[choice - 1]?.names.indexOf(name) ?? 0}`;
}

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
    const choices = namesOf(last);
    const wanted = last.earliest_start ?? tomorrow;
    return {
      lines: linesInOrder(last).map((item) => ({
        description: item.description,
        quantity: String(item.quantity),
        unit: item.unit,
        part: partFrom(item, choices),
        price: item.unit_price_cents,
        tree: item.tree_id ?? WHOLE_JOB,
      })),
      choices,
      photos: [],
      keepPhotos: true,
      message: last.message ?? '',
      earliest_start: wanted > tomorrow ? wanted : tomorrow,
      valid_days: VALID_DAYS,
    };
  }
  const lines = linesFromTrees(request.category, request.request_trees, prices);
  return {
    lines: lines.length > 0 ? lines : [emptyQuoteLine],
    choices: defaultNames(),
    photos: [],
    keepPhotos: true,
    message: '',
    earliest_start: tomorrow,
    valid_days: VALID_DAYS,
  };
}
