import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

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
