// A chunk of its own: the page does not wait for the map.
import { untilShared } from '@tree-service/domain';
import { hasStreets, MapMark, MapView, type GeoPoint } from '@tree-service/market/features/map';
import { Text, VStack } from '@tree-service/design';
import { MAP_HEIGHT } from '../../area/MapOnDemand';

/** A neighborhood with its streets; without them, towns and counties around. */
const ZOOM = { streets: 14, outlines: 10 } as const;

export interface PropertyMapProps {
  readonly label: string;
  readonly zip: string;
  /** The center of the ZIP code. */
  readonly center: GeoPoint;
  /** Where the owner put the pin; null without one. */
  readonly pin: GeoPoint | null;
}

/** Where a property is: at its pin, else in its ZIP code. */
export default function PropertyMap({ label, zip, center, pin }: PropertyMapProps) {
  return (
    <VStack $gap={2}>
      <MapView
        label={`Map of ${label}`}
        center={pin ?? center}
        zoom={hasStreets() ? ZOOM.streets : ZOOM.outlines}
        height={MAP_HEIGHT}
      >
        <MapMark position={pin ?? center} name={pin === null ? zip : label} accent />
      </MapView>
      <Text size="sm" tone="muted">
        {pin === null
          ? `The marker is the center of ZIP code ${zip}. You can place a pin when you request service.`
          : `The marker is your pin. Pros don't see it ${untilShared('your address')}.`}
      </Text>
    </VStack>
  );
}
