import { useQuery } from '@tanstack/react-query';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { MessagesOff } from '@tree-service/market/features/conversation';
import { useAuth, useFeatureFlag } from '@tree-service/kernel';
import {
  Accordion,
  Alert,
  Avatar,
  Button,
  HStack,
  Section,
  Text,
  VStack,
} from '@tree-service/design';
import { lazy } from 'react';
import { requestConversationsQuery } from '../../../api/conversations';
import { MapOnDemand } from '../../../area/MapOnDemand';
import { byImportance, hasEnded, isSilent, nameOfVendor, type OwnerLead } from './ownerLead';
import { FoldedSection, useIsNarrow } from '@tree-service/market/features/folding';
import { offerStatusQuery } from '@tree-service/market/api/offers';
import { showRows } from '@tree-service/market/api/showRows';
import { askOtherVendors } from '../../../api/requests';
import { useRequestAction } from '../useRequestAction';
import { VendorCard } from './VendorCard';
import { usePicturesOfVendors } from './usePicturesOfVendors';

const VendorsMap = lazy(() => import('./VendorsMap'));

const OPEN: readonly RequestDetail['state'][] = ['submitted', 'matching', 'open'];

/** Where one chosen Pro was asked first: says so, and lets the owner have others asked now. */
export function AskOthers({
  request,
  logoOf,
}: {
  request: RequestDetail;
  /** Address of a Pro's logo, if there is one. */
  logoOf: (vendorId: string) => string | undefined;
}) {
  const { mutate, isPending } = useRequestAction({
    run: () => askOtherVendors(request.id),
    show: () => showRows<RequestDetail>([{ id: request.id, asks_others: true }]),
    failed: "We couldn't ask other Pros",
  });
  const isOpen = OPEN.includes(request.state) && !request.asks_others;
  const { data: status } = useQuery({ ...offerStatusQuery(request.id), enabled: isOpen });
  const chosen = request.leads.find(({ vendor_id }) => vendor_id === status?.asked_vendor_id);
  if (!isOpen || !status || !chosen || hasEnded(chosen)) return null;
  const name = nameOfVendor(chosen);
  return (
    <Alert tone="info" title={`You asked ${name} first`}>
      <VStack $gap={3}>
        <HStack $gap={3}>
          <Avatar name={name} src={logoOf(chosen.vendor_id)} />
          <Text>
            {status.waiting > 0
              ? `Other Pros will be asked if ${name} declines or doesn't respond in time.`
              : 'No other Pro near you is available right now.'}
          </Text>
        </HStack>
        <div>
          <Button size="sm" variant="outline" loading={isPending} onClick={() => mutate()}>
            Ask other Pros now
          </Button>
        </div>
      </VStack>
    </Alert>
  );
}

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
