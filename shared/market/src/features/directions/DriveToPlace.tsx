import { Text } from '@tree-service/design';
import type { Drive } from '../../api/drives';
import { driveInWords } from './driveWords';

interface DriveToPlaceProps {
  /** Who lives there, by the name Pros know. */
  readonly name: string;
  /** Whether that person shares the street address. */
  readonly isShared: boolean;
  readonly drive: Drive | null;
  /** Where the drive to it begins: "job 1". */
  readonly driveFrom: string;
}

/** What is left to say below a place: whether its street is known, and the drive to it. */
export function DriveToPlace({ name, isShared, drive, driveFrom }: DriveToPlaceProps) {
  return (
    <>
      {!isShared && (
        <Text size="sm" tone="muted">
          {name} hasn't shared the street address.
        </Text>
      )}
      {drive && (
        <Text size="sm" tone="muted">
          {driveInWords(drive, driveFrom)}
        </Text>
      )}
    </>
  );
}
