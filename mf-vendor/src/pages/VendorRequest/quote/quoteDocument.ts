import type { LeadDetail, LeadQuote } from '@tree-service/market/api/leads';
import { changedFrom, quoteTerms, sentOn } from '@tree-service/market/features/quotes';
import {
  agreedPrice,
  formatCents,
  QUOTE_STATES,
  SERVICES,
  type ServiceCategory,
  type SizedTree,
} from '@tree-service/domain';
import { groupByTree } from './groupByTree';
import { linesInOrder } from './startingQuote';

/** A quote for the PDF; all values are formatted. */
export interface QuoteDocument {
  fileName: string;
  from: string;
  title: string;
  facts: ReadonlyArray<readonly [term: string, description: string]>;
  groups: ReadonlyArray<{
    title: string;
    lines: ReadonlyArray<{
      work: string;
      quantity: string;
      each: string;
      total: string;
    }>;
  }>;
  /** The price in force, named as in `totalName`; what it was before agreed changes is in `changed`. */
  total: string;
  totalName: string;
  changed: string | null;
  note: string | null;
}

export interface QuotedRequest {
  number: number;
  category: ServiceCategory;
  contact_name: string;
  city: string;
  region: string;
  zip: string;
  time_zone: string;
  request_trees: ReadonlyArray<SizedTree & { id: string; position: number }>;
}

/** What a quote's PDF says: the same status, dates and price as the pages of both sides. */
export function quoteDocument(
  business: string,
  request: QuotedRequest,
  quote: LeadQuote,
  job: LeadDetail['jobs'],
): QuoteDocument {
  const price = agreedPrice(quote, job?.quote_id === quote.id ? job : null);
  const changed = changedFrom(price);
  const { number, category, contact_name: name, city, region, zip } = request;
  return {
    fileName: `quote-${number}-version-${quote.version}.pdf`,
    from: business,
    title: `Quote for request ${number}`,
    facts: [
      ['For', `${name}, ${city}, ${region} ${zip}`],
      ['Service', SERVICES[category].name],
      ['Version', `${quote.version}, ${sentOn(quote, request.time_zone)}`],
      ['Status', QUOTE_STATES[quote.state].label],
      ...quoteTerms(quote, request.time_zone).map(
        ({ term, description }) => [term, description] as const,
      ),
    ],
    groups: groupByTree(linesInOrder(quote), request.request_trees, category).map(
      ({ title, lines }) => ({
        title,
        lines: lines.map((line) => ({
          work: line.description,
          quantity: String(line.quantity),
          each: formatCents(line.unit_price_cents),
          total: formatCents(line.quantity * line.unit_price_cents),
        })),
      }),
    ),
    total: formatCents(price.cents),
    totalName: changed === null ? 'Total' : 'Agreed price',
    changed,
    note: quote.message,
  };
}
