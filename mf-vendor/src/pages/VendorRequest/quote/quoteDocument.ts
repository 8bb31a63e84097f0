import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import type { LeadDetail, LeadQuote } from '@tree-service/market/api/leads';
import type { PriceDocument } from '@tree-service/market/features/priceDocument';
import { changedFrom, quoteTerms, sentOn } from '@tree-service/market/features/quotes';
import {
  agreedPrice,
  formatCents,
  lineAmount,
  optionInWords,
  quantityInWords,
  QUOTE_STATES,
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

/** What a quote's PDF says: the same status, dates and price as the pages of both sides. */
export function quoteDocument(
  business: string,
  request: QuotedRequest,
  quote: LeadQuote,
  job: LeadDetail['jobs'],
): PriceDocument {
  const price = agreedPrice(quote, job?.quote_id === quote.id ? job : null);
  const changed = changedFrom(price);
  const { number, category, contact_name: name, city, region, zip } = request;
  return {
    fileName: `quote-${number}-version-${quote.version}.pdf`,
    from: business,
    title: `Quote for request #${number}`,
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
          work: [line.description, optionInWords(line)].filter(Boolean).join('. '),
          quantity: quantityInWords(line) ?? '1',
          each: formatCents(line.unit_price_cents),
          total: formatCents(lineAmount(line)),
        })),
      }),
    ),
    total: formatCents(price.cents),
    totalLabel: changed === null ? 'Total' : 'Agreed price',
    changed,
    note: quote.message,
    closing: [`Sent through ${PRODUCT_NAME}.`],
  };
}
