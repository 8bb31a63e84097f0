import { useQuery } from '@tanstack/react-query';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { MessagesOff } from '@tree-service/market/features/conversation';
import { useAuth, useFeatureFlag } from '@tree-service/kernel';
import { Accordion, Section, VStack } from '@tree-service/design';
import { lazy } from 'react';
import { requestConversationsQuery } from '../../../api/conversations';
import { MapOnDemand } from '../../../area/MapOnDemand';
import { AskOthers } from './AskOthers';
import { byImportance, hasEnded, isSilent, type OwnerLead } from './ownerLead';
import { FoldedSection, useIsNarrow } from '@tree-service/market/features/folding';
import { VendorCard } from './VendorCard';
import { usePicturesOfVendors } from './usePicturesOfVendors';

const VendorsMap = lazy(() => import('./VendorsMap'));

/** The Pros a request was offered to; those who are out are collapsed. Nothing while there are none. */
export function VendorsSection({
  request,
  onTalk,
}: {
  request: RequestDetail;
  onTalk: (conversationId: string) => void;
}) {
  const isNarrow = useIsNarrow();
  const hasMessages = useFeatureFlag('messaging');
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const conversations = useQuery({
    ...requestConversationsQuery(userId, request.id),
    enabled: userId !== '' && hasMessages,
  });
  const pictures = usePicturesOfVendors(request);
  const unreadOf = (lead: OwnerLead) =>
    conversations.data?.find(({ lead_id }) => lead_id === lead.id)?.unread_count ?? 0;

  const leads = byImportance(request.leads);
  const answering = leads.filter((lead) => !hasEnded(lead) && !isSilent(lead));
  const silent = leads.filter(isSilent);
  const ended = leads.filter(hasEnded);
  const asked = [...answering, ...silent];
  const groups = [
    { id: 'silent', title: `${silent.length} yet to respond`, leads: silent },
    { id: 'ended', title: `${ended.length} no longer available`, leads: ended },
  ].filter((group) => group.leads.length > 0);
  const cards = (some: readonly OwnerLead[]) => (
    <VStack>
      {some.map((lead) => (
        <VendorCard
          key={lead.id}
          lead={lead}
          quotes={request.quotes.filter(({ lead_id }) => lead_id === lead.id)}
          logo={pictures.get(lead.vendor_id)?.logo}
          unread={unreadOf(lead)}
          onTalk={hasMessages ? onTalk : null}
        />
      ))}
    </VStack>
  );

  // What comes next says that nobody was asked yet.
  if (leads.length === 0) return null;
  const unread = answering.reduce((sum, lead) => sum + unreadOf(lead), 0);
  const Frame = request.quotes.length > 0 ? FoldedSection : Section;
  return (
    <Frame
      title={
        isNarrow && unread > 0
          ? `Pros, ${unread} new ${unread === 1 ? 'message' : 'messages'}`
          : 'Pros'
      }
      description="Matched by distance, reviews, verified credentials and experience. “Promoted” means a paid plan raised the Pro's rank."
    >
      {!hasMessages && leads.some(({ conversations }) => conversations !== null) && <MessagesOff />}
      <VStack $gap={6}>
        <AskOthers request={request} logoOf={(vendorId) => pictures.get(vendorId)?.logo} />
        {answering.length > 0 && cards(answering)}
        {groups.length > 0 && (
          <Accordion
            items={groups.map(({ id, title, leads: some }) => ({
              id,
              title,
              content: cards(some),
              open: id === 'silent' && answering.length === 0 && !isNarrow,
            }))}
          />
        )}
        {asked.length > 0 && (
          <MapOnDemand>
            <VendorsMap
              place={{ latitude: request.latitude, longitude: request.longitude }}
              zip={request.zip}
              vendorIds={asked.map(({ vendor_id }) => vendor_id)}
            />
          </MapOnDemand>
        )}
      </VStack>
    </Frame>
  );
}
