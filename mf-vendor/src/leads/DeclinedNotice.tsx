import { Button, color, radius, space, Text } from '@tree-service/design';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Decline } from './useDecline';

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

/** Replaces the buttons of a declined offer while it can be undone. */
export function DeclinedNotice({ decline }: { decline: Decline }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so keyboard focus moves here.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <Line>
      <Text role="status">Declined: {decline.reason}</Text>
      <Button ref={undo} variant="outline" loading={decline.isSending} onClick={decline.undo}>
        <Undo2 size={18} aria-hidden />
        Undo
      </Button>
    </Line>
  );
}
