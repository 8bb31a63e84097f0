import { css, type RuleSet } from 'styled-components';
import { media } from '../theme/breakpoints';
import { color } from '../theme/color';
import { motion, radius, shadow, space, touchTarget } from '../theme/measures';
import { fontSize } from '../theme/typography';

const filled = (ground: string, hover: string, ink: string) => css`
  background: ${ground};
  color: ${ink};
  box-shadow: ${shadow.sm};
  &:hover {
    background: ${hover};
  }
`;

const variants = {
  default: filled(color.brand, color.brandHover, color.onBrand),
  destructive: filled(color.danger, color.dangerHover, color.onDanger),
  outline: css`
    border-color: ${color.borderStrong};
    background: ${color.surface};
    &:hover {
      border-color: ${color.brand};
      background: ${color.brandSoft};
    }
  `,
  secondary: css`
    background: ${color.brandSoft};
    color: ${color.brandText};
    &:hover {
      background: color-mix(in srgb, ${color.brandSoft} 88%, ${color.brand});
    }
  `,
  ghost: css`
    &:hover {
      background: ${color.surfaceSunken};
    }
  `,
  link: css`
    /* Aligned with the text above and below. */
    max-width: calc(100% + 2 * ${space(1)});
    margin-inline: -${space(1)};
    padding-inline: ${space(1)};
    text-align: start;
    @media print {
      display: inline-flex;
    }
    color: ${color.brandText};
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
    &:hover {
      text-decoration-color: currentColor;
    }
  `,
  ios: css`
    border-radius: 0.875rem;
    background: ${color.brand};
    color: ${color.onBrand};
    letter-spacing: -0.01em;
    &:active {
      opacity: 0.72;
    }
  `,
  android: css`
    border-radius: ${radius.pill};
    background: ${color.brand};
    color: ${color.onBrand};
    font-weight: 550;
    letter-spacing: 0.015em;
    box-shadow: ${shadow.sm};
    &:hover,
    &:active {
      background: ${color.brandHover};
      box-shadow: ${shadow.md};
    }
  `,
} satisfies Record<string, RuleSet>;

const sizes = {
  default: css`
    min-height: ${touchTarget};
    padding: ${space(2)} ${space(5)};
  `,
  sm: css`
    min-height: 2.25rem;
    padding: ${space(1)} ${space(4)};
    font-size: ${fontSize.sm};
    ${media.touch} {
      min-height: ${touchTarget};
    }
  `,
  lg: css`
    min-height: 3.25rem;
    padding: ${space(3)} ${space(8)};
    font-size: 1.0625rem;
  `,
  icon: css`
    width: ${touchTarget};
    height: ${touchTarget};
    padding: 0;
  `,
  mobile: css`
    min-height: ${touchTarget};
    padding: ${space(2)} ${space(5)};
  `,
  mobileLg: css`
    height: 52px;
    padding: ${space(2)} ${space(6)};
    font-size: 1.0625rem;
  `,
} satisfies Record<string, RuleSet>;

/** How a button looks. `ios` and `android` look like buttons of those platforms; no page uses them yet. */
export type ButtonVariant = keyof typeof variants;

/** How large a button is. `mobile` is at least 44 px, `mobileLg` 52 px high. */
export type ButtonSize = keyof typeof sizes;

/** The settings that decide a button's look. */
export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $fullWidth: boolean;
}

/** The touch button's look, for buttons and for links that look like one. */
export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  flex: none;
  width: fit-content;
  max-width: 100%;
  border: 1px solid transparent;
  border-radius: ${radius.md};
  background: transparent;
  color: ${color.text};
  font-weight: 600;
  font-size: 1rem;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-user-select: none;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color ${motion.fast} ${motion.easeInOut},
    border-color ${motion.fast} ${motion.easeInOut},
    box-shadow ${motion.fast} ${motion.easeInOut},
    transform ${motion.fast} ${motion.easeOut};
  @media print {
    display: none;
  }
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${({ $fullWidth }) => $fullWidth && 'width: 100%;'}
  &:active {
    transform: scale(0.985);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    transform: none;
  }
  &:disabled {
    opacity: 0.55;
  }
  & svg {
    flex: none;
  }
  &:focus-visible {
    border-radius: ${radius.md};
  }
`;
