import { formatCents, formatCentsRange, lineAmount, lineInWords } from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import { OptionsNote, quoteTerms, TermsOfQuote } from '@tree-service/market/features/quotes';
import {
  Avatar,
  Badge,
  Card,
  DescriptionList,
  Heading,
  HStack,
  Link,
  Price,
  Rating,
  Text,
  VStack,
} from '@tree-service/design';
import styled from 'styled-components';
import type { SharedQuote } from '../../api/sharedRequest';

const Message = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** A quote with its lines, to read only. */
export function SharedQuoteCard({
  quote,
  logo,
  timeZone,
}: {
  quote: SharedQuote;
  /** Address of the Pro's logo, if there is one. */
  logo: string | undefined;
  timeZone: string;
}) {
  const { business_name: name, vendor_id: vendorId } = quote;
  return (
    <Card as="article" aria-label={`Quote from ${name}`}>
      <VStack>
        <HStack $gap={3} $align="start">
          <Avatar name={name} src={logo} />
          <VStack $gap={1}>
            <Heading level={3} size="md">
              {vendorId === null ? (
                name
              ) : (
                <Link variant="subtle" to={paths.provider(vendorId)}>
                  {name}
                </Link>
              )}
            </Heading>
            <HStack $gap={2} $wrap>
              {quote.rating === null ? (
                <Badge tone="info">New here</Badge>
              ) : (
                <Rating value={quote.rating} count={quote.rating_count} />
              )}
              {quote.state === 'accepted' && <Badge tone="success">Accepted</Badge>}
            </HStack>
          </VStack>
        </HStack>
        <div>
          <Price size="large" amount={formatCentsRange(quote.total_cents, quote.highest_cents)} />
          <OptionsNote lines={quote.lines} />
        </div>
        {quote.message !== null && <Message>{quote.message}</Message>}
        <VStack as="ul" role="list" $gap={2}>
          {quote.lines.map((line, place) => (
            <HStack as="li" key={place} $justify="space-between" $align="baseline">
              <Message as="span">{lineInWords(line)}</Message>
              <span>{formatCents(lineAmount(line))}</span>
            </HStack>
          ))}
        </VStack>
        <DescriptionList items={quoteTerms(quote, timeZone)} />
        <TermsOfQuote quote={quote} level={4} />
      </VStack>
    </Card>
  );
}
