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

/** What further details need. */
export interface DetailsProps {
  /** The words to press while they are folded away: "Show as a list". */
  show: ReactNode;
  /** The words to press once they are shown: "Hide the list". */
  hide: ReactNode;
  /** Drawn only while they are shown. */
  children: ReactNode;
}

/** Details that are folded away until somebody asks for them. */
export function Details({ show, hide, children }: DetailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Frame onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{isOpen ? hide : show}</summary>
      {isOpen && children}
    </Frame>
  );
}
