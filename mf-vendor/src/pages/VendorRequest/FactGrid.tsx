import { color, fontSize, space } from '@tree-service/design';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)} ${space(4)};
  margin: 0;
`;

const Fact = styled.div<{ $wide: boolean }>`
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
  & > dt {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  & > dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

/** `wide` gives it the full width. */
export interface FactItem {
  term: string;
  description: ReactNode;
  wide?: boolean;
}

/** Short facts in two columns, also on a phone. */
export function FactGrid({ items }: { items: readonly FactItem[] }) {
  return (
    <List>
      {items.map(({ term, description, wide = false }) => (
        <Fact key={term} $wide={wide}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </Fact>
      ))}
    </List>
  );
}
