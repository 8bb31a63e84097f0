import { useQuery } from '@tanstack/react-query';
import { vendorPaths } from '../../paths';
import { firstLeadsQuery, type InboxLead } from '../../api/leadInbox';
import { formatCentsRange, formatMiles, SERVICES, statusOfLead } from '@tree-service/domain';
import { Card, HStack, Link, QueryBoundary, Section, StatePill, Text } from '@tree-service/design';
import { PlainList } from '../../area/PlainList';
import { useVendorId } from '../../area/vendorId';
import { OfferCountdown } from '../../leads/OfferCountdown';
import { placeOf } from '../../leads/place';
import { tokensInWords } from '../../leads/words';
import { OFFERS, SHOWN_OFFERS } from './shown';

/** The Pro's open offers, expiring soonest first. */
export function useOffersQuery() {
  return firstLeadsQuery(useVendorId(), OFFERS, SHOWN_OFFERS);
}

function NewLead({ lead }: { lead: InboxLead }) {
  const request = lead.service_requests;
  return (
    <Card as="li">
      <HStack $justify="space-between" $gap={3} $wrap>
        <div>
          <Text weight="semibold">
            <Link to={vendorPaths.request(lead.request_id)}>
              {SERVICES[request.category].name} in {placeOf(request)}
            </Link>
          </Text>
          <Text size="sm" tone="muted" numeric>
            {formatMiles(lead.distance_km)} ·{' '}
            {formatCentsRange(request.estimate_low_cents, request.estimate_high_cents)} ·{' '}
            {tokensInWords(lead.token_price)}
          </Text>
        </div>
        <HStack $gap={2} $wrap>
          <StatePill status={statusOfLead(lead)} />
          <OfferCountdown endsAt={lead.offer_expires_at} timeZone={request.time_zone} />
        </HStack>
      </HStack>
    </Card>
  );
}

/** The offers of `useOffersQuery`. */
export function NewLeads() {
  const leads = useQuery(useOffersQuery());
  return (
    <Section
      id="new-requests"
      title="New requests"
      actions={<Link to={vendorPaths.requests()}>All requests</Link>}
    >
      <QueryBoundary query={leads} what="your requests">
        {(waiting) =>
          waiting.length === 0 ? (
            <Card $tone="sunken">
              <Text tone="muted">No new requests. They will appear here as they come in.</Text>
            </Card>
          ) : (
            <PlainList>
              {waiting.map((lead) => (
                <NewLead key={lead.id} lead={lead} />
              ))}
            </PlainList>
          )
        }
      </QueryBoundary>
    </Section>
  );
}
