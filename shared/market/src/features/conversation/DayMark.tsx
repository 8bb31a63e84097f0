import { color, fontSize, space } from '@tree-service/design';
import styled from 'styled-components';

const Line = styled.p<{ $isNew: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-block: ${space(2)};
  color: ${({ $isNew }) => ($isNew ? color.accent : color.textMuted)};
  font-size: ${fontSize.xs};
  font-weight: 600;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${({ $isNew }) => ($isNew ? color.accent : color.border)};
  }
`;

/** A line across the conversation: a new day, or where unread messages begin. */
export function DayMark({ children, isNew = false }: { children: string; isNew?: boolean }) {
  return <Line $isNew={isNew}>{children}</Line>;
}
