import styled from 'styled-components';
import { color, radius } from '@tree-service/design';

/** A count as a badge shows it: the number, "99+" beyond what fits. */
export function shownCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** A small count; give the same number as text for screen readers. */
export const CountBadge = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: 1.25rem;
  height: 1.25rem;
  padding: 0 0.3125rem;
  border-radius: ${radius.pill};
  background: ${color.brand};
  color: ${color.onBrand};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;
