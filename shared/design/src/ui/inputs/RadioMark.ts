import styled from 'styled-components';
import { color } from '../theme/color';
import { squareMarkStyle } from './markStyle';

/** The round mark of a radio button; use `RadioGroup` or `ChoiceCards`. */
export const RadioMark = styled.input`
  ${squareMarkStyle}
  border-radius: 50%;
  &::before {
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 50%;
    background: ${color.onBrand};
    transform: scale(0);
  }
  &:checked::before {
    transform: none;
  }
  &:focus-visible {
    border-radius: 50%;
  }
`;
