import type { StateLabel } from '@tree-service/domain';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { radius, space } from '../theme/measures';
import { fontSize } from '../theme/typography';
import { tones, type Tone } from './tones';

const Mark = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  width: fit-content;
  padding: 0.125rem 0.625rem;
  border-radius: ${radius.sm};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].ink};
  font-size: ${fontSize.xs};
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;
  & > svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`;

const Pill = styled(Mark)`
  border-radius: ${radius.pill};
  &::before {
    content: '';
    width: 0.4375rem;
    height: 0.4375rem;
    margin-right: 0.125rem;
    border-radius: 50%;
    background: currentColor;
  }
`;

/** A short mark: a category, a count, "Promoted". */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <Mark $tone={tone}>{children}</Mark>;
}

/** The state of something as text; the color only repeats it. */
export function StatusPill({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <Pill $tone={tone}>{children}</Pill>;
}

/** The label of a state in its color. */
export function StatePill({ status: { label, tone } }: { status: StateLabel }) {
  return <StatusPill tone={tone}>{label}</StatusPill>;
}
