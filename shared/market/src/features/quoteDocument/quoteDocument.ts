import type { Database } from '@tree-service/kernel';
import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import {
  agreedPrice,
  type Cents,
  CREDENTIAL_KINDS,
  formatCents,
  formatCentsRange,
  formatDay,
  lineAmount,
  optionInWords,
  quantityInWords,
  QUOTE_STATES,
  type ServiceCategory,
  SERVICES,
  type SizedTree,
  taxInWords,
} from '@tree-service/domain';
import type { Letterhead } from '../../api/quotes';
import type { PriceDocument } from '../priceDocument';
import { changedFrom, quoteTerms, sentOn, taxOfQuote } from '../quotes';
import { formatUsPhone } from '../account';
import { groupByTree, linesInOrder } from './groupByTree';

/** License, insurance and phone of a business, a line each, with the days they were verified and hold until. */
function letterheadLines({ licenses, insurance, phone }: Letterhead, timeZone: string): string[] {
  const checked = ({ verified_at, expires_on }: { verified_at: string; expires_on: string }) =>
    `verified ${formatDay(verified_at, timeZone)}, valid through ${formatDay(`${expires_on}T12:00:00Z`, 'UTC')}`;
  return [
    ...licenses.map(
      (license) => `License ${license.number} (${license.issuer}), ${checked(license)}`,
    ),
    ...insurance.map(
      (policy) => `${CREDENTIAL_KINDS[policy.kind]} (${policy.issuer}), ${checked(policy)}`,
    ),
    ...(phone === null ? [] : [`Phone ${formatUsPhone(phone)}`]),
  ];
}

type Tables = Database['public']['Tables'];

export interface QuoteDocumentFacts {
  /** The business that sent it. */
  letterhead: Letterhead;
  request: {
    number: number;
    category: ServiceCategory;
    contact_name: string;
    city: string;
    region: string;
    zip: string;
    time_zone: string;
    request_trees: ReadonlyArray<SizedTree & { id: string; position: number }>;
  };
  quote: Omit<Tables['quotes']['Row'], 'owner_id' | 'vendor_id' | 'owner_note'> & {
    quote_line_items: readonly Tables['quote_line_items']['Row'][];
  };
  /** The job of the request, of whichever quote. */
  job: { quote_id: string; price_cents: Cents } | null | undefined;
}

/** What a quote's PDF says: the same status, dates, price, message and terms as the pages of both sides. */
export function quoteDocument({
  letterhead,
  request,
  quote,
  job,
}: QuoteDocumentFacts): PriceDocument {
  const price = agreedPrice(quote, job?.quote_id === quote.id ? job : null);
  const changed = changedFrom(price);
  const { number, category, contact_name: name, city, region, zip } = request;
  const texts = [
    ['Message', quote.message],
    ['Terms', quote.terms],
  ] as const;
  return {
    fileName: `quote-${number}-version-${quote.version}.pdf`,
    from: letterhead.business_name,
    letterhead: letterheadLines(letterhead, request.time_zone),
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
    groups: [
      ...groupByTree(linesInOrder(quote), request.request_trees, category).map(
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
      ...(quote.tax_percent > 0
        ? [
            {
              title: 'Tax',
              lines: [
                {
                  work: taxInWords(quote.tax_percent),
                  quantity: '',
                  each: '',
                  total: taxOfQuote(quote.quote_line_items, quote.tax_percent),
                },
              ],
            },
          ]
        : []),
    ],
    total: formatCentsRange(price.cents, price.highestCents),
    totalLabel: changed === null ? 'Total' : 'Agreed price',
    changed,
    texts: texts.flatMap(([heading, text]) => (text === null ? [] : [[heading, text] as const])),
    signature: `Signature of ${name}`,
    closing: [`Sent through ${PRODUCT_NAME}.`],
  };
}
