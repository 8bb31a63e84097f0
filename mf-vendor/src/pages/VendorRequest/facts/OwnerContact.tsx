import { useQuery } from '@tanstack/react-query';
import { leadContactQuery, type LeadDetail } from '@tree-service/market/api/leads';
import { DirectionsButton, PhoneButton } from '@tree-service/market/features/directions';
import { contactOf, hiddenContactInWords } from '@tree-service/domain';
import { messageOf } from '@tree-service/kernel';
import { Alert, Button, HStack, SkeletonText, Text } from '@tree-service/design';
import { Lock, Mail } from 'lucide-react';
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

function SharedContact({ lead }: { lead: LeadDetail }) {
  const contact = useQuery(leadContactQuery(lead.id));
  if (contact.isPending) return <SkeletonText lines={3} />;
  if (contact.isError) return <Alert tone="danger">{messageOf(contact.error)}</Alert>;
  // A job may be over before sharing ends with it.
  if (contact.data === null) return <MaskedContact lead={{ ...lead, contact_shared_at: null }} />;
  const {
    first_name: first,
    last_name: last,
    phone,
    email,
    address,
    city,
    state,
    zip,
  } = contact.data;
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
  return contactOf(lead) === 'shared' ? (
    <SharedContact lead={lead} />
  ) : (
    <MaskedContact lead={lead} />
  );
}
