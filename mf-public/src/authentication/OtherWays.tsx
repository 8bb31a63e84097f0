import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { color, Link, space } from '@tree-service/design';

const Lines = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(8)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
`;

/** Links to the other account pages, below a form. */
export function OtherWays({ children }: { readonly children: ReactNode }) {
  return <Lines>{children}</Lines>;
}

/** A link to another account page that passes on where the visitor came from. */
export function OtherWay({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { state } = useLocation();
  return (
    <Link to={to} state={state}>
      {children}
    </Link>
  );
}
