import type { RequestDetail } from '@tree-service/market/api/requests';
import { ChangedFrom, OptionsNote, QuotePhotos } from '@tree-service/market/features/quotes';
import { agreedPrice, formatCentsRange } from '@tree-service/domain';
import { Accordion, Card, Price, Text, VStack } from '@tree-service/design';
import { useIsNarrow } from '@tree-service/market/features/folding';
import { EstimateNote } from './EstimateNote';
import type { NamedQuote } from './ownerQuote';
import { QuoteActions } from './QuoteActions';
import { QuoteHead } from './QuoteHead';
import { QuoteLines } from './QuoteLines';

/** One quote; on a phone its message and lines open on demand. */
export function QuoteCard({ named, request }: { named: NamedQuote; request: RequestDetail }) {
  const { quote, businessName } = named;
  const isNarrow = useIsNarrow();
  const price = agreedPrice(
    quote,
    request.jobs.find(({ quote_id }) => quote_id === quote.id),
  );
  const message = quote.message !== null && <Text>{quote.message}</Text>;
  const photos = <QuotePhotos quote={quote} label={`Photos from ${businessName}`} />;
  const lines = <QuoteLines named={named} request={request} />;
  return (
    <Card as="article" aria-label={`Quote from ${businessName}`}>
      <VStack $gap={isNarrow ? 3 : 4}>
        <QuoteHead named={named}>
          <div>
            <Price size="large" amount={formatCentsRange(price.cents, price.highestCents)} />
            <ChangedFrom price={price} />
            <OptionsNote lines={quote.quote_line_items} />
            <EstimateNote
              lowest={price.cents}
              highest={price.highestCents}
              low={request.estimate_low_cents}
              high={request.estimate_high_cents}
            />
          </div>
        </QuoteHead>
        {isNarrow ? (
          <Accordion
            level={4}
            items={[
              {
                id: `lines-${quote.id}`,
                title: 'What is included',
                content: (
                  <VStack>
                    {message}
                    {photos}
                    {lines}
                  </VStack>
                ),
              },
            ]}
          />
        ) : (
          <>
            {message}
            {photos}
            {lines}
          </>
        )}
        <QuoteActions {...named} />
      </VStack>
    </Card>
  );
}
