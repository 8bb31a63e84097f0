import { useQuery } from '@tanstack/react-query';
import { unreadTotalQuery } from '@tree-service/market/api/conversations';
import { vendorAgendaQuery } from '@tree-service/market/api/jobs';
import { leadCountsQuery } from '../../api/leadInbox';
import type { Business } from '@tree-service/market/api/vendors';
import { Button, Card, color, QueryBoundary, Section, space, Text } from '@tree-service/design';
import { useNow } from '@tree-service/design/hooks';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import styled from 'styled-components';
import { useVendorId } from '../../area/vendorId';
import { countGroup } from '../../leads/leadGroups';
import { needsOf, type Need } from './needs';
import { useOffersQuery } from './useOffersQuery';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $urgent: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(3)};
  &:not(:last-child) {
    border-bottom: 1px solid ${color.border};
  }
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  & > svg {
    color: ${({ $urgent }) => ($urgent ? color.danger : color.warning)};
  }
`;

const Done = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  color: ${color.textMuted};
  & > svg {
    flex: none;
    color: ${color.success};
  }
`;

function NeedLine({ need }: { need: Need }) {
  return (
    <Item $urgent={need.urgent}>
      {need.urgent ? <CircleAlert size={22} aria-hidden /> : <Clock size={22} aria-hidden />}
      <div>
        <Text weight="semibold">{need.title}</Text>
        <Text size="sm" tone="muted">
          {need.text}
        </Text>
      </div>
      <Button
        asLink
        to={need.to}
        variant={need.urgent ? 'default' : 'outline'}
        size="sm"
        aria-label={`${need.action}: ${need.title}`}
      >
        {need.action}
      </Button>
    </Item>
  );
}

/** What needs the Pro now, the most pressing first. */
export function NeedsNow({ business }: { business: Business }) {
  const vendorId = useVendorId();
  const offers = useQuery(useOffersQuery());
  const counts = useQuery(leadCountsQuery(vendorId));
  const jobs = useQuery(vendorAgendaQuery(vendorId));
  // Unread messages are shown by the frame too; without them the rest still counts.
  const { data: unreadMessages = 0 } = useQuery(unreadTotalQuery(vendorId));
  const now = useNow(1000);
  return (
    <Section title="What needs you now">
      <Card>
        <QueryBoundary query={offers} what="your requests">
          {([next]) => (
            <QueryBoundary query={jobs} what="your jobs">
              {(agenda) => {
                const needs = needsOf(
                  {
                    offers: counts.data ? countGroup('new', counts.data) : 0,
                    nextOfferEnds: next?.offer_expires_at,
                    agenda,
                    business,
                    unreadMessages,
                  },
                  now,
                );
                return needs.length === 0 ? (
                  <Done>
                    <CircleCheck size={22} aria-hidden />
                    <Text>Nothing waits for you. New requests appear here by themselves.</Text>
                  </Done>
                ) : (
                  <List>
                    {needs.map((need) => (
                      <NeedLine key={need.key} need={need} />
                    ))}
                  </List>
                );
              }}
            </QueryBoundary>
          )}
        </QueryBoundary>
      </Card>
    </Section>
  );
}
