import { Button, color, radius, space, Text } from '@tree-service/design';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
`;

export interface UndoLineProps {
  /** What was pressed. */
  children: ReactNode;
  isSending: boolean;
  onUndo: () => void;
}

/** Takes the place of pressed buttons while what they do can be undone. */
export function UndoLine({ children, isSending, onUndo }: UndoLineProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so keyboard focus moves here.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <Line>
      <Text role="status">{children}</Text>
      <Button ref={undo} variant="outline" loading={isSending} onClick={onUndo}>
        <Undo2 size={18} aria-hidden />
        Undo
      </Button>
    </Line>
  );
}
