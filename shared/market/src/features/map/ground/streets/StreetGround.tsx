import { reportError, type MapStreets } from '@tree-service/kernel';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styled, { css } from 'styled-components';
import { Button, color, depth, fontSize, radius, shadow, space } from '@tree-service/design';
import { MapAttribution } from '../../MapAttribution';
import { useMapFrame } from '../../MapFrame';
import { OutlineGround } from '../OutlineGround';
import type { StreetDrawing } from './drawStreets';

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

/** Whether this browser has WebGL at all, asked before anything is downloaded for it. */
function canDrawStreets(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  // A page has few of them at a time.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

const DARK_SCHEME = '(prefers-color-scheme: dark)';

function onSchemeChange(onChange: () => void): () => void {
  const system = window.matchMedia(DARK_SCHEME);
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', onChange);
  return () => {
    choice.disconnect();
    system.removeEventListener('change', onChange);
  };
}

function isDark(): boolean {
  const choice = document.documentElement.getAttribute('data-theme');
  return choice === null ? window.matchMedia(DARK_SCHEME).matches : choice === 'dark';
}

/** Whether the page is dark now, for what no style sheet colors. */
function useIsDark(): boolean {
  return useSyncExternalStore(onSchemeChange, isDark, () => false);
}

const MissingNote = styled.div`
  position: absolute;
  top: ${space(3)};
  left: ${space(3)};
  z-index: ${depth.base + 2};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  max-width: calc(100% - 5.5rem);
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.sm};
  box-shadow: ${shadow.md};
`;

interface StreetsMissingProps {
  /** Others are there. */
  areSomeDrawn?: boolean;
  /** Absent where trying again cannot help. */
  onRetry?: () => void;
}

/** Says on the map that streets are missing, or why there are none. */
function StreetsMissing({ areSomeDrawn = false, onRetry }: StreetsMissingProps) {
  const lost = areSomeDrawn
    ? 'Some streets could not be loaded.'
    : 'Streets could not be loaded, so this map shows outlines.';
  return (
    <MissingNote role="status" className="pigeon-drag-block pigeon-click-block">
      {onRetry ? lost : 'This browser cannot draw streets, so this map shows outlines.'}
      {onRetry && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </MissingNote>
  );
}

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
