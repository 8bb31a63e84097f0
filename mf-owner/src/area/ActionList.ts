import { color, media, space } from '@tree-service/design';
import styled from 'styled-components';

/** Items with one action each, inside a card without padding. */
export const ActionList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Text and the action beside it; below it where both do not fit, and on a phone below `$isLong` text. */
export const ActionRow = styled.li<{ $isLong?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(4)} ${space(5)};
  & + & {
    border-top: 1px solid ${color.border};
  }
  & > :last-child {
    flex: none;
  }
  ${media.mobile} {
    flex-wrap: wrap;
    gap: ${space(3)};
    & > :first-child {
      flex: 1 1 ${({ $isLong }) => ($isLong ? '100%' : '8rem')};
    }
  }
`;
