import { currentPosition } from '@tree-service/kernel/native';
import { Alert, Button, HStack, Text, VisuallyHidden, VStack } from '@tree-service/design';
import { LocateFixed, MapPin as PinIcon, X } from 'lucide-react';
import { useState } from 'react';
import { formatDistance } from './distanceWords';
import { distanceKm, formatPosition, type GeoPoint } from './geography';
import { chosenGround, type ChosenGround } from './ground/chosenGround';
import { MapPin } from './MapPin';
import { MapView } from './MapView';

/** Streets want a close look; outlines of counties and names of places a wider one. */
const startZoomOf = ({ kind }: ChosenGround) => (kind === 'outlines' ? 11 : 13);

/** A place chosen by a pin. */
export interface LocationPickerProps {
  /** What the map is for: "Where the trees are". */
  label: string;
  /** What the pin marks: "Your trees". */
  pinLabel: string;
  value: GeoPoint | null;
  onChange: (position: GeoPoint | null) => void;
  /** The center of the map until a pin is set. */
  start: GeoPoint;
  /** What the start is, for the distance from it: "the middle of ZIP 78704". */
  startName: string;
  startZoom?: number;
  /** The farthest a pin may lie from the start, in kilometers. */
  mostKm?: number;
  height?: string;
}

/**
 * A map on which a pin is placed by pressing, dragging or the keyboard, with what it says in words
 * below. Nothing is sent anywhere.
 */
export function LocationPicker({
  label,
  pinLabel,
  value,
  onChange,
  start,
  startName,
  startZoom = startZoomOf(chosenGround()),
  mostKm = Infinity,
  height,
}: LocationPickerProps) {
  const [opened] = useState(value ?? start);
  const [middle, setMiddle] = useState<GeoPoint | null>(null);
  const [wasPlacedByButton, setWasPlacedByButton] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const place = (position: GeoPoint) => {
    if (distanceKm(start, position) > mostKm) {
      setProblem(`This is more than ${formatDistance(mostKm * 1000)} from ${startName}.`);
      return;
    }
    setProblem(null);
    // A pin that is there says itself where it was moved.
    if (value === null) setSaid(`Pin placed at ${formatPosition(position)}.`);
    onChange(position);
  };
  const remove = () => {
    setProblem(null);
    setSaid('Pin removed.');
    onChange(null);
  };
  const locate = async () => {
    const found = await currentPosition();
    if (found === null) {
      setProblem("We couldn't get your device's location. Place the pin on the map instead.");
      return;
    }
    const { latitude, longitude } = found;
    place({ latitude, longitude });
    if (distanceKm(start, found) <= mostKm) setMiddle({ latitude, longitude });
  };

  return (
    <VStack $gap={3}>
      <MapView
        label={label}
        center={middle ?? (value === null ? start : opened)}
        zoom={startZoom}
        height={height}
        onPress={place}
      >
        {value !== null && (
          <MapPin label={pinLabel} position={value} onMove={place} autoFocus={wasPlacedByButton} />
        )}
      </MapView>
      {problem !== null && (
        <Alert tone="warning" role="alert">
          {problem}
        </Alert>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Text size="sm" tone="muted">
        {value === null
          ? 'No pin yet. Select the place on the map where the trees are.'
          : `Pin at ${formatPosition(value)}, ${formatDistance(distanceKm(start, value) * 1000)} from ${startName}.`}
      </Text>
      <HStack $gap={3} $wrap>
        {value === null ? (
          <Button
            variant="outline"
            onClick={() => {
              setWasPlacedByButton(true);
              place(start);
            }}
          >
            <PinIcon size={20} />
            Place a pin in the center
          </Button>
        ) : (
          <Button variant="outline" onClick={remove}>
            <X size={20} />
            Remove pin
          </Button>
        )}
        <Button variant="ghost" onClick={() => void locate()}>
          <LocateFixed size={20} />
          Use my location
        </Button>
      </HStack>
    </VStack>
  );
}
