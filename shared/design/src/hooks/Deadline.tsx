import { formatTimeLeft, momentInZone } from '@tree-service/domain';
import { Text } from '../ui';
import { Clock } from 'lucide-react';
import styled from 'styled-components';
import { useNow } from './useNow';

const Line = styled(Text)`
  display: flex;
  align-items: center;
  gap: 0.5em;
  & > svg {
    flex: none;
  }
`;

export interface DeadlineProps {
  /** What ends then: "Answer by". */
  label: string;
  /** ISO time. */
  at: string;
  /** IANA time zone of the property. */
  timeZone: string;
}

/** A moment something ends, and how much time is left. */
export function Deadline({ label, at, timeZone }: DeadlineProps) {
  const left = formatTimeLeft(at, useNow());
  return (
    <Line forwardedAs="div" size="sm" weight="medium">
      <Clock size={16} aria-hidden />
      <span>
        {label} {momentInZone(at, timeZone)}
        {left === 'over' ? ', which has passed' : ` (${left} left)`}
      </span>
    </Line>
  );
}
