import { color, radius, touchTarget } from '@tree-service/design';
import { GripVertical } from 'lucide-react';
import styled from 'styled-components';
import type { GripHandlers } from './usePlacing';

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

/** What a job is taken by: dragged, or pressed and moved with the arrow keys. */
export function Grip({
  name,
  active,
  handlers,
  helpId,
  small = false,
}: {
  /** Of the job, for screen readers. */
  name: string;
  active: boolean;
  handlers: GripHandlers;
  /** Id of the text that says how it works. */
  helpId: string;
  small?: boolean;
}) {
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
