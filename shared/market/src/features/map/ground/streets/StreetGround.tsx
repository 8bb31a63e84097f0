import { reportError, type MapStreets } from '@tree-service/kernel';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { MapAttribution } from '../../MapAttribution';
import { useMapFrame } from '../../MapFrame';
import { OutlineGround } from '../OutlineGround';
import { canDrawStreets } from './canDrawStreets';
import type { StreetDrawing } from './drawStreets';
import { StreetsMissing } from './StreetsMissing';
import { useIsDark } from './useIsDark';

// A style is made for light mode, as pictures are; archives have a style of their own for the dark.
const atNight = css`
  filter: invert(1) hue-rotate(180deg) brightness(0.92) contrast(0.88);
`;

const Canvas = styled.div<{ $isInverted: boolean }>`
  position: absolute;
  inset: 0;
  pointer-events: none;
  & canvas {
    position: absolute;
    inset: 0;
  }
  &[data-streets='coming'] {
    visibility: hidden;
  }
  ${({ $isInverted }) => $isInverted && atNight}
`;

/** How far the streets are: on their way, moving or loading more, or drawn as far as they are in view. */
type Progress = 'coming' | 'busy' | 'idle';

/**
 * Streets, drawn by MapLibre, which is downloaded here and nowhere else. Until they are drawn, and where
 * they cannot be, the outlines are.
 */
export function StreetGround({ streets }: { streets: MapStreets }) {
  const { width, height, zoom, toPoint } = useMapFrame();
  const middle = toPoint({ x: width / 2, y: height / 2 });
  const isDark = useIsDark();
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress>('coming');
  const [isMissing, setIsMissing] = useState(false);
  const [canDraw] = useState(canDrawStreets);
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<StreetDrawing | null>(null);

  const miss = (cause: unknown) => {
    reportError(cause, { source: 'map streets', category: 'network', severity: 'warning' });
    setIsMissing(true);
  };
  const start = useEffectEvent(async (container: HTMLElement, signal: AbortSignal) => {
    const { drawStreets } = await import('./drawStreets');
    if (signal.aborted) return;
    drawing.current = await drawStreets(container, {
      streets,
      isDark,
      view: { middle, zoom },
      signal,
      onProgress: setProgress,
      onProblem: miss,
    });
  });
  const missed = useEffectEvent(miss);
  useEffect(() => {
    const container = place.current;
    if (container === null || !canDraw) return undefined;
    const stopping = new AbortController();
    start(container, stopping.signal).catch((cause: unknown) => {
      if (!stopping.signal.aborted) missed(cause);
    });
    return () => {
      stopping.abort();
      drawing.current = null;
      setProgress('coming');
      setIsMissing(false);
    };
  }, [streets, isDark, attempt, canDraw]);

  useLayoutEffect(() => {
    drawing.current?.show({ middle, zoom });
  });

  return (
    <>
      {progress === 'coming' && <OutlineGround />}
      <Canvas
        ref={place}
        aria-hidden
        data-streets={progress}
        $isInverted={isDark && streets.format === 'style'}
      />
      {progress !== 'coming' && <MapAttribution {...streets} />}
      {!canDraw && <StreetsMissing />}
      {isMissing && (
        <StreetsMissing
          areSomeDrawn={progress !== 'coming'}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    </>
  );
}
