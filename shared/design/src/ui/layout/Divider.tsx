import styled from 'styled-components';
import { color } from '../theme/color';
import { space, type SpaceStep } from '../theme/measures';

/** A thin line between two things; `$space` is the distance above and below in 4 px steps. */
export const Divider = styled.hr<{ $space?: SpaceStep }>`
  width: 100%;
  margin: ${({ $space = 0 }) => space($space)} 0;
  border: 0;
  border-top: 1px solid ${color.border};
`;
