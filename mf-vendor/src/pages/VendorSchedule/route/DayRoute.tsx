import { useQuery } from '@tanstack/react-query';
import {
  Card,
  HStack,
  Link,
  QueryBoundary,
  Section,
  SkeletonText,
  Text,
  VStack,
} from '@tree-service/design';
import {
  DirectionsButton,
  DriveToPlace,
  placeInWords,
  RouteDirections,
  shortageInWords,
  stopsAhead,
} from '@tree-service/market/features/directions';
import { isoToZoned, momentInZone, timeInZone } from '@tree-service/domain';
import { dayRouteQuery, type DayStop } from '../../../api/dayRoute';
import { PlainList } from '../../../area/PlainList';
import { useVendorId } from '../../../area/vendorId';
import { jobName } from '../../../jobs/jobName';
import { vendorPaths } from '../../../paths';

/** "8:00 AM CST"; with its day for work that began on an earlier one. */
function startInWords({ scheduled_for: start, time_zone: zone }: DayStop, day: string): string {
  return isoToZoned(start, zone).date < day
    ? `Since ${momentInZone(start, zone)}`
    : timeInZone(start, zone);
}

interface RouteStopProps {
  stop: DayStop;
  /** From 1. */
  number: number;
  /** Where the drive to it begins: "stop 1". */
  driveFrom: string;
  /** An ISO date. */
  day: string;
}

/** One stop of a day: the drive to it, what is there, and a link that opens it in the device's map app. */
function RouteStop({ stop, number, driveFrom, day }: RouteStopProps) {
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

interface StopsProps {
  stops: readonly DayStop[];
  /** An ISO date. */
  day: string;
}

function Stops({ stops, day }: StopsProps) {
  if (stops.length === 0) return <Text tone="muted">No stops on this day.</Text>;
  const nameOf = (jobId: string | null | undefined): string => {
    const index = stops.findIndex(({ job_id: id }) => id === jobId);
    return index < 0 ? 'your starting point' : `stop ${index + 1}`;
  };
  return (
    <VStack $gap={4}>
      <PlainList as="ol" $gap={5} aria-label="Stops">
        {stops.map((stop, index) => (
          <RouteStop
            key={stop.job_id}
            stop={stop}
            number={index + 1}
            driveFrom={nameOf(stop.drive?.from_job_id)}
            day={day}
          />
        ))}
      </PlainList>
      <RouteDirections
        stops={stopsAhead(stops.map((stop) => ({ state: stop.state, place: stop })))}
        noun="stop"
      />
    </VStack>
  );
}

/** The jobs of a day as stops in the order of their starts, with the drive to each. */
export function DayRoute({ day }: Pick<StopsProps, 'day'>) {
  const route = useQuery(dayRouteQuery(useVendorId(), day));
  return (
    <Section
      title="Route"
      description="Your stops in order of start. Drive times are estimates from the straight-line distance, without traffic."
    >
      <Card>
        <QueryBoundary query={route} what="the route" loading={<SkeletonText lines={4} />}>
          {(stops) => <Stops stops={stops} day={day} />}
        </QueryBoundary>
      </Card>
    </Section>
  );
}
