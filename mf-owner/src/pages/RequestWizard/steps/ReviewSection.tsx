import { color, Heading, Link, space } from '@tree-service/design';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { STEP_NAMES, type Step } from './stepOrder';

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

/** The answers of one step, with a link to it. */
export function ReviewSection({
  step,
  address,
  action = 'Change',
  children,
}: {
  step: Step;
  /** The address of the step; it leads back to the review. */
  address: string;
  /** The text of the link. */
  action?: string;
  children: ReactNode;
}) {
  return (
    <Frame aria-label={STEP_NAMES[step]}>
      <Header>
        <Heading level={2} size="md">
          {STEP_NAMES[step]}
        </Heading>
        <Change to={address} aria-label={`${action} ${STEP_NAMES[step].toLowerCase()}`}>
          {action}
        </Change>
      </Header>
      {children}
    </Frame>
  );
}
