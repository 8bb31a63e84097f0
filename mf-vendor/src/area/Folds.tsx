import { media, space } from '@tree-service/design';
import styled from 'styled-components';

/** The last sections of a page, which are folded on a phone, clear of what is above them. */
export const Folds = styled.div`
  margin-top: ${space(12)};
  ${media.mobile} {
    margin-top: ${space(8)};
  }
`;
