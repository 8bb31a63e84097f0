import { isoToZoned, momentInZone, timeInZone } from '@tree-service/domain';
import { HStack, Link, Text, VStack } from '@tree-service/design';
import {
  DirectionsButton,
  DriveToPlace,
  placeInWords,
  shortageInWords,
} from '@tree-service/market/features/directions';
import type { DayStop } from '../../../api/dayRoute';
import { jobName } from '../../../jobs/jobName';
import { vendorPaths } from '../../../paths';

/** "8:00 AM CST"; with its day for work that began on an earlier one. */
function startInWords({ scheduled_for: start, time_zone: zone }: DayStop, day: string): string {
  return isoToZoned(start, zone).date < day
    ? `Since ${momentInZone(start, zone)}`
    : timeInZone(start, zone);
}

export interface RouteStopProps {
  stop: DayStop;
  /** From 1. */
  number: number;
  /** Where the drive to it begins: "stop 1". */
  driveFrom: string;
  /** An ISO date. */
  day: string;
}

/** One stop of a day: the drive to it, what is there, and the way in the maps of the device. */
export function RouteStop({ stop, number, driveFrom, day }: RouteStopProps) {
  const { address, contact_name: name, drive } = stop;
  const shortage = drive && shortageInWords(drive, driveFrom);
  const overlaps = (drive?.free_minutes ?? 0) < 0;
  return (
    <li>
      <VStack $gap={1}>
        <Text weight="semibold">
          {number}. {startInWords(stop, day)},{' '}
          <Link to={vendorPaths.request(stop.request_id)}>
            {jobName({ service_requests: stop })}
          </Link>
        </Text>
        <Text size="sm">{placeInWords(stop)}</Text>
        <DriveToPlace name={name} isShared={address !== null} drive={drive} driveFrom={driveFrom} />
        {shortage && (
          <Text size="sm" tone="warning" weight="semibold">
            {shortage}
          </Text>
        )}
        {overlaps && (
          <Text size="sm" tone="muted">
            Starts before {driveFrom} ends.
          </Text>
        )}
        {address !== null && (
          <HStack>
            <DirectionsButton place={placeInWords(stop)} named={`stop ${number}`} size="sm" />
          </HStack>
        )}
      </VStack>
    </li>
  );
}
