import { formatCentsRange, REQUEST_STATES, REQUEST_TIMINGS, treeItems } from '@tree-service/domain';
import { useVendorPictures } from '@tree-service/market/features/vendorPictures';
import { Alert, Card, DescriptionList, Grid, Section, space, Text } from '@tree-service/design';
import styled from 'styled-components';
import type { SharedRequest } from '../../api/sharedRequest';
import { SharedQuoteCard } from './SharedQuoteCard';

const Lines = styled(Text)`
  padding-bottom: ${space(5)};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const ENDED = ['canceled', 'expired'];

/** The quotes of a shared request, cheapest first, and the work they are for. */
export function SharedRequestView({ request }: { request: SharedRequest }) {
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
          <Lines>{request.description}</Lines>
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
