import { color, radius, touchTarget } from '@tree-service/design';
import { GripVertical } from 'lucide-react';
import styled from 'styled-components';
import type { DragHandlers } from './useJobDrag';

const Handle = styled.button<{ $small: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $small }) => ($small ? '1.75rem' : touchTarget)};
  height: ${({ $small }) => ($small ? '1.75rem' : touchTarget)};
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.textMuted};
  cursor: grab;
  touch-action: none;
  &:hover,
  &[aria-pressed='true'] {
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
  &:active {
    cursor: grabbing;
  }
`;

export interface DragHandleProps {
  /** Name of the job, for screen readers. */
  name: string;
  active: boolean;
  handlers: DragHandlers;
  /** Id of the instructions. */
  helpId: string;
  small?: boolean;
}

/** Moves a job by dragging, or by pressing it and using the arrow keys. */
export function DragHandle({ name, active, handlers, helpId, small = false }: DragHandleProps) {
  return (
    <Handle
      type="button"
      aria-label={`Move ${name}`}
      aria-pressed={active}
      aria-describedby={helpId}
      $small={small}
      {...handlers}
    >
      <GripVertical size={small ? 16 : 20} aria-hidden />
    </Handle>
  );
}
