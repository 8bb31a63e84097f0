import styled from 'styled-components';

/** A value that stays on one line: a distance, a factor. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;
