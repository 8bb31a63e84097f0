import { space, type SpaceStep } from '@tree-service/design';
import styled from 'styled-components';

/** A list without marks, its items below one another; `$gap` in steps of 4 px, 3 by default. */
export const PlainList = styled.ul<{ $gap?: SpaceStep }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 3 }) => space($gap)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
