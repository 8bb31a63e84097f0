import { color, radius, space, Text, VisuallyHidden } from '@tree-service/design';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MaskedWords } from './MaskedWords';

const Row = styled.div<{ $isOwn: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $isOwn }) => ($isOwn ? 'flex-end' : 'flex-start')};
  gap: ${space(1)};
`;

interface BubbleLook {
  $isOwn: boolean;
  $isFaint: boolean;
  $isRemoved: boolean;
}

const Bubble = styled.div<BubbleLook>`
  max-width: min(34rem, 86%);
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.lg};
  border-end-end-radius: ${({ $isOwn }) => ($isOwn ? radius.sm : radius.lg)};
  border-end-start-radius: ${({ $isOwn }) => ($isOwn ? radius.lg : radius.sm)};
  background: ${({ $isOwn }) => ($isOwn ? color.brandSoft : color.surfaceSunken)};
  color: ${color.text};
  font-style: ${({ $isRemoved }) => ($isRemoved ? 'italic' : 'normal')};
  opacity: ${({ $isFaint }) => ($isFaint ? 0.7 : 1)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Why = styled(Text)`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  max-width: min(34rem, 86%);
  & > svg {
    flex: none;
    margin-top: 0.2em;
  }
`;

export interface MessageBubbleProps {
  isOwn: boolean;
  /** Who wrote it, for screen readers. */
  author: string;
  /** Empty when only files were sent. */
  body: string;
  /** Attachments, below the text. */
  files?: ReactNode;
  /** Below all: the time, or how sending is doing. */
  note: ReactNode;
  /** Not arrived yet. */
  isFaint?: boolean;
  /** Contact details were taken out of it. */
  isMasked?: boolean;
  /** An administrator removed it; the text says so. */
  isRemoved?: boolean;
}

/** One message: own ones at the right, the other side's at the left. */
export function MessageBubble({
  isOwn,
  author,
  body,
  files,
  note,
  isFaint = false,
  isMasked = false,
  isRemoved = false,
}: MessageBubbleProps) {
  return (
    <Row $isOwn={isOwn}>
      <VisuallyHidden>{author}: </VisuallyHidden>
      {body !== '' && (
        <Bubble dir="auto" $isOwn={isOwn} $isFaint={isFaint} $isRemoved={isRemoved}>
          {isMasked ? <MaskedWords>{body}</MaskedWords> : body}
        </Bubble>
      )}
      {files}
      {isMasked && (
        <Why forwardedAs="div" size="xs" tone="warning">
          <EyeOff aria-hidden size={14} />
          {isOwn
            ? "Only you see the contact details in this message until they're shared for this request."
            : "Contact details stay hidden until they're shared for this request."}
        </Why>
      )}
      <Text as="div" size="xs" tone="muted">
        {note}
      </Text>
    </Row>
  );
}
