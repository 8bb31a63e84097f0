import { useQuery } from '@tanstack/react-query';
import { leadContactQuery, type LeadContact } from '@tree-service/market/api/leadContact';
import { DirectionsButton, PhoneButton } from '@tree-service/market/features/directions';
import { contactOf, hiddenContactInWords } from '@tree-service/domain';
import { Button, HStack, QueryBoundary, SkeletonText, Text } from '@tree-service/design';
import { Lock, Mail } from 'lucide-react';
import type { LeadDetail } from '../../../api/leads';
import { placeOf } from '../../../leads/place';

function MaskedContact({ lead }: { lead: LeadDetail }) {
  const { contact_name: name } = lead.service_requests;
  return (
    <>
      <Text weight="semibold">{name}</Text>
      <Text>{placeOf(lead.service_requests)}</Text>
      <HStack $gap={2} $align="start">
        <Lock size={18} aria-hidden style={{ flex: 'none' }} />
        <Text size="sm" tone="muted">
          {hiddenContactInWords(contactOf(lead), name)}
        </Text>
      </HStack>
    </>
  );
}

function SharedContact({ contact }: { contact: LeadContact }) {
  const { first_name: first, last_name: last, phone, email, address, city, state, zip } = contact;
  const where = `${address ?? ''}, ${city ?? ''}, ${state ?? ''} ${zip ?? ''}`;
  return (
    <>
      <Text weight="semibold">{[first, last].filter(Boolean).join(' ')}</Text>
      <Text>{where}</Text>
      <HStack $gap={2} $wrap>
        {phone && <PhoneButton phone={phone} size="sm" />}
        <Button asLink to={`mailto:${email}`} variant="secondary" size="sm">
          <Mail size={18} aria-hidden />
          Email
        </Button>
        <DirectionsButton place={where} size="sm" />
      </HStack>
    </>
  );
}

/** First name and ZIP code until the owner shares more. */
export function OwnerContact({ lead }: { lead: LeadDetail }) {
  const isShared = contactOf(lead) === 'shared';
  const query = useQuery({ ...leadContactQuery(lead.id), enabled: isShared });
  if (!isShared) return <MaskedContact lead={lead} />;
  return (
    <QueryBoundary query={query} what="the contact details" loading={<SkeletonText lines={3} />}>
      {(contact) =>
        contact === null ? (
          // A job may be over before sharing ends with it.
          <MaskedContact lead={{ ...lead, contact_shared_at: null }} />
        ) : (
          <SharedContact contact={contact} />
        )
      }
    </QueryBoundary>
  );
}
