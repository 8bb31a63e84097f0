import { Button, space } from '@tree-service/design';
import { createContext, useContext } from 'react';
import styled from 'styled-components';

/** Sentences a side often writes; a press puts one where the message is written, to be changed or sent. */
export const QuickRepliesContext = createContext<readonly string[]>([]);

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

export function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const replies = useContext(QuickRepliesContext);
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
