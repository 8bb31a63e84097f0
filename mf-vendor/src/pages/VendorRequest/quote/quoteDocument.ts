import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import type { LeadQuote } from '@tree-service/market/api/leads';
import type { PriceDocument } from '@tree-service/market/features/priceDocument';
import { quoteTerms } from '@tree-service/market/features/quotes';
import {
  formatCents,
  formatDay,
  SERVICES,
  type ServiceCategory,
  type SizedTree,
} from '@tree-service/domain';
import { groupByTree } from './groupByTree';
import { linesInOrder } from './startingQuote';

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

export function quoteDocument(
  business: string,
  request: QuotedRequest,
  quote: LeadQuote,
): PriceDocument {
  const { number, category, contact_name: name, city, region, zip } = request;
  return {
    fileName: `quote-${number}-version-${quote.version}.pdf`,
    from: business,
    title: `Quote for request ${number}`,
    facts: [
      ['For', `${name}, ${city}, ${region} ${zip}`],
      ['Service', SERVICES[category].name],
      ['Version', `${quote.version}, ${formatDay(quote.created_at)}`],
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
    totalLabel: 'Total',
    total: formatCents(quote.total_cents),
    note: quote.message,
    closing: [`Sent through ${PRODUCT_NAME}.`],
  };
}
