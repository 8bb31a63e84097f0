import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { isInView, useMapFrame } from '../MapFrame';
import { clustersAt, projected } from './clusters';
import type { MapPoint } from './MapPoint';
import { ClusterMarker } from './ClusterMarker';
import { freeLabels } from './freeLabels';

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
