import { useQuery } from '@tanstack/react-query';
import { Card, QueryBoundary, Section, SkeletonText, Text, VStack } from '@tree-service/design';
import { RouteDirections, stopsAhead } from '@tree-service/market/features/directions';
import { dayRouteQuery, type DayStop } from '../../../api/dayRoute';
import { PlainList } from '../../../area/PlainList';
import { useVendorId } from '../../../area/vendorId';
import { RouteStop } from './RouteStop';

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
