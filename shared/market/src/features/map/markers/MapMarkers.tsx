import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { isInView, type MapFrame, useMapFrame } from '../MapFrame';
import { touch, zoomCorner, type Box } from '../occupied';
import { type Cluster, clustersAt, projected, type MapPoint } from './clusters';
import { ClusterMarker } from './ClusterMarker';

/** More labels than this would cover one another. */
const MOST_LABELS = 12;
const AROUND_PX = -40;

export interface MapMarkersProps {
  /** What the points are, for screen readers: "Leads". */
  label: string;
  points: readonly MapPoint[];
  selectedId?: string | null;
  onSelect?: (id: string) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const DOT_PX = 14;
const LETTER_PX = 7;
const LONGEST_PX = 176;

/**
 * The clusters whose names have room beside their dots, by key: a name covers no other marker, name or
 * button and is not cut off. Earlier ones come first.
 */
export function freeLabels(
  clusters: readonly Cluster[],
  { toPixel, width, height }: Pick<MapFrame, 'toPixel' | 'width' | 'height'>,
): ReadonlySet<string> {
  const dots = clusters.map(({ key, position }) => {
    const { x, y } = toPixel(position);
    const box = { left: x - DOT_PX, right: x + DOT_PX, top: y - DOT_PX, bottom: y + DOT_PX };
    return { key, x, y, box };
  });
  const buttons = zoomCorner({ width, height });
  const written: Box[] = [];
  const free = clusters.flatMap(({ key, points }, index) => {
    const dot = dots[index];
    const [point] = points;
    if (dot === undefined || point === undefined || points.length > 1) return [];
    const right = dot.x + DOT_PX + Math.min(LONGEST_PX, point.label.length * LETTER_PX);
    const box = { left: dot.x + DOT_PX, right, top: dot.y - DOT_PX, bottom: dot.y + DOT_PX };
    const isCut = right > width || dot.y < 0 || dot.y > height;
    const others = dots.filter((other) => other.key !== key).map((other) => other.box);
    if (isCut || [buttons, ...others, ...written].some((other) => touch(box, other))) return [];
    written.push(box);
    return [key];
  });
  return new Set(free);
}

/**
 * Markers for points, near ones as one with their number; pressing that looks closer. The markers are
 * one stop of the Tab key, arrow keys go from one to the next. Thousands stay quick: only what is in
 * view is drawn. Offer a `MapPointList` with the same points beside the map.
 */
export function MapMarkers({ label, points, selectedId = null, onSelect }: MapMarkersProps) {
  const frame = useMapFrame();
  const level = Math.round(frame.zoom);
  const inWorld = useMemo(() => projected(points), [points]);
  const clusters = useMemo(() => clustersAt(inWorld, level), [inWorld, level]);
  const visible = clusters.filter(({ position }) => isInView(frame, position, AROUND_PX));
  const labeled = visible.length > MOST_LABELS ? null : freeLabels(visible, frame);
  const [stopKey, setStopKey] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);

  const stop = visible.some(({ key }) => key === stopKey) ? stopKey : (visible[0]?.key ?? null);
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
    const position = buttons.findIndex((button) => button === event.target);
    if (step === undefined || position < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[(position + step + buttons.length) % buttons.length]?.focus();
  };

  return (
    <div ref={group} role="group" aria-label={label} onKeyDown={walk}>
      {visible.map((cluster) => (
        <ClusterMarker
          key={cluster.key}
          cluster={cluster}
          selectedId={selectedId}
          isTabStop={cluster.key === stop}
          showsLabel={labeled?.has(cluster.key) ?? false}
          onFocus={() => setStopKey(cluster.key)}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}
