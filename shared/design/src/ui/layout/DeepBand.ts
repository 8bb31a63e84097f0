import styled from 'styled-components';
import { color } from '../theme/color';
import { bandVariables } from '../theme/cssVariables';

/**
 * The dark green band of heroes and the footer, in both themes. Inside it every color role is
 * that of the dark theme, so buttons, links and texts need no special variants.
 */
export const DeepBand = styled.div`
  ${bandVariables}
  background: ${color.deep};
  color: ${color.onDeep};
`;
