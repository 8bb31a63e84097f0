import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { space } from '../theme/measures';
import { fontSize } from '../theme/typography';

const List = styled.dl<{ $hasLongTerms: boolean }>`
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
    flex: ${({ $hasLongTerms }) => ($hasLongTerms ? '1 1 9rem' : '1 1 8rem')};
    max-width: ${({ $hasLongTerms }) => ($hasLongTerms ? 'none' : '14rem')};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.7;
  }
  & dd {
    flex: ${({ $hasLongTerms }) => ($hasLongTerms ? '0 1 auto' : '999 1 14rem')};
    min-width: 0;
    margin-inline-start: ${({ $hasLongTerms }) => ($hasLongTerms ? 'auto' : '0')};
  }
`;

export interface Description {
  readonly term: string;
  readonly description: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** Terms are sentences, and what they are is short: lines with an amount. */
  hasLongTerms?: boolean;
}

/** Facts about one thing, as pairs. */
export function DescriptionList({ items, hasLongTerms = false }: DescriptionListProps) {
  return (
    <List $hasLongTerms={hasLongTerms}>
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </List>
  );
}
