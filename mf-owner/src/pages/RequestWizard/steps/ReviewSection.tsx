import { color, Heading, Link, space } from '@tree-service/design';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.section`
  padding-block: ${space(4)};
  & + & {
    border-top: 1px solid ${color.border};
  }
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(1)};
`;

const Change = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;

/** Some answers, with a link to their step. */
export function ReviewSection({
  name,
  address,
  children,
}: {
  name: string;
  /** The address of their step; it leads back here. */
  address: string;
  children: ReactNode;
}) {
  return (
    <Frame aria-label={name}>
      <Header>
        <Heading level={2} size="md">
          {name}
        </Heading>
        <Change to={address} aria-label={`Change ${name.toLowerCase()}`}>
          Change
        </Change>
      </Header>
      {children}
    </Frame>
  );
}
