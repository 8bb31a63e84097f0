import { color, radius, space, Text, VisuallyHidden } from '@tree-service/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Row = styled.div<{ $isOwn: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $isOwn }) => ($isOwn ? 'flex-end' : 'flex-start')};
  gap: ${space(1)};
`;

const Bubble = styled.div<{ $isOwn: boolean; $isFaint: boolean }>`
  max-width: min(34rem, 86%);
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.lg};
  border-end-end-radius: ${({ $isOwn }) => ($isOwn ? radius.sm : radius.lg)};
  border-end-start-radius: ${({ $isOwn }) => ($isOwn ? radius.lg : radius.sm)};
  background: ${({ $isOwn }) => ($isOwn ? color.brandSoft : color.surfaceSunken)};
  color: ${color.text};
  opacity: ${({ $isFaint }) => ($isFaint ? 0.7 : 1)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** One message as it is shown. */
export interface MessageBubbleProps {
  isOwn: boolean;
  /** Who wrote it, for screen readers. */
  author: string;
  body: string;
  /** Below the words: the time, or how sending is doing. */
  note: ReactNode;
  /** Not arrived yet. */
  isFaint?: boolean;
}

/** One message: own ones at the right, the other side's at the left. */
export function MessageBubble({ isOwn, author, body, note, isFaint = false }: MessageBubbleProps) {
  return (
    <Row $isOwn={isOwn}>
      <Bubble $isOwn={isOwn} $isFaint={isFaint}>
        <VisuallyHidden>{author}: </VisuallyHidden>
        {body}
      </Bubble>
      <Text as="div" size="xs" tone="muted">
        {note}
      </Text>
    </Row>
  );
}
