import { VisuallyHidden } from '@tree-service/design';
import type { PigeonProps } from 'pigeon-maps';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import type { GeoPoint } from './geography';
import { MapFrameProvider, type MapFrame } from './MapFrame';
import { LEAST_ZOOM, MapZoom, MOST_ZOOM } from './MapZoom';
import { Ground } from './ground/Ground';
import { OccupiedProvider, useSpots } from './occupied';
import { ScaleBar } from './ScaleBar';

/** Part of the visible width or height that one arrow key moves the map by. */
const PAN_SHARE = 0.25;

const Surface = styled.div`
  position: absolute;
  inset: 0;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const directions: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** What the map library hands to what lies on a map; all of it arrives once the map is measured. */
interface MapSurfaceProps extends Pick<
  PigeonProps,
  'latLngToPixel' | 'pixelToLatLng' | 'setCenterZoom' | 'mapState'
> {
  label: string;
  center: GeoPoint;
  zoom: number;
  children?: ReactNode;
}

function frameOf(props: MapSurfaceProps): MapFrame | null {
  const { latLngToPixel, pixelToLatLng, setCenterZoom, mapState } = props;
  if (!latLngToPixel || !pixelToLatLng || !setCenterZoom || !mapState) return null;
  if (mapState.width <= 0 || mapState.height <= 0) return null;
  const [latitude, longitude] = mapState.center;
  return {
    width: mapState.width,
    height: mapState.height,
    zoom: mapState.zoom,
    center: { latitude, longitude },
    toPixel: (point) => {
      const [x, y] = latLngToPixel([point.latitude, point.longitude]);
      return { x, y };
    },
    toPoint: ({ x, y }) => {
      const [pointLatitude, pointLongitude] = pixelToLatLng([x, y]);
      return { latitude: pointLatitude, longitude: pointLongitude };
    },
    show: (point, zoom = Math.round(mapState.zoom)) =>
      setCenterZoom(
        [point.latitude, point.longitude],
        Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom)),
      ),
  };
}

function onKey(event: KeyboardEvent<HTMLDivElement>, frame: MapFrame): void {
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  const direction = directions[event.key];
  const zoomBy = zooms[event.key];
  if (direction !== undefined) {
    event.preventDefault();
    const { width, height } = frame;
    frame.show(
      frame.toPoint({
        x: width * (0.5 + direction.x * PAN_SHARE),
        y: height * (0.5 + direction.y * PAN_SHARE),
      }),
    );
  } else if (zoomBy !== undefined) {
    event.preventDefault();
    frame.show(frame.center, Math.round(frame.zoom) + zoomBy);
  }
}

/** Everything that lies on a map: its ground unless that is pictures, what is shown, zoom buttons and the scale. */
export function MapSurface(props: MapSurfaceProps) {
  const { label, center, zoom, children } = props;
  const frame = frameOf(props);
  const hintId = useId();
  const spots = useSpots();

  const shown = useRef({ center, zoom });
  const follow = useEffectEvent(() => {
    const before = shown.current;
    const isSame =
      before.zoom === zoom &&
      before.center.latitude === center.latitude &&
      before.center.longitude === center.longitude;
    if (isSame || frame === null) return;
    shown.current = { center, zoom };
    frame.show(center, zoom);
  });
  const isReady = frame !== null;
  useEffect(() => follow(), [center.latitude, center.longitude, zoom, isReady]);

  if (frame === null) return null;
  return (
    <MapFrameProvider value={frame}>
      <Surface
        role="group"
        aria-roledescription="map"
        aria-label={label}
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={(event) => onKey(event, frame)}
      >
        <OccupiedProvider value={spots}>
          <Ground />
          {children}
        </OccupiedProvider>
        <ScaleBar />
        <MapZoom />
        <VisuallyHidden id={hintId}>
          Arrow keys move the map, plus and minus zoom it.
        </VisuallyHidden>
      </Surface>
    </MapFrameProvider>
  );
}
