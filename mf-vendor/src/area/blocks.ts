import { media, space } from '@tree-service/design';
import styled from 'styled-components';

/** Two columns where there is room, otherwise one. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  align-items: start;
  gap: ${space(10)} ${space(8)};
  & > * {
    min-width: 0;
  }
`;

/** The last sections of a page, which are folded on a phone, clear of what is above them. */
export const Folds = styled.div`
  margin-top: ${space(12)};
  ${media.mobile} {
    margin-top: ${space(8)};
  }
`;
