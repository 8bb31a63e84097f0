import styled from 'styled-components';
import { color, space } from '@tree-service/design';

/** A name in a table that selects its row. */
export const PickButton = styled.button.attrs({ type: 'button' })`
  min-height: 2.75rem;
  padding: ${space(1)} 0;
  border: 0;
  background: none;
  color: ${color.brandText};
  font: inherit;
  font-weight: 550;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  cursor: pointer;
  &:hover,
  &[aria-pressed='true'] {
    text-decoration-color: currentColor;
  }
`;
