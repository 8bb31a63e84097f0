import { css } from 'styled-components';
import { color } from '../theme/color';
import { media } from '../theme/breakpoints';
import { motion, radius, shadow, space } from '../theme/measures';

/** The backdrop behind dialogs and sheets. */
export const backdropStyle = css`
  position: fixed;
  inset: 0;
  background: ${color.overlay};
  transition: opacity ${motion.normal} ${motion.easeOut};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** The area that centers a dialog. */
export const viewportStyle = css`
  position: fixed;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space(4)};
  overflow: hidden;
  ${media.mobile} {
    place-items: end center;
    padding: ${space(8)} 0 0;
  }
`;

/** A centered card; on a phone, a sheet from the bottom edge. */
export const dialogStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.lg};
  transition:
    opacity ${motion.normal} ${motion.easeOut},
    transform ${motion.normal} ${motion.easeOut};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(0.75rem) scale(0.985);
  }
  &:focus-visible {
    border-radius: ${radius.xl};
  }
  ${media.mobile} {
    border-bottom: 0;
    border-radius: ${radius.xl} ${radius.xl} 0 0;
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 1;
      transform: translateY(100%);
    }
  }
`;

/** The panel of menus and popovers. */
export const panelStyle = css`
  max-height: var(--available-height);
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.lg};
  transform-origin: var(--transform-origin);
  transition:
    opacity ${motion.fast} ${motion.easeOut},
    transform ${motion.fast} ${motion.easeOut};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.97);
  }
  &:focus-visible {
    outline: none;
  }
`;
