import styled from 'styled-components';
import { fontSize, radius, space } from '@tree-service/design';

const Cap = styled.kbd`
  padding: 0 ${space(1)};
  border: 1px solid currentcolor;
  border-radius: ${radius.sm};
  font-family: inherit;
  font-size: ${fontSize.xs};
  font-weight: 600;
  line-height: 1.5;
`;

/** The letter of a button, for the eye: screen readers hear it from aria-keyshortcuts. */
export function KeyCap({ letter }: { readonly letter: string }) {
  return <Cap aria-hidden>{letter.toUpperCase()}</Cap>;
}
