import { createGlobalStyle } from 'styled-components';
import { color } from '../theme/color';
import { breakpoint } from '../theme/breakpoints';
import { depth, radius, shadow, space, touchTarget } from '../theme/measures';
import { font, fontSize } from '../theme/typography';

/** Settings for sonner's `Toaster` that `ToastStyle` is made for. */
export const toastOptions = {
  position: 'top-right',
  expand: true,
  visibleToasts: 3,
  duration: 4000,
  gap: 12,
  closeButton: true,
  toastOptions: { unstyled: true },
} as const;

/** Width of a toast in px. */
export const TOAST_WIDTH = 356;

/**
 * All of the toaster's look and placement. The library's own style element is refused by a content
 * security policy without inline styles, so nothing here relies on it.
 */
export const ToastStyle = createGlobalStyle`
  [data-sonner-toaster] {
    position: fixed;
    top: var(--offset-top);
    right: var(--offset-right);
    z-index: ${depth.toast};
    width: ${TOAST_WIDTH}px;
    margin: 0;
    padding: 0;
    list-style: none;
    outline: none;
    font-family: ${font.body};
  }
  [data-sonner-toast] {
    --y: translateY(-100%);
    position: absolute;
    top: 0;
    right: 0;
    z-index: var(--z-index);
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: start;
    gap: ${space(1)} ${space(3)};
    width: 100%;
    padding: ${space(4)} ${space(12)} ${space(4)} ${space(4)};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surfaceRaised};
    color: ${color.text};
    box-shadow: ${shadow.lg};
    font-size: ${fontSize.sm};
    line-height: 1.45;
    overflow-wrap: anywhere;
    touch-action: none;
    opacity: 0;
    transform: var(--y);
    transition: transform 300ms, opacity 300ms;
  }
  [data-sonner-toast][data-mounted='true'] {
    --y: translateY(var(--offset));
    opacity: 1;
  }
  [data-sonner-toast][data-visible='false'],
  [data-sonner-toast][data-removed='true'] {
    opacity: 0;
    pointer-events: none;
  }
  [data-sonner-toast][data-swiping='true'] {
    transform: var(--y) translate(var(--swipe-amount-x, 0), var(--swipe-amount-y, 0));
    transition: none;
  }
  [data-sonner-toast] [data-icon] { margin-top: 0.1em; color: ${color.info}; }
  [data-sonner-toast] [data-icon] svg { width: 1.25rem; height: 1.25rem; }
  [data-sonner-toast][data-type='success'] [data-icon] { color: ${color.success}; }
  [data-sonner-toast][data-type='error'] [data-icon] { color: ${color.danger}; }
  [data-sonner-toast][data-type='warning'] [data-icon] { color: ${color.warning}; }
  [data-sonner-toast] [data-content] { grid-column: 2; }
  [data-sonner-toast] [data-title] { font-weight: 650; }
  [data-sonner-toast] [data-description] { color: ${color.textMuted}; }
  [data-sonner-toast] [data-button] {
    grid-column: 2;
    justify-self: start;
    min-height: ${touchTarget};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.brandText};
    font-weight: 600;
    text-decoration: underline;
  }
  [data-sonner-toast] [data-close-button] {
    position: absolute;
    top: ${space(1)};
    right: ${space(1)};
    display: grid;
    place-items: center;
    width: ${touchTarget};
    height: ${touchTarget};
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.textMuted};
  }
  [data-sonner-toast] [data-close-button]:hover { color: ${color.text}; }
  @media (max-width: ${breakpoint.tablet - 0.02}px) {
    [data-sonner-toaster] {
      top: var(--mobile-offset-top);
      right: var(--mobile-offset-right);
      left: var(--mobile-offset-left);
      width: auto;
      max-width: ${TOAST_WIDTH}px;
      margin-left: auto;
    }
  }
`;
