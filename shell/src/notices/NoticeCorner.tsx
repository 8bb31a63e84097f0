import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HEADER_HEIGHT_REM } from '../layout/anchors';

const Place = styled.div`
  position: fixed;
  right: ${({ theme }) => theme.space(4)};
  z-index: ${({ theme }) => theme.depth.notice};
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space(3)};
  width: min(24rem, calc(100vw - 2rem));
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;

const Corner = styled(Place)`
  bottom: calc(${({ theme }) => theme.space(4)} + env(safe-area-inset-bottom));
`;

const Top = styled(Place)`
  top: calc(${HEADER_HEIGHT_REM}rem + ${({ theme }) => theme.space(4)});
`;

/** The stack of persistent notices at the bottom right. */
export function NoticeCorner({ children }: { readonly children: ReactNode }) {
  return <Corner>{children}</Corner>;
}

/** The place for a notice at the top of the page, below the header. */
export function NoticeTop({ children }: { readonly children: ReactNode }) {
  return <Top>{children}</Top>;
}
