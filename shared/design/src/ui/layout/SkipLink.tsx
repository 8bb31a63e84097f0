import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { depth, radius, shadow, space, touchTarget } from '../theme/measures';

const Anchor = styled.a`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: ${depth.skipLink};
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  padding: 0 ${space(5)};
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  color: ${color.brandText};
  font-weight: 600;
  box-shadow: ${shadow.lg};
  &:not(:focus) {
    box-shadow: none;
    transform: translateY(-200%);
  }
`;

/** Shown on focus: leads the keyboard to the element with the given id and focuses it. */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  // Setting the hash would be a navigation for the router, and would not move focus everywhere.
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(targetId);
    if (!target) return;
    event.preventDefault();
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus();
    target.scrollIntoView();
  };
  return (
    <Anchor href={`#${targetId}`} onClick={skip}>
      {children}
    </Anchor>
  );
}
