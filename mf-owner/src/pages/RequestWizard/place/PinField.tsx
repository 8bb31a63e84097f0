import { untilShared } from '@tree-service/domain';
import { LocationPicker, type GeoPoint } from '@tree-service/market/features/map';
import { Text, VStack } from '@tree-service/design';
import { useId } from 'react';
import { PIN_WITHIN_KM, pinNear } from './pinNear';

const START_ZOOM = 14;

/** A map to mark where on the property the trees are. */
export function PinField({
  place,
  pin,
  onChange,
}: {
  /** The ZIP code of the property and its center. */
  place: GeoPoint & { zip: string };
  pin: GeoPoint | null;
  onChange: (pin: GeoPoint | null) => void;
}) {
  const titleId = useId();
  return (
    <VStack $gap={2} role="group" aria-labelledby={titleId}>
      <div>
        <Text as="div" weight="semibold" id={titleId}>
          Tree location (optional)
        </Text>
        <Text size="sm" tone="muted">
          Tap the map or drag the pin. Pros don't see it {untilShared('your address')}.
        </Text>
      </div>
      <LocationPicker
        label="Map around your property"
        pinLabel="Your trees"
        value={pinNear(pin, place)}
        onChange={onChange}
        start={place}
        startName={`the center of ${place.zip}`}
        startZoom={START_ZOOM}
        mostKm={PIN_WITHIN_KM}
        height="20rem"
      />
    </VStack>
  );
}
