import type { LeadState } from '@tree-service/domain';
import { Button, space } from '@tree-service/design';
import { createContext, useContext } from 'react';
import styled from 'styled-components';

/**
 * Sentences a side often writes while a lead is in a state; a press puts one where the message is written, to be changed
 * or sent.
 */
export const QuickRepliesContext = createContext<(state: LeadState) => readonly string[]>(() => []);

// One line, so that the conversation keeps its room; the others are a swipe away.
const Row = styled.div`
  display: flex;
  flex: none;
  gap: ${space(2)};
  overflow-x: auto;
  & > * {
    flex: none;
  }
`;

export interface QuickRepliesProps {
  leadState: LeadState;
  onChoose: (text: string) => void;
}

export function QuickReplies({ leadState, onChoose }: QuickRepliesProps) {
  const replies = useContext(QuickRepliesContext)(leadState);
  if (replies.length === 0) return null;
  return (
    <Row role="group" aria-label="Quick replies">
      {replies.map((reply) => (
        <Button key={reply} variant="outline" size="sm" onClick={() => onChoose(reply)}>
          {reply}
        </Button>
      ))}
    </Row>
  );
}
