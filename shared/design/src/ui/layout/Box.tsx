import styled, { css } from 'styled-components';
import { color, type ColorRole } from '../theme/color';
import { radius, shadow, space, type Radius, type SpaceStep } from '../theme/measures';

/** Padding, ground and corner of a `Box`; steps are 4 px each. */
export interface BoxProps {
  $padding?: SpaceStep;
  $paddingX?: SpaceStep;
  $paddingY?: SpaceStep;
  $background?: ColorRole;
  $color?: ColorRole;
  $radius?: Radius;
  $border?: boolean;
  $shadow?: keyof typeof shadow;
}

/** A plain container whose look comes from tokens. Use `as` for another element. */
export const Box = styled.div<BoxProps>`
  ${({ $padding }) => $padding !== undefined && `padding: ${space($padding)};`}
  ${({ $paddingX }) => $paddingX !== undefined && `padding-inline: ${space($paddingX)};`}
  ${({ $paddingY }) => $paddingY !== undefined && `padding-block: ${space($paddingY)};`}
  ${({ $background }) => $background && `background: ${color[$background]};`}
  ${(props) => props.$color && `color: ${color[props.$color]};`}
  ${({ $radius }) => $radius && `border-radius: ${radius[$radius]};`}
  ${({ $shadow }) => $shadow && `box-shadow: ${shadow[$shadow]};`}
  ${({ $border }) =>
    $border &&
    css`
      border: 1px solid ${color.border};
    `}
`;
