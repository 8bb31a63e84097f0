import { color, fontSize, radius, space, touchTarget } from '@tree-service/design';
import type { KeyboardEvent, PointerEvent } from 'react';
import styled from 'styled-components';

const STEP = 0.5;
const LARGE_STEP = 5;

const Handle = styled.div<{ $of: 'tree' | 'reference' }>`
  position: absolute;
  ${({ $of }) => ($of === 'tree' ? 'right: 0;' : 'left: 0;')}
  width: 50%;
  height: ${touchTarget};
  margin-top: calc(${touchTarget} / -2);
  cursor: ns-resize;
  touch-action: none;
  &::before {
    content: '';
    position: absolute;
    inset: calc(50% - 1.5px) 0 auto;
    height: 3px;
    background: ${({ $of }) => ($of === 'tree' ? color.brand : color.accent)};
    outline: 1px solid ${color.surface};
  }
  & > span {
    position: absolute;
    top: 50%;
    ${({ $of }) => ($of === 'tree' ? 'right' : 'left')}: ${space(2)};
    translate: 0 -50%;
    padding: 0 ${space(2)};
    border-radius: ${radius.sm};
    background: ${({ $of }) => ($of === 'tree' ? color.brand : color.accent)};
    color: ${({ $of }) => ($of === 'tree' ? color.onBrand : color.onAccent)};
    font-size: ${fontSize.xs};
    font-weight: 600;
    white-space: nowrap;
  }
`;

const steps: Readonly<Record<string, number>> = {
  ArrowUp: STEP,
  ArrowRight: STEP,
  ArrowDown: -STEP,
  ArrowLeft: -STEP,
  PageUp: LARGE_STEP,
  PageDown: -LARGE_STEP,
};

interface HeightMarkProps {
  /** For example "Top of the tree". */
  label: string;
  of: 'tree' | 'reference';
  /** Percent of the photo's height, from its top. */
  position: number;
  onMove: (position: number) => void;
}

const clamp = (position: number): number => Math.min(100, Math.max(0, position));

/** A line on a photo, moved by dragging or with the arrow keys. */
export function HeightMark({ label, of, position, onMove }: HeightMarkProps) {
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(clamp(position - (event.shiftKey ? step * 10 : step)));
  };
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const pull = (event: PointerEvent<HTMLDivElement>) => {
    const { currentTarget, pointerId, clientY } = event;
    const picture = currentTarget.parentElement?.getBoundingClientRect();
    if (!currentTarget.hasPointerCapture(pointerId) || picture === undefined) return;
    onMove(clamp(((clientY - picture.top) / picture.height) * 100));
  };
  const above = Math.round(100 - position);
  return (
    <Handle
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={above}
      aria-valuetext={`${above}% from the bottom of the photo`}
      style={{ top: `${position}%` }}
      $of={of}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={pull}
    >
      <span aria-hidden>{label}</span>
    </Handle>
  );
}
