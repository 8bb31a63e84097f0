import type { HTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { font, fontSize, type FontSize } from '../theme/typography';

const displaySizes: ReadonlySet<FontSize> = new Set<FontSize>(['xl', '2xl', '3xl', '4xl']);

const defaultSizes = { 1: '3xl', 2: '2xl', 3: 'lg', 4: 'md' } as const;

const StyledHeading = styled.h2<{ $size: FontSize }>`
  font-size: ${({ $size }) => fontSize[$size]};
  ${({ $size }) =>
    displaySizes.has($size)
      ? `font-family: ${font.display}; font-weight: 560; letter-spacing: -0.018em;`
      : `font-weight: 650; letter-spacing: -0.005em; line-height: 1.35;`}
  ${({ $size }) => $size === '4xl' && 'line-height: 1.06; letter-spacing: -0.028em;'}
  ${({ $size }) => $size === '3xl' && 'line-height: 1.12;'}
`;

/** A heading's level in the outline and, apart from it, its size. */
export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  level: 1 | 2 | 3 | 4;
  /** A step of the type scale; from `xl` up the display face is used. */
  size?: FontSize;
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading; `level` sets its rank, `size` its look. */
export function Heading({ level, size = defaultSizes[level], ...rest }: HeadingProps) {
  return <StyledHeading as={`h${level}`} $size={size} {...rest} />;
}
