import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import styled from 'styled-components';
import { SpinnerRing } from '../feedback/Spinner';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonStyles';

const StyledButton = styled.button<ButtonLook>`
  ${buttonStyle}
`;

const StyledLink = styled(RouterLink)<ButtonLook>`
  ${buttonStyle}
`;

const Waiting = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

// Hidden but still measured, so that the button keeps its width while it waits. Opacity rather
// than visibility, which would take the button's name away from screen readers.
const Label = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  min-width: 0;
  ${({ $hidden }) => $hidden && 'opacity: 0;'}
`;

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  children?: ReactNode;
}

interface ActionProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  asLink?: false;
  /** Shows a spinner and refuses to be pressed, but keeps focus, name and width. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

interface NavigationProps extends Look, RouterLinkProps {
  /** Renders a router link that looks like a button. */
  asLink: true;
  loading?: never;
}

/** A button, or with `asLink` and `to` a link that looks like one. */
export type ButtonProps = ActionProps | NavigationProps;

/**
 * The touch button. It is of type `button` unless told otherwise; an `icon` sized one needs an
 * `aria-label`.
 */
export function Button({
  variant = 'default',
  size = 'default',
  fullWidth = false,
  ...rest
}: ButtonProps) {
  const look = { $variant: variant, $size: size, $fullWidth: fullWidth };
  if (rest.asLink) {
    const { asLink: _asLink, loading: _loading, ...link } = rest;
    return <StyledLink {...look} {...link} />;
  }

  const { asLink: _asLink, loading = false, children, onClick, ...button } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      type="button"
      {...look}
      {...button}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || button['aria-disabled']}
    >
      <Label $hidden={loading}>{children}</Label>
      {loading && (
        <Waiting>
          <SpinnerRing />
        </Waiting>
      )}
    </StyledButton>
  );
}
