import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { fontSize } from '../theme/typography';

const List = styled.dl`
  display: grid;
  /* The description goes below its term wherever the place is too narrow for both. */
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(4)};
    padding: ${space(3)} 0;
  }
  & > div:first-child {
    padding-top: 0;
  }
  & > div:last-child {
    padding-bottom: 0;
  }
  & > div + div {
    border-top: 1px solid ${color.border};
  }
  & dt {
    flex: 1 1 8rem;
    max-width: 14rem;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.7;
  }
  & dd {
    flex: 999 1 14rem;
    min-width: 0;
  }
`;

/** A term and what it is. */
export interface Description {
  readonly term: string;
  readonly description: ReactNode;
}

/** Facts about one thing, as pairs. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <List>
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </List>
  );
}
