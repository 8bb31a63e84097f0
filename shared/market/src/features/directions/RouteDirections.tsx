import { Button, HStack, Text, VStack } from '@tree-service/design';
import { Route } from 'lucide-react';
import { routeLinks, type RouteStop } from './routeLinks';

export interface RouteDirectionsProps {
  /** Those ahead, in order. */
  stops: readonly RouteStop[];
  /** What a stop is called: "stop". */
  noun: string;
}

/** Opens two or more stops as one route in the maps of the device. */
export function RouteDirections({ stops, noun }: RouteDirectionsProps) {
  const unknown = stops.filter(({ place }) => place === null);
  if (stops.length - unknown.length < 2) return null;
  return (
    <VStack $gap={2}>
      <HStack $gap={2} $wrap>
        {routeLinks(stops, noun).map(({ to, stops: part }) => (
          <Button
            key={to}
            asLink
            to={to}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
          >
            <Route size={18} aria-hidden />
            Directions for {part}
          </Button>
        ))}
      </HStack>
      {unknown.length > 0 && (
        <Text size="sm" tone="muted">
          Not included, since the address isn't shared:{' '}
          {unknown.map(({ number }) => `${noun} ${number}`).join(', ')}.
        </Text>
      )}
    </VStack>
  );
}
