import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/color';
import { space, touchTarget } from '../theme/measures';

const Frame = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: ${touchTarget};
    color: ${color.brandText};
    font-weight: 500;
    cursor: pointer;
  }
  & > summary::marker {
    content: none;
  }
  &[open] > summary {
    margin-bottom: ${space(3)};
  }
`;

export interface DetailsProps {
  /** Label while collapsed: "Show as a list". */
  show: ReactNode;
  /** Label while expanded: "Hide the list". */
  hide: ReactNode;
  /** Drawn only while they are shown. */
  children: ReactNode;
}

/** Content that is collapsed at first. */
export function Details({ show, hide, children }: DetailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Frame onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{isOpen ? hide : show}</summary>
      {isOpen && children}
    </Frame>
  );
}
