import { vendorPaths } from '../../paths';
import type { InboxLead } from '../../api/leadInbox';
import {
  describeTree,
  formatAge,
  formatMiles,
  listedPrice,
  REQUEST_TIMINGS,
  SERVICES,
  statusOfLead,
} from '@tree-service/domain';
import {
  Badge,
  Button,
  Card,
  color,
  fontSize,
  HStack,
  Link,
  media,
  radius,
  space,
  StatePill,
  Text,
} from '@tree-service/design';
import styled from 'styled-components';
import { CompetitionText } from '../../leads/CompetitionText';
import { groupOfLead } from '../../leads/leadGroups';
import { LeadDecision } from '../../leads/LeadDecision';
import { OfferCountdown } from '../../leads/OfferCountdown';
import { placeOf } from '../../leads/place';
import { TokenPrice } from '../../leads/TokenPrice';

// From a laptop up, the work is on the left and the decision on the right.
const Columns = styled.div<{ $photo: boolean }>`
  display: grid;
  grid-template: 'head' auto 'about' auto 'decision' auto / minmax(0, 1fr);
  gap: ${space(3)};
  ${({ $photo }) =>
    $photo &&
    "grid-template: 'head photo' auto 'about about' auto 'decision decision' auto / minmax(0, 1fr) 4.5rem;"}
  ${media.laptopUp} {
    gap: ${space(3)} ${space(6)};
    grid-template: 'head decision' auto 'about decision' 1fr / minmax(0, 1fr) 24rem;
    ${({ $photo }) =>
      $photo &&
      "grid-template: 'photo head decision' auto 'photo about decision' 1fr / 9rem minmax(0, 1fr) 24rem;"}
  }
`;

const Photo = styled.img`
  grid-area: photo;
  width: 100%;
  height: 4.5rem;
  border-radius: ${radius.md};
  object-fit: cover;
  ${media.laptopUp} {
    height: 100%;
    max-height: 11rem;
  }
`;

const Head = styled.div`
  display: grid;
  grid-area: head;
  align-content: start;
  gap: ${space(2)};
`;

const About = styled.div`
  grid-area: about;
`;

const Decision = styled.div`
  display: grid;
  grid-area: decision;
  align-content: start;
  justify-items: start;
  gap: ${space(3)};
  & > * {
    width: 100%;
  }
`;

// Large numbers, readable outdoors.
const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)} ${space(5)};
  margin: 0;
  ${media.belowLaptop} {
    padding: ${space(3)};
    border-radius: ${radius.md};
    background: ${color.surfaceSunken};
  }
`;

const Fact = styled.div`
  & > dt {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  & > dd {
    margin: 0;
    font-size: ${fontSize.lg};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
`;

export function LeadFacts({ lead, priced }: { lead: InboxLead; priced: boolean }) {
  const price = listedPrice(lead.service_requests, lead.jobs === null ? [] : [lead.jobs]);
  return (
    <List>
      <Fact>
        <dt>{price.term}</dt>
        <dd>{price.amount}</dd>
      </Fact>
      <Fact>
        <dt>Distance</dt>
        <dd>{formatMiles(lead.distance_km)}</dd>
      </Fact>
      {priced && (
        <Fact>
          <dt>Price</dt>
          <dd>
            <TokenPrice tokens={lead.token_price} />
          </dd>
        </Fact>
      )}
    </List>
  );
}

export function LeadCard({ lead, photo }: { lead: InboxLead; photo: string | undefined }) {
  const request = lead.service_requests;
  const group = groupOfLead(lead.state);
  const address = vendorPaths.request(lead.request_id);
  const trees = request.request_trees.map((tree) =>
    describeTree(tree, { category: request.category, style: 'short' }),
  );
  return (
    <Card as="article" aria-labelledby={`lead-${lead.id}`}>
      <Columns $photo={photo !== undefined}>
        {photo !== undefined && (
          <Photo src={photo} alt="" loading="lazy" width={288} height={352} />
        )}
        <Head>
          <HStack $gap={2} $wrap>
            <StatePill status={statusOfLead(lead)} />
            {group === 'new' && (
              <OfferCountdown endsAt={lead.offer_expires_at} timeZone={request.time_zone} />
            )}
            {request.timing === 'emergency' && <Badge tone="danger">Emergency</Badge>}
            {lead.promoted && <Badge tone="accent">Promoted</Badge>}
          </HStack>
          <div>
            <Text as="div" size="lg" weight="semibold" id={`lead-${lead.id}`}>
              <Link variant="subtle" to={address}>
                {SERVICES[request.category].name} in {placeOf(request)}
              </Link>
            </Text>
            <Text size="sm" tone="muted">
              {REQUEST_TIMINGS[request.timing]} · {request.contact_name} · request #{request.number}
              , {formatAge(lead.offered_at)}
            </Text>
          </div>
        </Head>
        <About>
          <Text lines={2}>{trees.join('; ')}</Text>
          {(group === 'new' || group === 'active') && (
            <Text size="sm" tone="muted">
              <CompetitionText lead={lead} />
            </Text>
          )}
          {lead.state === 'declined' && lead.decline_reason && (
            <Text size="sm" tone="muted">
              You declined: {lead.decline_reason}
            </Text>
          )}
          {group === 'new' && (
            <Button
              asLink
              variant="link"
              to={address}
              aria-label={`View details of request #${request.number}`}
            >
              View details
            </Button>
          )}
        </About>
        <Decision>
          <LeadFacts lead={lead} priced={group === 'new'} />
          {group === 'new' ? (
            <LeadDecision lead={lead} />
          ) : (
            <Button
              asLink
              variant="outline"
              to={address}
              aria-label={`Open request #${request.number}`}
            >
              Open request
            </Button>
          )}
        </Decision>
      </Columns>
    </Card>
  );
}
