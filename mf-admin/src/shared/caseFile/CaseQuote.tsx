import type { RequestDetail } from '@tree-service/market/api/requests';
import { QuotePhotos } from '@tree-service/market/features/quotes';
import {
  formatCents,
  formatCentsRange,
  formatMoment,
  optionInWords,
  priceInWords,
  PRICE_UNITS,
  quantityInWords,
  QUOTE_STATES,
  JOB_STATES,
} from '@tree-service/domain';
import {
  Card,
  Heading,
  HStack,
  StatusPill,
  Table,
  Text,
  VStack,
  type TableColumn,
} from '@tree-service/design';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { Facts } from '../layout/Facts';

type Quote = RequestDetail['quotes'][number];
type Line = Quote['quote_line_items'][number];

const columns: readonly TableColumn<Line>[] = [
  {
    key: 'what',
    header: 'Line',
    cell: (line) => [line.description, optionInWords(line)].filter(Boolean).join('. '),
  },
  {
    key: 'quantity',
    header: 'Quantity',
    cell: (line) => quantityInWords(line) ?? '1',
    numeric: true,
  },
  {
    key: 'price',
    header: 'Price',
    cell: ({ unit, unit_price_cents: cents }) => `${formatCents(cents)} ${PRICE_UNITS[unit].price}`,
    numeric: true,
  },
];

interface CaseQuoteProps {
  readonly quote: Quote;
  /** Of its heading, one below the section it stands in. */
  readonly level: 3 | 4;
}

export function CaseQuote({ quote, level }: CaseQuoteProps) {
  const { label, tone } = QUOTE_STATES[quote.state];
  return (
    <Card>
      <VStack $gap={4}>
        <HStack $justify="space-between" $wrap>
          <Heading level={level} size="md">
            Version {quote.version}: {formatCentsRange(quote.total_cents, quote.highest_cents)}
          </Heading>
          <StatusPill tone={tone}>{label}</StatusPill>
        </HStack>
        <Text size="sm" tone="muted">
          Sent {formatMoment(quote.created_at)}, valid until {formatMoment(quote.valid_until)}
        </Text>
        <Table
          caption={`Lines of version ${quote.version}`}
          columns={columns}
          rows={[...quote.quote_line_items].sort((a, b) => a.position - b.position)}
          rowKey={({ id }) => id}
        />
        {quote.tax_percent > 0 && (
          <Text size="sm" tone="muted">
            The price includes {quote.tax_percent}% sales tax; lines are before tax.
          </Text>
        )}
        <QuotePhotos quote={quote} label={`Photos of version ${quote.version}`} />
        {quote.message !== null && <Text>The Pro wrote: “{quote.message}”</Text>}
        {quote.terms !== null && <Text>Terms: “{quote.terms}”</Text>}
        {quote.owner_note !== null && <Text>The owner wrote: “{quote.owner_note}”</Text>}
      </VStack>
    </Card>
  );
}

const NOT_YET = 'Not yet';

export function CaseJob({ job }: { readonly job: RequestDetail['jobs'][number] }) {
  const { label, tone } = JOB_STATES[job.state];
  const moment = (at: string | null) => (at === null ? NOT_YET : formatMoment(at));
  return (
    <Card>
      <VStack $gap={5}>
        <Facts
          facts={[
            { name: 'Status', value: <StatusPill tone={tone}>{label}</StatusPill> },
            { name: 'Agreed price', value: priceInWords(job) },
            { name: 'Start', value: moment(job.scheduled_for) },
            { name: 'Delivered', value: moment(job.delivered_at) },
            { name: 'Completed', value: moment(job.completed_at) },
          ]}
        />
        {job.delivery_note !== null && <Text>The Pro wrote: “{job.delivery_note}”</Text>}
        {job.end_reason !== null && <Text>Reason it ended: “{job.end_reason}”</Text>}
        <RequestPhotos paths={job.job_photos.map(({ path }) => path)} label="Finished work" />
      </VStack>
    </Card>
  );
}
