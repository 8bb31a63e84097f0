import styled, { css } from 'styled-components';
import { media } from '../theme/breakpoints';
import { color } from '../theme/color';
import { motion, radius, space, touchTarget } from '../theme/measures';

export const List = styled.div<{ $hideOnMobile: boolean }>`
  display: flex;
  gap: ${space(1)};
  width: fit-content;
  max-width: 100%;
  padding: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
  ${({ $hideOnMobile }) =>
    $hideOnMobile &&
    css`
      ${media.mobile} {
        display: none;
      }
    `}
`;

export const Tab = styled.button`
  flex: none;
  min-height: ${touchTarget};
  padding: ${space(2)} ${space(5)};
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.textMuted};
  font-weight: 600;
  white-space: nowrap;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};
  &:hover {
    color: ${color.text};
  }
  &[aria-selected='true'] {
    background: ${color.brand};
    color: ${color.onBrand};
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${radius.pill};
  }
  &[aria-selected='true']:focus-visible {
    outline-color: ${color.onBrand};
    outline-offset: -5px;
  }
`;

export const Panel = styled.div`
  padding-top: ${space(6)};
  &:focus-visible {
    outline-offset: 4px;
    border-radius: ${radius.md};
  }
`;

/** The select box that replaces the tabs on a phone. */
export const MobileSelect = styled.div`
  display: none;
  ${media.mobile} {
    display: block;
  }
`;
