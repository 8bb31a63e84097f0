import { LOCALE } from '@tree-service/domain';
import { color, fontSize, space, VisuallyHidden } from '@tree-service/design';
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
import { type MapFrame, MapFrameProvider, useMapFrame } from './MapFrame';
import { LEAST_ZOOM, MapZoom, MOST_ZOOM } from './MapZoom';
import { OccupiedProvider, useSpots } from './occupied';
import { MapAttribution } from './MapAttribution';
import { chosenGround } from './ground/chosenGround';
import { OutlineGround } from './ground/OutlineGround';
import { StreetGround } from './ground/streets/StreetGround';
import { metersPerPixel } from './mercator';

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

/** What a map is drawn on, and its attribution. Picture tiles already lie below. */
function Ground() {
  const ground = chosenGround();
  if (ground.kind === 'streets') return <StreetGround streets={ground.streets} />;
  if (ground.kind === 'outlines') return <OutlineGround />;
  return <MapAttribution {...ground.tiles} />;
}

const LONGEST_PX = 110;

const ScaleFrame = styled.div`
  position: absolute;
  bottom: ${space(2)};
  left: ${space(2)};
  padding: 0 ${space(1)} 1px;
  border: 2px solid ${color.text};
  border-top: 0;
  background: color-mix(in srgb, ${color.surface} 82%, transparent);
  color: ${color.text};
  font-size: ${fontSize.xs};
  line-height: 1.3;
  white-space: nowrap;
  pointer-events: none;
`;

const METERS_PER_FOOT = 0.3048;
const METERS_PER_MILE = 1609.344;

const scaleMarks = [
  ...[10, 20, 50, 100, 200, 500, 1000, 2000].map((feet) => ({
    label: `${feet.toLocaleString(LOCALE)} ft`,
    meters: feet * METERS_PER_FOOT,
  })),
  ...[0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].map((miles) => ({
    label: `${miles.toLocaleString(LOCALE)} mi`,
    meters: miles * METERS_PER_MILE,
  })),
];

/** The longest round distance that fits into so many px, and its length in px. */
export function scaleMark(
  metersPerPx: number,
  mostPx: number,
): { readonly label: string; readonly px: number } | null {
  const mark = scaleMarks.findLast(({ meters }) => meters / metersPerPx <= mostPx);
  return mark === undefined ? null : { label: mark.label, px: mark.meters / metersPerPx };
}

/** How long a distance is on the map. */
function ScaleBar() {
  const { center, zoom } = useMapFrame();
  const mark = scaleMark(metersPerPixel(center.latitude, zoom), LONGEST_PX);
  if (mark === null) return null;
  return (
    <ScaleFrame aria-hidden style={{ width: mark.px }}>
      {mark.label}
    </ScaleFrame>
  );
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
