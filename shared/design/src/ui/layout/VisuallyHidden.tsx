import styled, { css } from 'styled-components';

/** Hides from sight, keeps for screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Text only for screen readers. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
