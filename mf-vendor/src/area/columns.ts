import { space } from '@tree-service/design';
import styled from 'styled-components';

/** Parts of a page beside one another where there is room for two, else below one another. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  align-items: start;
  gap: ${space(10)} ${space(8)};
  & > * {
    min-width: 0;
  }
`;
