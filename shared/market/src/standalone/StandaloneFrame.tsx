import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import styled from 'styled-components';
import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import { color, Logo, space, Text } from '@tree-service/design';
import { PagePicker } from './PagePicker';

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(4)} ${space(6)};
  padding: ${space(4)} ${space(6)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surfaceRaised};
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 2.75rem;
  margin-right: auto;
`;

/** The frame around a remote that runs standalone. */
export interface StandaloneFrameProps {
  readonly title: string;
  readonly routes: RouteObject[];
  readonly children: ReactNode;
}

/** A plain header with the pages of the remote, and the page below it. */
export function StandaloneFrame({ title, routes, children }: StandaloneFrameProps) {
  return (
    <>
      <Header>
        <Title>
          <Logo name={PRODUCT_NAME} />
          <Text tone="muted">{title}, alone</Text>
        </Title>
        <PagePicker routes={routes} />
      </Header>
      <main>{children}</main>
    </>
  );
}
