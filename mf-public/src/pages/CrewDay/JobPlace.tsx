import { formatUsPhone } from '@tree-service/market/features/account';
import { directionsTo } from '@tree-service/market/features/directions';
import { Button, HStack, Text, VStack } from '@tree-service/design';
import { MapPin, Phone } from 'lucide-react';
import type { CrewJob } from '../../api/crewDay';

/** Where the job is, and who is there; the street and the phone while the owner shares them. */
export function JobPlace({
  job: { contact, contact_name: name, city, region, zip },
}: {
  job: CrewJob;
}) {
  const town = `${city}, ${region} ${zip}`;
  const where = contact?.address ? `${contact.address}, ${town}` : town;
  return (
    <VStack $gap={2}>
      <Text weight="semibold">{contact?.name || name}</Text>
      <Text>{where}</Text>
      {contact === null && (
        <Text size="sm" tone="muted">
          {name} hasn't shared the street address.
        </Text>
      )}
      <HStack $gap={2} $wrap>
        {contact?.address && (
          <Button
            asLink
            to={directionsTo(where)}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
          >
            <MapPin size={18} aria-hidden />
            Directions
          </Button>
        )}
        {contact?.phone && (
          <Button asLink to={`tel:${contact.phone}`} variant="secondary">
            <Phone size={18} aria-hidden />
            {formatUsPhone(contact.phone)}
          </Button>
        )}
      </HStack>
    </VStack>
  );
}
