import { color, depth, fontSize, radius, shadow, space, touchTarget } from '@tree-service/design';
import styled from 'styled-components';
import { useMapFrame } from '../MapFrame';
import { MOST_ZOOM } from '../MapZoom';
import { useOccupies } from '../occupied';
import type { Cluster, MarkerTone } from './clusters';

const CLOSER_BY = 2;

const grounds: Readonly<Record<MarkerTone, string>> = {
  brand: color.brand,
  accent: color.accent,
  info: color.info,
  warning: color.warning,
  danger: color.danger,
  muted: color.borderStrong,
};

const Marker = styled.button<{ $tone: MarkerTone; $selected: boolean; $many: boolean }>`
  position: absolute;
  z-index: ${({ $selected }) => depth.base + ($selected ? 2 : 1)};
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  margin: -1.375rem 0 0 -1.375rem;
  padding: 0;
  border: 0;
  background: none;
  & > span:first-child {
    display: grid;
    place-items: center;
    min-width: ${({ $many }) => ($many ? '2.25rem' : '1.375rem')};
    height: ${({ $many }) => ($many ? '2.25rem' : '1.375rem')};
    padding-inline: ${({ $many }) => ($many ? space(1) : 0)};
    border: 2px solid ${({ $many }) => ($many ? color.onDeep : color.surface)};
    border-radius: ${radius.pill};
    background: ${({ $tone, $many }) => ($many ? color.deep : grounds[$tone])};
    color: ${color.onDeep};
    font-size: ${fontSize.xs};
    font-weight: 600;
    box-shadow: ${shadow.md};
    outline: ${({ $selected }) => ($selected ? `3px solid ${color.focus}` : 'none')};
  }
`;

const Name = styled.span`
  position: absolute;
  top: 50%;
  left: 2.375rem;
  translate: 0 -50%;
  max-width: 11rem;
  overflow: hidden;
  padding: 0 ${space(1)};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.xs};
  font-weight: 500;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface ClusterMarkerProps {
  cluster: Cluster;
  selectedId: string | null;
  isTabStop: boolean;
  showsLabel: boolean;
  onFocus: () => void;
  onSelect?: (id: string) => void;
}

function isOneSpot({ points }: Cluster): boolean {
  const [first] = points;
  return points.every(
    ({ position }) =>
      position.latitude === first?.position.latitude &&
      position.longitude === first.position.longitude,
  );
}

/** One marker: a point, or how many lie there. Points on one spot are gone through press by press. */
export function ClusterMarker(props: ClusterMarkerProps) {
  const { cluster, selectedId, isTabStop, showsLabel, onFocus, onSelect } = props;
  const { toPixel, show, zoom } = useMapFrame();
  const { x, y } = toPixel(cluster.position);
  const { points } = cluster;
  const count = points.length;
  const chosen = points.findIndex(({ id }) => id === selectedId);
  const named = points[chosen] ?? points[0];
  const cannotPart = isOneSpot(cluster) || Math.round(zoom) >= MOST_ZOOM;
  const isNamed = count === 1 && (showsLabel || chosen >= 0);
  useOccupies(cluster.position, isNamed ? named?.label : '');
  if (named === undefined) return null;

  const press = () => {
    if (count > 1 && !cannotPart) show(cluster.position, Math.round(zoom) + CLOSER_BY);
    else {
      const next = points[(chosen + 1) % count];
      if (next !== undefined) onSelect?.(next.id);
    }
  };
  const detail = named.detail === undefined ? '' : `, ${named.detail}`;
  const oneName = `${named.label}${detail}`;
  const manyName = cannotPart
    ? `${count} at this place, ${chosen < 0 ? 'select to browse them' : `now ${oneName}`}`
    : `${count} around here, select to zoom in`;
  return (
    <Marker
      type="button"
      className="pigeon-drag-block pigeon-click-block"
      style={{ left: x, top: y }}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={count === 1 ? oneName : manyName}
      aria-pressed={onSelect && (count === 1 || cannotPart) ? chosen >= 0 : undefined}
      onFocus={onFocus}
      onClick={press}
      $tone={named.tone ?? 'brand'}
      $selected={chosen >= 0}
      $many={count > 1}
    >
      <span>{count > 1 && count}</span>
      {isNamed && <Name aria-hidden>{named.label}</Name>}
    </Marker>
  );
}
