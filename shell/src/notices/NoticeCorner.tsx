import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { media } from '@tree-service/design';
import { areaAt } from '../areas';
import { HEADER_HEIGHT } from '../layout/anchors';

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

// Forms that are all one task have a bar at the bottom edge of a phone.
const Corner = styled(Place)<{ $isAboveBar: boolean }>`
  bottom: calc(${({ theme }) => theme.space(4)} + env(safe-area-inset-bottom));
  ${media.belowLaptop} {
    ${({ $isAboveBar }) => $isAboveBar && 'bottom: calc(5rem + env(safe-area-inset-bottom));'}
  }
`;

const Top = styled(Place)`
  top: calc(${HEADER_HEIGHT} + ${({ theme }) => theme.space(4)});
`;

/** The stack of persistent notices at the bottom right. */
export function NoticeCorner({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <Corner $isAboveBar={areaAt(pathname)?.frame === 'form'}>{children}</Corner>;
}

/** The place for a notice at the top of the page, below the header. */
export function NoticeTop({ children }: { readonly children: ReactNode }) {
  return <Top>{children}</Top>;
}
