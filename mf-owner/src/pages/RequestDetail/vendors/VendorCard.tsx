import type { RequestDetail } from '@tree-service/market/api/requests';
import { paths } from '@tree-service/kernel/contract';
import { contactOf, statusOfLeadForOwner } from '@tree-service/domain';
import {
  Accordion,
  Avatar,
  Badge,
  Button,
  Card,
  ConfirmDialog,
  Heading,
  HStack,
  Link,
  Skeleton,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import { MessageSquare, Phone } from 'lucide-react';
import { evidence, EvidenceList } from '@tree-service/market/features/credentials';
import { showRows } from '@tree-service/market/api/showRows';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { leadContactQuery } from '@tree-service/market/api/leadContact';
import { formatUsPhone } from '@tree-service/market/features/account';
import { messageOf } from '@tree-service/kernel';
import { shareContact } from '../../../api/leads';
import { useRequestAction } from '../useRequestAction';
import { hasEnded, nameOfVendor, type OwnerLead } from './ownerLead';
import { VendorFacts } from './VendorFacts';
import { SharedWith } from './SharedWith';

/** The credentials of a Pro, collapsed to how many are verified. */
function VendorEvidence({ lead }: { lead: OwnerLead }) {
  const credentials = lead.vendor_profiles?.vendor_credentials ?? [];
  const verified = evidence(credentials, new Date()).filter(({ isVerified }) => isVerified);
  return (
    <Accordion
      level={4}
      items={[
        {
          id: `evidence-${lead.id}`,
          title:
            verified.length === 0
              ? 'No verified credentials yet'
              : `${verified.length} verified ${verified.length === 1 ? 'credential' : 'credentials'}`,
          content: <EvidenceList credentials={credentials} />,
        },
      ]}
    />
  );
}

/** Lets the owner share contact details with one Pro. */
function ShareContact({ leadId, vendorName }: { leadId: string; vendorName: string }) {
  const [isAsking, setIsAsking] = useState(false);

  const send = useRequestAction({
    run: () => shareContact(leadId),
    show: (lead) => showRows<OwnerLead>([lead]),
    done: `${vendorName} can now see your contact details`,
  });

  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <Phone size={18} />
        Share contact
      </Button>
      <ConfirmDialog
        cancelLabel="Cancel"
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Share your contact details with ${vendorName}?`}
        description={`${vendorName} will see your full name, phone number, email and exact address. Other Pros won't. You can stop sharing at any time.`}
        confirmLabel="Share contact"
        onConfirm={() => send.mutateAsync()}
      />
    </>
  );
}

/** Phone number and email of a Pro the owner shares contact details with, and what is shared. */
export function VendorContact({ leadId, vendorName }: { leadId: string; vendorName: string }) {
  const { data, error } = useQuery(leadContactQuery(leadId));
  if (data === undefined) {
    return error ? (
      <Text tone="danger" size="sm">
        {messageOf(error)}
      </Text>
    ) : (
      <Skeleton $width="12rem" />
    );
  }
  if (data === null) return null;
  return (
    <VStack $gap={2}>
      <Text as="div" size="sm">
        Contact:{' '}
        {data.phone !== null && (
          <>
            <Link href={`tel:${data.phone}`}>{formatUsPhone(data.phone)}</Link>,{' '}
          </>
        )}
        <Link href={`mailto:${data.email}`}>{data.email}</Link>
      </Text>
      {data.shared && (
        <SharedWith
          leadId={leadId}
          vendorName={vendorName}
          shared={data.shared}
          canTakeBack={data.can_take_back ?? false}
        />
      )}
    </VStack>
  );
}

export interface VendorCardProps {
  lead: OwnerLead;
  /** Its quotes, the latest first. */
  quotes: RequestDetail['quotes'];
  /** Address of the logo, if there is one. */
  logo: string | undefined;
  unread: number;
  /** Opens the conversation; null where messaging is turned off. */
  onTalk: ((conversationId: string) => void) | null;
}

/** A Pro who received the request: credentials, status and messages. */
export function VendorCard({ lead, quotes, logo, unread, onTalk }: VendorCardProps) {
  const name = nameOfVendor(lead);
  const { label, tone } = statusOfLeadForOwner({ ...lead, quotes });
  const contact = contactOf(lead);
  const conversationId = onTalk === null ? undefined : lead.conversations?.id;

  return (
    <Card as="article" aria-label={name}>
      <VStack>
        <HStack $align="start" $gap={3}>
          <Avatar name={name} src={logo} size="lg" />
          <VStack $gap={1}>
            <HStack $gap={3} $wrap>
              <Heading level={3} size="lg">
                {lead.vendor_profiles === null ? (
                  name
                ) : (
                  <Link variant="subtle" to={paths.provider(lead.vendor_id)}>
                    {name}
                  </Link>
                )}
              </Heading>
              <StatusPill tone={tone}>{label}</StatusPill>
              {lead.promoted && <Badge tone="accent">Promoted</Badge>}
            </HStack>
            <VendorFacts lead={lead} />
          </VStack>
        </HStack>
        {lead.state === 'declined' && lead.decline_reason !== null && (
          <Text size="sm" tone="muted">
            “{lead.decline_reason}”
          </Text>
        )}
        {!hasEnded(lead) && <VendorEvidence lead={lead} />}
        {contact === 'shared' && <VendorContact leadId={lead.id} vendorName={name} />}
        {(conversationId !== undefined || contact === 'shareable') && (
          <HStack $gap={3} $wrap>
            {conversationId !== undefined && (
              <Button
                variant={unread > 0 ? 'default' : 'secondary'}
                onClick={() => onTalk?.(conversationId)}
              >
                <MessageSquare size={18} />
                {unread > 0 ? `Messages (${unread} new)` : 'Messages'}
              </Button>
            )}
            {contact === 'shareable' && <ShareContact leadId={lead.id} vendorName={name} />}
          </HStack>
        )}
      </VStack>
    </Card>
  );
}
