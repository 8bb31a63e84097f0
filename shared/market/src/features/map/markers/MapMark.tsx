import { color, fontSize, radius, shadow, space } from '@tree-service/design';
import styled, { css } from 'styled-components';
import type { GeoPoint } from '../geography';
import { useMapFrame } from '../MapFrame';
import { sideOfName, useOccupies, type Side } from '../occupied';

const DOT = '1.25rem';

const Mark = styled.div<{ $side: Side }>`
  position: absolute;
  display: flex;
  align-items: center;
  /* Clear of a number of points at the same place. */
  gap: ${space(3)};
  height: ${DOT};
  margin: calc(${DOT} / -2) 0 0 calc(${DOT} / -2);
  ${({ $side }) =>
    $side === 'left' &&
    css`
      flex-direction: row-reverse;
      margin-left: calc(${DOT} / 2);
      transform: translateX(-100%);
    `}
  pointer-events: none;
`;

const Dot = styled.span<{ $accent: boolean }>`
  flex: none;
  width: ${DOT};
  height: ${DOT};
  border: 2px solid ${color.surface};
  border-radius: ${radius.pill};
  background: ${({ $accent }) => ($accent ? color.accent : color.brand)};
  box-shadow: ${shadow.md};
`;

const Name = styled.span`
  padding: 0 ${space(1)};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.xs};
  font-weight: 600;
  white-space: nowrap;
`;

export interface MapMarkProps {
  position: GeoPoint;
  /** Written beside it. */
  name: string;
  /** In the color that draws the eye. */
  accent?: boolean;
}

/** A labeled dot without interaction. Give the same information as text beside the map. */
export function MapMark({ position, name, accent = false }: MapMarkProps) {
  const frame = useMapFrame();
  const side = sideOfName(frame, position, name);
  useOccupies(position, name, side);
  const { x, y } = frame.toPixel(position);
  return (
    <Mark aria-hidden $side={side} style={{ left: x, top: y }}>
      <Dot $accent={accent} />
      <Name>{name}</Name>
    </Mark>
  );
}
