// A chunk of its own: the page does not wait for the map.
import {
  between,
  distanceKm,
  MapMark,
  MapView,
  RadiusCircle,
  zoomForRadius,
  type GeoPoint,
} from '@tree-service/market/features/map';

const HEIGHT_PX = 256;
const LEAST_KM = 2;
/** Margin around both points. */
const MARGIN = 1.35;

export interface LocationMapProps {
  place: GeoPoint;
  /** Null while the Pro has no location. */
  home: GeoPoint | null;
  radiusKm: number;
  label: string;
}

/** The job, and the Pro's starting point with the service area. */
export default function LocationMap({ place, home, radiusKm, label }: LocationMapProps) {
  const center = home ? between(home, place) : place;
  const reach = Math.max(LEAST_KM, distanceKm(center, place) * MARGIN);
  return (
    <MapView
      label={label}
      center={center}
      zoom={zoomForRadius(center.latitude, reach, HEIGHT_PX)}
      height={`${HEIGHT_PX}px`}
    >
      {home && <RadiusCircle center={home} radiusKm={radiusKm} />}
      {home && <MapMark position={home} name="You" />}
      <MapMark position={place} name="The job" accent />
    </MapView>
  );
}
