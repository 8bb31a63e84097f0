import { color, space, type SpaceStep } from '@tree-service/design';
import styled from 'styled-components';

/** A vertical list without bullets; `$gap` in steps of 4 px, 3 by default. */
export const PlainList = styled.ul<{ $gap?: SpaceStep }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 3 }) => space($gap)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** An item with its action at the right, and a line below. */
export const ListRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(2)};
  border-bottom: 1px solid ${color.border};
`;
