import {
  DirectionsButton,
  DriveToPlace,
  PhoneButton,
  placeInWords,
} from '@tree-service/market/features/directions';
import { HStack, Text, VStack } from '@tree-service/design';
import type { CrewJob } from '../../api/crewDay';

export interface JobPlaceProps {
  job: CrewJob;
  /** Where the drive to it begins: "job 1". */
  driveFrom: string;
}

/** Where the job is, the drive to it, and who is there; the street and the phone while the owner shares them. */
export function JobPlace({ job, driveFrom }: JobPlaceProps) {
  const { contact, contact_name: name, drive } = job;
  const where = placeInWords({ ...job, address: contact?.address });
  return (
    <VStack $gap={2}>
      <Text weight="semibold">{contact?.name || name}</Text>
      <Text>{where}</Text>
      <DriveToPlace name={name} isShared={contact !== null} drive={drive} driveFrom={driveFrom} />
      <HStack $gap={2} $wrap>
        {contact?.address && <DirectionsButton place={where} />}
        {contact?.phone && <PhoneButton phone={contact.phone} />}
      </HStack>
    </VStack>
  );
}
