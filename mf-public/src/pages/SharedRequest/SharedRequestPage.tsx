import { useQuery } from '@tanstack/react-query';
import {
  formatCents,
  formatCentsRange,
  lineAmount,
  lineInWords,
  REQUEST_STATES,
  REQUEST_TIMINGS,
  SERVICES,
  treeItems,
  LOCALE,
} from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import {
  Alert,
  Avatar,
  Badge,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  Grid,
  Heading,
  HStack,
  Link,
  Page,
  Price,
  QueryBoundary,
  Rating,
  Section,
  SkeletonText,
  space,
  Text,
  VStack,
  WrittenText,
} from '@tree-service/design';
import { lostPage } from '@tree-service/design/illustrations';
import { useLocation } from 'react-router-dom';
import { useVendorPictures } from '@tree-service/market/features/vendorPictures';
import styled from 'styled-components';
import { OptionsNote, quoteTerms, TermsOfQuote } from '@tree-service/market/features/quotes';
import { type SharedQuote, type SharedRequest, sharedRequestQuery } from '../../api/sharedRequest';

function NothingShared() {
  return (
    <EmptyState
      picture={lostPage}
      title="This link doesn't work"
      action={
        <Button asLink variant="outline" to={paths.home()}>
          Home
        </Button>
      }
    >
      It may have expired or been turned off, or part of it is missing. Ask the person who sent it
      for a new one.
    </EmptyState>
  );
}

const Description = styled(WrittenText)`
  padding-bottom: ${space(5)};
`;

const ENDED = ['canceled', 'expired'];

/** A quote with its lines, to read only. */
function SharedQuoteCard({
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
          <OptionsNote lines={quote.lines} taxPercent={quote.tax_percent} />
        </div>
        {quote.message !== null && <WrittenText>{quote.message}</WrittenText>}
        <VStack as="ul" role="list" $gap={2}>
          {quote.lines.map((line, place) => (
            <HStack as="li" key={place} $justify="space-between" $align="baseline">
              <WrittenText as="span">{lineInWords(line)}</WrittenText>
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

/** The quotes of a shared request, cheapest first, and the work they are for. */
function SharedRequestView({ request }: { request: SharedRequest }) {
  const { category, quotes, trees } = request;
  const listed = quotes.flatMap(({ vendor_id, business_name }) =>
    vendor_id === null ? [] : [{ vendor_id, business_name }],
  );
  const pictures = useVendorPictures(listed, 0);
  return (
    <div>
      {ENDED.includes(request.state) && (
        <Alert tone="info" title={REQUEST_STATES[request.state].label}>
          This request is no longer taking quotes.
        </Alert>
      )}
      <Section
        title={quotes.length === 1 ? 'Quote' : 'Quotes'}
        description="Only the person who shared this can accept a quote."
      >
        {quotes.length === 0 ? (
          <Text tone="muted">No quotes yet. New ones appear here.</Text>
        ) : (
          <Grid $min="20rem" $gap={4}>
            {quotes.map((quote) => (
              <SharedQuoteCard
                key={quote.id}
                quote={quote}
                logo={pictures.get(quote.vendor_id ?? '')?.logo}
                timeZone={request.time_zone}
              />
            ))}
          </Grid>
        )}
      </Section>
      <Section title="The work">
        <Card>
          <Description>{request.description}</Description>
          <DescriptionList
            items={[
              ...treeItems(trees, category),
              { term: 'When', description: REQUEST_TIMINGS[request.timing] },
              { term: 'Where', description: `${request.city}, ${request.region}` },
              {
                term: 'Estimate',
                description: formatCentsRange(
                  request.estimate_low_cents,
                  request.estimate_high_cents,
                ),
              },
            ]}
          />
        </Card>
      </Section>
      <Text size="sm" tone="muted" spaceAbove={6}>
        The street address, contact details, photos, access notes and messages are not shared.
      </Text>
    </div>
  );
}

/**
 * A request that its owner shares by a link, to read only. The token is the fragment of the address, so it is
 * sent to no server but in the one question for the request.
 */
export default function SharedRequestPage() {
  const token = useLocation().hash.slice(1);
  const query = useQuery(sharedRequestQuery(token));
  const request = query.data;
  const until =
    request &&
    new Date(request.expires_at).toLocaleDateString(LOCALE, { month: 'long', day: 'numeric' });
  return (
    <Page
      title={request ? `${SERVICES[request.category].name} in ${request.city}` : 'Shared request'}
      lead={request && `Request #${request.number}, shared with you until ${until}.`}
    >
      {token === '' ? (
        <NothingShared />
      ) : (
        <QueryBoundary query={query} what="the request" loading={<SkeletonText lines={8} />}>
          {(shared) =>
            shared === null ? <NothingShared /> : <SharedRequestView request={shared} />
          }
        </QueryBoundary>
      )}
    </Page>
  );
}
