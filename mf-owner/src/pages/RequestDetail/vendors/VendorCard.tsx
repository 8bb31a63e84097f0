import type { RequestDetail } from '@tree-service/market/api/requests';
import { paths } from '@tree-service/kernel/contract';
import { contactOf, statusOfLeadForOwner } from '@tree-service/domain';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Heading,
  HStack,
  Link,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import { MessageSquare } from 'lucide-react';
import { hasEnded, nameOfVendor, type OwnerLead } from './ownerLead';
import { VendorContact } from './VendorContact';
import { VendorEvidence } from './VendorEvidence';
import { VendorFacts } from './VendorFacts';
import { ShareContact } from './ShareContact';

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
