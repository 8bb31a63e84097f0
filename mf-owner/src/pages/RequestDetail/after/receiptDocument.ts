import type { ChangeOrder } from '@tree-service/market/api/changeOrders';
import type { RequestDetail } from '@tree-service/market/api/requests';
import type { PriceDocument } from '@tree-service/market/features/priceDocument';
import {
  formatCents,
  formatDay,
  lineAmount,
  quantityInWords,
  SERVICES,
  taxInWords,
  taxOf,
  type Cents,
  type PriceUnit,
} from '@tree-service/domain';
import { PRODUCT_NAME } from '@tree-service/kernel/contract';

interface Line {
  position: number;
  description: string;
  quantity: number;
  unit_price_cents: number;
  unit: PriceUnit;
}

export interface ReceiptFacts {
  request: Pick<
    RequestDetail,
    'number' | 'category' | 'city' | 'region' | 'zip' | 'time_zone' | 'properties'
  >;
  job: Pick<
    RequestDetail['jobs'][number],
    'price_cents' | 'created_at' | 'delivered_at' | 'completed_at'
  >;
  /** Lines of the accepted quote, without the options that were not chosen. */
  lines: readonly Line[];
  /** The rate of the accepted quote; 0 without any. */
  taxPercent: number;
  changes: readonly Pick<
    ChangeOrder,
    'number' | 'decision' | 'amount_cents' | 'tax_cents' | 'job_change_order_lines'
  >[];
  business: string;
  owner: string;
}

const printed = (lines: readonly Line[]) =>
  [...lines]
    .sort((one, other) => one.position - other.position)
    .map((line) => ({
      work: line.description,
      quantity: quantityInWords(line) ?? '1',
      each: formatCents(line.unit_price_cents),
      total: formatCents(lineAmount(line)),
    }));

const single = (work: string, cents: Cents) => ({
  work,
  quantity: '',
  each: '',
  total: formatCents(cents),
});

/**
 * What a completed job came to: both parties, dates, the work agreed with its changes, tax, and the amount, which is
 * the sum of all lines.
 */
export function receiptDocument(facts: ReceiptFacts): PriceDocument {
  const { request, job, lines, taxPercent, changes, business, owner } = facts;
  const { number, city, region, zip, time_zone: zone, properties } = request;
  const street = properties === null ? [] : [properties.address];
  const approved = changes
    .filter(({ decision }) => decision === 'approved')
    .sort((one, other) => one.number - other.number);
  const net = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const tax = taxOf(net, taxPercent);
  const reduced =
    job.price_cents - approved.reduce((sum, change) => sum + change.amount_cents, net + tax);
  const days = [
    ['Agreed on', job.created_at],
    ['Work finished', job.delivered_at],
    ['Work accepted', job.completed_at],
  ] as const;
  return {
    fileName: `receipt-${number}.pdf`,
    from: business,
    letterhead: [],
    title: `Receipt for request #${number}`,
    facts: [
      ['Work by', business],
      ['For', owner],
      ['At', [...street, `${city}, ${region} ${zip}`].join(', ')],
      ['Service', SERVICES[request.category].name],
      ...days.flatMap(([term, day]) =>
        day === null ? [] : [[term, formatDay(day, zone)] as const],
      ),
    ],
    groups: [
      {
        title: 'Agreed quote',
        lines: [...printed(lines), ...(tax === 0 ? [] : [single(taxInWords(taxPercent), tax)])],
      },
      ...approved.map((change) => ({
        title: `Change ${change.number}, approved`,
        lines: [
          ...printed(change.job_change_order_lines),
          ...(change.tax_cents === 0 ? [] : [single('Sales tax', change.tax_cents)]),
        ],
      })),
      ...(reduced < 0
        ? [{ title: 'Dispute', lines: [single('Price reduced in a dispute', reduced)] }]
        : []),
    ],
    totalLabel: 'Amount agreed',
    total: formatCents(job.price_cents),
    changed: null,
    texts: [],
    signature: null,
    closing: [
      `Payment is made directly between ${owner} and ${business}. ${PRODUCT_NAME} took no payment, so this receipt shows the agreed amount and isn't proof of payment.`,
      `Created by ${PRODUCT_NAME} on ${formatDay(new Date().toISOString(), zone)}.`,
    ],
  };
}
