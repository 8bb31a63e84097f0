import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { color, type ColorRole } from '../theme/color';
import { space, type SpaceStep } from '../theme/measures';
import { fontSize, fontWeight, type FontSize, type FontWeight } from '../theme/typography';

const tones = {
  normal: 'text',
  muted: 'textMuted',
  brand: 'brandText',
  danger: 'danger',
  warning: 'warning',
  success: 'success',
  info: 'info',
  inherit: undefined,
} as const satisfies Record<string, ColorRole | undefined>;

/** The role a piece of text has. */
export type TextTone = keyof typeof tones;

interface StyledTextProps {
  $tone: TextTone;
  $size: FontSize;
  $weight: FontWeight;
  $spaceAbove: SpaceStep;
  $lines: number | undefined;
  $numeric: boolean | undefined;
}

const toneColor = ({ $tone }: StyledTextProps) => {
  const role = tones[$tone];
  return role ? `color: ${color[role]};` : '';
};

const Paragraph = styled.p<StyledTextProps>`
  ${toneColor}
  font-size: ${({ $size }) => fontSize[$size]};
  font-weight: ${({ $weight }) => fontWeight[$weight]};
  ${({ $size }) => ($size === 'xs' || $size === 'sm') && 'line-height: 1.5;'}
  ${({ $spaceAbove }) => $spaceAbove > 0 && `margin-top: ${space($spaceAbove)};`}
  ${({ $numeric }) => $numeric && 'font-variant-numeric: tabular-nums;'}
  ${({ $lines }) =>
    $lines !== undefined &&
    `display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: ${$lines}; overflow: hidden;`}
`;

/** What `Text` understands beside the attributes of its element. */
export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'li' | 'figcaption' | 'time';
  tone?: TextTone;
  size?: FontSize;
  weight?: FontWeight;
  /** Distance above in 4 px steps. */
  spaceAbove?: SpaceStep;
  /** Cuts after this many lines. */
  lines?: number;
  /** Figures of equal width, for columns of numbers. */
  numeric?: boolean;
  children?: ReactNode;
}

/** A paragraph, or with `as` a run of text, in the product's voice. */
export function Text({
  as = 'p',
  tone = 'normal',
  size = 'md',
  weight = 'regular',
  spaceAbove = 0,
  lines,
  numeric,
  ...rest
}: TextProps) {
  return (
    <Paragraph
      as={as}
      $tone={tone}
      $size={size}
      $weight={weight}
      $spaceAbove={spaceAbove}
      $lines={lines}
      $numeric={numeric}
      {...rest}
    />
  );
}

/** Words as a person wrote them: with their line breaks, and in the direction of their script. */
export const WrittenText = styled(Text).attrs({ dir: 'auto' })`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
