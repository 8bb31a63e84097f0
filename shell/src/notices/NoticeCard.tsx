import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLocation } from 'react-router';
import { media } from '@tree-service/design';
import { areaAt } from '../areas';
import { HEADER_HEIGHT } from '../layout/anchors';

const Card = styled.section`
  width: 100%;
  padding: ${({ theme }) => theme.space(5)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow.lg};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.fontSize.md};
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
`;

const Description = styled.p`
  margin-top: ${({ theme }) => theme.space(1)};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.sm};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
  margin-top: ${({ theme }) => theme.space(4)};
`;

export interface NoticeCardProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** A notice that stays until answered; announced politely to screen readers. */
export function NoticeCard({ title, description, children }: NoticeCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <div role="status">
        <Title id={titleId}>{title}</Title>
        <Description>{description}</Description>
      </div>
      <Actions>{children}</Actions>
    </Card>
  );
}

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
