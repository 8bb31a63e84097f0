import { LocationPicker, type GeoPoint } from '@tree-service/market/features/map';
import { Text, VStack } from '@tree-service/design';
import { useId } from 'react';
import { PIN_WITHIN_KM, pinNear } from './pinNear';

const START_ZOOM = 14;

/** Lets people mark on a map where on the property the trees stand. */
export function PinField({
  place,
  pin,
  onChange,
}: {
  /** The ZIP code of the property, with its middle. */
  place: GeoPoint & { zip: string };
  pin: GeoPoint | null;
  onChange: (pin: GeoPoint | null) => void;
}) {
  const titleId = useId();
  return (
    <VStack $gap={2} role="group" aria-labelledby={titleId}>
      <div>
        <Text as="div" weight="semibold" id={titleId}>
          Where the trees stand (optional)
        </Text>
        <Text size="sm" tone="muted">
          Press the map, or drag the pin. Only Pros you share the address with see it.
        </Text>
      </div>
      <LocationPicker
        label="Map around your property"
        pinLabel="Your trees"
        value={pinNear(pin, place)}
        onChange={onChange}
        start={place}
        startName={`the middle of ${place.zip}`}
        startZoom={START_ZOOM}
        mostKm={PIN_WITHIN_KM}
        height="20rem"
      />
    </VStack>
  );
}
