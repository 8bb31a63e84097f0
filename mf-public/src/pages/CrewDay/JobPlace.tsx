import { DirectionsButton, PhoneButton } from '@tree-service/market/features/directions';
import { HStack, Text, VStack } from '@tree-service/design';
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
        {contact?.address && <DirectionsButton place={where} />}
        {contact?.phone && <PhoneButton phone={contact.phone} />}
      </HStack>
    </VStack>
  );
}
