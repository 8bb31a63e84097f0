import { useQuery } from '@tanstack/react-query';
import type { MatchedRequest } from '../api/matches';
import { requestTimelineQuery } from '@tree-service/market/api/requests';
import { formatMoment } from '@tree-service/domain';
import { FoldedSection } from '@tree-service/market/features/folding';
import { Card, Heading, QueryBoundary, Text, Timeline, VStack } from '@tree-service/design';
import { ShowMore } from '../layout/ShowMore';
import { ListCsv } from '../listCsv/ListCsv';
import { offerEvents } from './offerEvents';
import { offerCells, OfferTable } from './OfferTable';

function OfferTimeline({ request }: { readonly request: MatchedRequest }) {
  const { id, leads, time_zone: timeZone } = request;
  const query = useQuery(requestTimelineQuery(id));
  const nameOf = (vendorId: string) =>
    leads.find((lead) => lead.vendor_id === vendorId)?.vendor_profiles.business_name ?? null;
  return (
    <QueryBoundary query={query} what="the timeline">
      {(events) => (
        <ShowMore items={offerEvents(events, nameOf)} pageSize={12}>
          {(shown) => (
            <Timeline
              events={shown.map((event) => ({
                id: event.id,
                title: event.text,
                time: formatMoment(event.at, timeZone),
                dateTime: event.at,
                text: event.note === null ? undefined : `“${event.note}”`,
                tone: 'neutral',
              }))}
            />
          )}
        </ShowMore>
      )}
    </QueryBoundary>
  );
}

/** The offers of a request and their timeline; times are local to the property. */
export function OffersSection({
  id,
  request,
}: {
  readonly id: string;
  readonly request: MatchedRequest;
}) {
  const { leads, time_zone: timeZone } = request;
  return (
    <FoldedSection
      id={id}
      title="Offers"
      description={`Times are in the property's time zone (${timeZone}).`}
      actions={<ListCsv name="offers" read={() => Promise.resolve(leads)} cells={offerCells} />}
    >
      <Card>
        {leads.length === 0 ? (
          <Text tone="muted">No offers yet.</Text>
        ) : (
          <VStack $gap={6}>
            <OfferTable leads={leads} timeZone={timeZone} />
            <VStack>
              <Heading level={3} size="lg">
                Timeline
              </Heading>
              <OfferTimeline request={request} />
            </VStack>
          </VStack>
        )}
      </Card>
    </FoldedSection>
  );
}
