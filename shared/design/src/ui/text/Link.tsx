import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import styled, { css } from 'styled-components';
import { color } from '../theme/color';
import { motion } from '../theme/measures';

/** `subtle` inherits the text color and is underlined on hover. */
export type LinkVariant = 'default' | 'subtle';

const linkStyle = css<{ $variant: LinkVariant }>`
  color: ${({ $variant }) => ($variant === 'subtle' ? 'inherit' : color.brandText)};
  font-weight: ${({ $variant }) => ($variant === 'subtle' ? 'inherit' : 550)};
  text-decoration-line: ${({ $variant }) => ($variant === 'subtle' ? 'none' : 'underline')};
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  transition: text-decoration-color ${motion.fast};
  &:hover {
    text-decoration-line: underline;
    text-decoration-color: currentColor;
  }
`;

const InnerLink = styled(RouterLink)<{ $variant: LinkVariant }>`
  ${linkStyle}
`;

const OuterLink = styled.a<{ $variant: LinkVariant }>`
  ${linkStyle}
`;

/** Either `to` (a path of the product) or `href` (mail, telephone, another site). */
export type LinkProps = { variant?: LinkVariant } & (
  | (RouterLinkProps & { href?: never })
  | (AnchorHTMLAttributes<HTMLAnchorElement> & {
      href: string;
      to?: never;
      ref?: Ref<HTMLAnchorElement>;
    })
);

/** A link in running text; with `to` the router follows it, with `href` the browser. */
export function Link({ variant = 'default', ...rest }: LinkProps) {
  if (rest.to !== undefined) return <InnerLink $variant={variant} {...rest} />;
  const outside = rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {};
  return <OuterLink $variant={variant} {...outside} {...rest} />;
}
