import { useState, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import {
  Badge,
  color,
  fontSize,
  media,
  motion,
  radius,
  space,
  StatusPill,
  type Tone,
} from '@tree-service/design';
import { Age } from '../shared/layout/Age';

const Frame = styled.details`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
`;

const Summary = styled.summary`
  display: grid;
  grid-template: 'chevron severity message age' / auto 6rem minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  min-height: 2.75rem;
  padding: ${space(3)} ${space(4)};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    grid-area: chevron;
    transition: transform ${motion.fast};
  }
  details[open] > & > svg {
    transform: rotate(90deg);
  }
  ${media.mobile} {
    grid-template:
      'chevron severity age'
      'message message message' / auto minmax(0, 1fr) auto;
  }
`;

const Severity = styled.span`
  grid-area: severity;
`;

const Message = styled.span`
  grid-area: message;
  font-weight: 550;
  overflow-wrap: anywhere;
`;

const Small = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const When = styled(Small)`
  grid-area: age;
`;

const TONES: Readonly<Record<string, Tone>> = {
  critical: 'danger',
  error: 'danger',
  warning: 'warning',
  info: 'info',
  debug: 'neutral',
};

interface ErrorRowProps {
  readonly severity: string;
  readonly message: string;
  /** One line below the message. */
  readonly facts: string;
  /** ISO time it happened, or happened last. */
  readonly when: string;
  readonly onOpen?: () => void;
  /** Mounted once the row is opened. */
  readonly children: ReactNode;
}

/** An error as one line that opens. */
export function ErrorRow(props: ErrorRowProps) {
  const { severity, message, facts, when, onOpen, children } = props;
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Frame
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return;
        setWasOpened(true);
        onOpen?.();
      }}
    >
      <Summary>
        <ChevronRight size={18} aria-hidden />
        <Severity>
          {severity === 'critical' ? (
            <Badge tone="danger">critical</Badge>
          ) : (
            <StatusPill tone={TONES[severity] ?? 'neutral'}>{severity}</StatusPill>
          )}
        </Severity>
        <Message>
          {message}
          <br />
          <Small>{facts}</Small>
        </Message>
        <When>
          <Age since={when} />
        </When>
      </Summary>
      {wasOpened && children}
    </Frame>
  );
}
