import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMapFrame } from './MapFrame';

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  max-width: none;
  pointer-events: none;
`;

/** An SVG over the whole map, one unit a px, seen only. */
export function MapDrawing({ children }: { children: ReactNode }) {
  const { width, height } = useMapFrame();
  return (
    <Drawing aria-hidden width={width} height={height}>
      {children}
    </Drawing>
  );
}
