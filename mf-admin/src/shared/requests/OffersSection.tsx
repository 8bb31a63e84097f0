import { useQuery } from '@tanstack/react-query';
import type { MatchedLead, MatchedRequest } from '../../api/matches';
import { type RequestEvent, requestTimelineQuery } from '@tree-service/market/api/requests';
import { formatMoment, formatTimeLeft, LEAD_STATES } from '@tree-service/domain';
import { FoldedSection } from '@tree-service/market/features/folding';
import {
  Card,
  Heading,
  Link,
  QueryBoundary,
  StatusPill,
  Table,
  type TableColumn,
  Text,
  Timeline,
  VStack,
} from '@tree-service/design';
import { describeEvent } from '@tree-service/market/features/timeline';
import { ShowMore } from '../layout/ShowMore';
import { adminPaths } from '../../paths';
import { ListCsv } from '../layout/ListCsv';

interface OfferEvent {
  readonly id: string;
  readonly text: string;
  /** What the Pro or the owner wrote about it. */
  readonly note: string | null;
  /** ISO time. */
  readonly at: string;
}

function wordsOf(event: RequestEvent, nameOf: (vendorId: string) => string | null): string | null {
  if (event.event === 'offer' && event.from_state === null) {
    const name = event.vendor_id === null ? null : nameOf(event.vendor_id);
    return `${name ?? 'A Pro'} was offered the request`;
  }
  return describeEvent(event, 'admin', nameOf);
}

/** The events of a request's offers, oldest first; other events are ignored. */
export function offerEvents(
  events: readonly RequestEvent[],
  nameOf: (vendorId: string) => string | null,
): OfferEvent[] {
  return events.flatMap((event) => {
    if (event.machine !== 'lead') return [];
    const text = wordsOf(event, nameOf);
    return text === null
      ? []
      : [{ id: String(event.id), text, note: event.note, at: event.created_at }];
  });
}

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

function answerOf({ state, offer_expires_at: until, decline_reason: why }: MatchedLead): string {
  if (state === 'declined') return why ?? 'No reason given';
  if (state !== 'offered' && state !== 'viewed') return 'Responded';
  const left = formatTimeLeft(until);
  return left === 'over' ? 'Expired' : `${left} left`;
}

function columnsOf(timeZone: string): TableColumn<MatchedLead>[] {
  return [
    {
      key: 'vendor',
      header: 'Pro',
      cell: ({ vendor_id, vendor_profiles }) => (
        <Link to={adminPaths.vendor(vendor_id)}>{vendor_profiles.business_name}</Link>
      ),
    },
    {
      key: 'place',
      header: 'Position',
      cell: ({ offer_position }) => offer_position,
      numeric: true,
    },
    {
      key: 'state',
      header: 'Status',
      cell: ({ state }) => (
        <StatusPill tone={LEAD_STATES[state].tone}>{LEAD_STATES[state].label}</StatusPill>
      ),
    },
    {
      key: 'offered',
      header: 'Offered',
      cell: ({ offered_at }) => formatMoment(offered_at, timeZone),
    },
    { key: 'answer', header: 'Response', cell: answerOf },
  ];
}

/** An offer as a row of a file. */
const offerCells = (lead: MatchedLead) => ({
  Business: lead.vendor_profiles.business_name,
  Position: lead.offer_position,
  Status: LEAD_STATES[lead.state].label,
  'Offered (UTC)': lead.offered_at,
  Response: answerOf(lead),
});

interface OfferTableProps {
  readonly leads: readonly MatchedLead[];
  /** IANA time zone of the property. */
  readonly timeZone: string;
}

/** The offers made so far; times are local to the property. */
function OfferTable({ leads, timeZone }: OfferTableProps) {
  return (
    <Table
      caption="Offers made"
      columns={columnsOf(timeZone)}
      rows={leads}
      rowKey={({ id }) => id}
    />
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
