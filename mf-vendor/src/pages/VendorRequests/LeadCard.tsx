import { vendorPaths } from '../../paths';
import type { InboxLead } from '../../api/leadInbox';
import {
  describeTree,
  formatAge,
  REQUEST_TIMINGS,
  SERVICES,
  statusOfLead,
} from '@tree-service/domain';
import {
  Badge,
  Button,
  Card,
  HStack,
  Link,
  media,
  radius,
  space,
  StatePill,
  Text,
  VStack,
} from '@tree-service/design';
import styled from 'styled-components';
import { CompetitionText } from '../../leads/CompetitionText';
import { groupOfLead } from '../../leads/leadGroups';
import { LeadDecision } from '../../leads/LeadDecision';
import { OfferCountdown } from '../../leads/OfferCountdown';
import { placeOf } from '../../leads/place';
import { LeadFacts } from './LeadFacts';

const Row = styled.div<{ $photo: boolean }>`
  display: grid;
  grid-template-columns: ${({ $photo }) => ($photo ? '9rem minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  gap: ${space(5)};
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
  }
`;

const Photo = styled.img`
  width: 100%;
  height: 100%;
  max-height: 11rem;
  border-radius: ${radius.md};
  object-fit: cover;
`;

export function LeadCard({ lead, photo }: { lead: InboxLead; photo: string | undefined }) {
  const request = lead.service_requests;
  const group = groupOfLead(lead.state);
  const trees = request.request_trees.map((tree) =>
    describeTree(tree, { category: request.category, style: 'short' }),
  );
  return (
    <Card as="article" aria-labelledby={`lead-${lead.id}`}>
      <Row $photo={photo !== undefined}>
        {photo !== undefined && (
          <Photo src={photo} alt="" loading="lazy" width={288} height={352} />
        )}
        <VStack $gap={3}>
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
              <Link variant="subtle" to={vendorPaths.request(lead.request_id)}>
                {SERVICES[request.category].name} in {placeOf(request)}
              </Link>
            </Text>
            <Text size="sm" tone="muted">
              {REQUEST_TIMINGS[request.timing]} · {request.contact_name} · request #{request.number}
              , {formatAge(lead.offered_at)}
            </Text>
          </div>
          <LeadFacts lead={lead} priced={group === 'new'} />
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
          {group === 'new' ? (
            <LeadDecision lead={lead}>
              <Button
                asLink
                size="lg"
                variant="outline"
                to={vendorPaths.request(lead.request_id)}
                aria-label={`View details of request #${request.number}`}
              >
                View details{' '}
              </Button>
            </LeadDecision>
          ) : (
            <Button
              asLink
              variant="outline"
              to={vendorPaths.request(lead.request_id)}
              aria-label={`Open request #${request.number}`}
            >
              Open request
            </Button>
          )}
        </VStack>
      </Row>
    </Card>
  );
}
