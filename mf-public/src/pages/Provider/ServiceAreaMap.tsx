// A chunk of its own: the profile does not wait for the map.
import {
  MapMark,
  MapView,
  RadiusCircle,
  zoomForRadius,
  type GeoPoint,
} from '@tree-service/market/features/map';

const HEIGHT_PX = 320;

export interface ServiceAreaMapProps {
  readonly name: string;
  /** About where the Pro is based. */
  readonly near: GeoPoint;
  readonly radiusKm: number;
}

/** The service area as a circle around about where the Pro is based. */
export default function ServiceAreaMap({ name, near, radiusKm }: ServiceAreaMapProps) {
  return (
    <MapView
      label={`Service area of ${name}`}
      center={near}
      zoom={zoomForRadius(near.latitude, radiusKm, HEIGHT_PX)}
      height={`${HEIGHT_PX}px`}
    >
      <RadiusCircle center={near} radiusKm={radiusKm} />
      <MapMark position={near} name={name} />
    </MapView>
  );
}
