import { groupByTree, linesInOrder } from '@tree-service/market/features/quoteDocument';
import {
  ChangedFrom,
  OptionsNote,
  QuotePhotos,
  quoteTerms,
  sentOn,
  TermsOfQuote,
} from '@tree-service/market/features/quotes';
import {
  agreedPrice,
  formatCents,
  formatCentsRange,
  lineAmount,
  optionInWords,
  PRICE_UNITS,
  quantityInWords,
  QUOTE_STATES,
} from '@tree-service/domain';
import {
  Alert,
  HStack,
  Price,
  StatusPill,
  Table,
  Text,
  VStack,
  type TableColumn,
  WrittenText,
} from '@tree-service/design';
import type { LeadDetail, LeadQuote } from '../../../api/leads';

const columns: readonly TableColumn<LeadQuote['quote_line_items'][number]>[] = [
  {
    key: 'work',
    header: 'Work',
    cell: (line) => {
      const option = optionInWords(line);
      return (
        <>
          {line.description}
          {option !== null && (
            <Text as="div" size="sm" tone="muted">
              {option}
            </Text>
          )}
        </>
      );
    },
  },
  {
    key: 'quantity',
    header: 'Quantity',
    numeric: true,
    cell: (line) => quantityInWords(line) ?? '1',
  },
  {
    key: 'price',
    header: 'Price',
    numeric: true,
    cell: (line) => `${formatCents(line.unit_price_cents)} ${PRICE_UNITS[line.unit].price}`,
  },
  {
    key: 'total',
    header: 'Total',
    numeric: true,
    cell: (line) => formatCents(lineAmount(line)),
  },
];

export interface QuoteViewProps {
  quote: LeadQuote;
  request: Pick<LeadDetail['service_requests'], 'category' | 'request_trees' | 'time_zone'>;
  job: LeadDetail['jobs'];
}

export function QuoteView({ quote, request, job }: QuoteViewProps) {
  const price = agreedPrice(quote, job?.quote_id === quote.id ? job : null);
  const { label, tone } = QUOTE_STATES[quote.state];
  const groups = groupByTree(linesInOrder(quote), request.request_trees, request.category);
  return (
    <VStack $gap={4}>
      <HStack $gap={3} $justify="space-between" $wrap>
        <HStack $gap={3} $wrap>
          <StatusPill tone={tone}>{label}</StatusPill>
          <Text as="span" size="sm" tone="muted">
            Version {quote.version}, sent {sentOn(quote, request.time_zone)}
          </Text>
        </HStack>
        <div>
          <Price size="large" amount={formatCentsRange(price.cents, price.highestCents)} />
          <ChangedFrom price={price} />
          <OptionsNote lines={quote.quote_line_items} taxPercent={quote.tax_percent} />
        </div>
      </HStack>
      {quote.owner_note && (
        <Alert
          tone={quote.state === 'changes_requested' ? 'warning' : 'neutral'}
          title={quote.state === 'declined' ? 'Why it was declined' : 'Requested changes'}
        >
          {quote.owner_note}
        </Alert>
      )}
      {groups.map((group) => (
        <div key={group.id}>
          <Text as="div" weight="semibold">
            {group.title}
          </Text>
          <Table
            caption={`${group.title}, version ${quote.version}`}
            rows={group.lines}
            rowKey={(line) => line.id}
            columns={columns}
          />
        </div>
      ))}
      <QuotePhotos quote={quote} />
      {quote.message && <WrittenText>{quote.message}</WrittenText>}
      <Text size="sm" tone="muted">
        {quoteTerms(quote, request.time_zone)
          .map(({ term, description }) => `${term}: ${description}`)
          .join('. ')}
        .
      </Text>
      <TermsOfQuote quote={quote} />
    </VStack>
  );
}
