import styled from 'styled-components';
import { color } from '../theme/color';
import { space } from '../theme/measures';

/** Points that are met or open, one below the other. */
export const CheckList = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One point of a `CheckList`: a mark (an icon) and what it is about. */
export const CheckItem = styled.li<{ $isMet: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)};
  & > svg {
    margin-top: 0.2em;
    color: ${({ $isMet }) => ($isMet ? color.success : color.textMuted)};
  }
`;
