import styled, { css } from 'styled-components';
import { color } from '../theme/color';
import { media } from '../theme/breakpoints';
import { motion, radius, shadow, space } from '../theme/measures';

/**
 * A surface that holds one thing. `$interactive` lifts on hover (for cards that are a link),
 * `$tone="brand"` sets it apart, `$flush` leaves the padding to its content.
 */
export const Card = styled.div<{
  $interactive?: boolean;
  $tone?: 'plain' | 'brand' | 'sunken';
  $flush?: boolean;
}>`
  display: block;
  position: relative;
  padding: ${({ $flush }) => ($flush ? 0 : space(6))};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${({ $tone }) =>
    $tone === 'brand' ? color.brandSoft : $tone === 'sunken' ? color.surfaceSunken : color.surface};
  ${({ $tone }) => ($tone === undefined || $tone === 'plain') && `box-shadow: ${shadow.sm};`}
  ${({ $tone }) => $tone === 'brand' && `border-color: transparent;`}
  ${({ $flush }) => $flush && 'overflow: hidden;'}
  ${media.mobile} {
    padding: ${({ $flush }) => ($flush ? 0 : space(5))};
  }
  ${({ $interactive }) =>
    $interactive &&
    css`
      color: inherit;
      text-decoration: none;
      transition:
        box-shadow ${motion.normal} ${motion.easeOut},
        border-color ${motion.normal} ${motion.easeOut},
        transform ${motion.normal} ${motion.easeOut};
      ${media.hover} {
        &:hover {
          border-color: ${color.borderStrong};
          box-shadow: ${shadow.md};
          transform: translateY(-2px);
        }
      }
    `}
`;
