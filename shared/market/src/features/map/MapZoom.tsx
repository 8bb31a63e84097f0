import { color, depth, radius, shadow, space, touchTarget } from '@tree-service/design';
import { Minus, Plus } from 'lucide-react';
import styled from 'styled-components';
import { useMapFrame } from './MapFrame';

/** The farthest and the closest look at a map. */
export const LEAST_ZOOM = 2;
/** See `LEAST_ZOOM`. */
export const MOST_ZOOM = 19;

const Buttons = styled.div`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
  z-index: ${depth.base + 2};
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.md};
`;

const ZoomButton = styled.button`
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  & + & {
    border-top: 1px solid ${color.border};
  }
  &:hover {
    background: ${color.brandSoft};
  }
  &[aria-disabled='true'] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** Zoom buttons. At the end of the range they stay focusable, without effect. */
export function MapZoom() {
  const { center, zoom, show } = useMapFrame();
  const level = Math.round(zoom);
  return (
    <Buttons className="pigeon-drag-block pigeon-click-block">
      <ZoomButton
        type="button"
        aria-label="Zoom in"
        aria-disabled={level >= MOST_ZOOM || undefined}
        onClick={() => show(center, level + 1)}
      >
        <Plus aria-hidden size={20} />
      </ZoomButton>
      <ZoomButton
        type="button"
        aria-label="Zoom out"
        aria-disabled={level <= LEAST_ZOOM || undefined}
        onClick={() => show(center, level - 1)}
      >
        <Minus aria-hidden size={20} />
      </ZoomButton>
    </Buttons>
  );
}
