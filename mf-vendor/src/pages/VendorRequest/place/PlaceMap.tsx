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
/** Room around both places. */
const MARGIN = 1.35;

/** The place of a job, and where the Pro starts with the service area around it. */
export default function PlaceMap({
  place,
  home,
  radiusKm,
  label,
}: {
  place: GeoPoint;
  /** Null while the Pro has no place. */
  home: GeoPoint | null;
  radiusKm: number;
  /** For screen readers. */
  label: string;
}) {
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
