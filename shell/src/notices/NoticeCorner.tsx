import type { ReactNode } from 'react';
import styled from 'styled-components';

const Corner = styled.div`
  position: fixed;
  right: ${({ theme }) => theme.space(4)};
  bottom: calc(${({ theme }) => theme.space(4)} + env(safe-area-inset-bottom));
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

/** The bottom right corner of the screen, where notices that stay are stacked. */
export function NoticeCorner({ children }: { readonly children: ReactNode }) {
  return <Corner>{children}</Corner>;
}
