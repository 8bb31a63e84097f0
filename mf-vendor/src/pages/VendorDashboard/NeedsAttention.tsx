import { useQuery } from '@tanstack/react-query';
import { unreadTotalQuery } from '@tree-service/market/api/conversations';
import { vendorAgendaQuery } from '../../api/jobs';
import type { Business } from '../../api/vendors';
import { PlainList } from '../../area/PlainList';
import { leadCountsQuery } from '../../api/leadInbox';
import {
  Button,
  Card,
  color,
  media,
  QueryBoundary,
  Section,
  space,
  Text,
} from '@tree-service/design';
import { useNow } from '@tree-service/design/hooks';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import styled from 'styled-components';
import { useFeatureFlag } from '@tree-service/kernel';
import { useVendorId } from '../../area/vendorId';
import { countGroup } from '../../leads/leadGroups';
import { attentionItems, type AttentionItem } from './attentionItems';
import { useOffersQuery } from './NewLeads';

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
  /* Beside a button, a phone leaves the text a few words a line. */
  ${media.mobile} {
    grid-template-columns: auto minmax(0, 1fr);
    & > svg {
      align-self: start;
    }
    & > a {
      grid-column: 2;
      justify-self: start;
    }
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

function AttentionLine({ item }: { item: AttentionItem }) {
  return (
    <Item $urgent={item.urgent}>
      {item.urgent ? <CircleAlert size={22} aria-hidden /> : <Clock size={22} aria-hidden />}
      <div>
        <Text weight="semibold">{item.title}</Text>
        <Text size="sm" tone="muted">
          {item.text}
        </Text>
      </div>
      <Button
        asLink
        to={item.to}
        variant={item.urgent ? 'default' : 'outline'}
        size="sm"
        aria-label={`${item.action}: ${item.title}`}
      >
        {item.action}
      </Button>
    </Item>
  );
}

export function NeedsAttention({ business }: { business: Business }) {
  const vendorId = useVendorId();
  const offers = useQuery(useOffersQuery());
  const counts = useQuery(leadCountsQuery(vendorId));
  const jobs = useQuery(vendorAgendaQuery(vendorId));
  // The header shows unread messages too, so a failure here is not shown.
  const hasMessages = useFeatureFlag('messaging');
  const { data: unread = 0 } = useQuery({ ...unreadTotalQuery(vendorId), enabled: hasMessages });
  const unreadMessages = hasMessages ? unread : 0;
  const now = useNow(1000);
  return (
    <Section title="Needs your attention">
      <Card>
        <QueryBoundary query={offers} what="your requests">
          {([next]) => (
            <QueryBoundary query={jobs} what="your jobs">
              {(agenda) => {
                const items = attentionItems(
                  {
                    offers: counts.data ? countGroup('new', counts.data) : 0,
                    nextOfferEnds: next?.offer_expires_at,
                    agenda,
                    business,
                    unreadMessages,
                  },
                  now,
                );
                return items.length === 0 ? (
                  <Done>
                    <CircleCheck size={22} aria-hidden />
                    <Text>You're all caught up. New requests will appear here.</Text>
                  </Done>
                ) : (
                  <PlainList $gap={0}>
                    {items.map((item) => (
                      <AttentionLine key={item.key} item={item} />
                    ))}
                  </PlainList>
                );
              }}
            </QueryBoundary>
          )}
        </QueryBoundary>
      </Card>
    </Section>
  );
}
