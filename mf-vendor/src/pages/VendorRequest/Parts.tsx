import { color, fontSize, media, radius, space, touchTarget } from '@tree-service/design';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Empty parts take no space. */
export const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(12)};
  min-width: 0;
`;

const Anchored = styled.div`
  min-width: 0;
  scroll-margin-top: 6rem;
  &:empty {
    display: none;
  }
  &:focus {
    outline: none;
  }
`;

/** A part of the page that a `SectionLinks` link or the next step leads to. */
export function Part({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Anchored id={id} tabIndex={id === undefined ? undefined : -1}>
      {children}
    </Anchored>
  );
}

const Nav = styled.nav`
  display: none;
  ${media.mobile} {
    display: block;
  }
`;

const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(max-content, 1fr);
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const SectionLink = styled.a`
  display: grid;
  place-items: center;
  min-height: ${touchTarget};
  padding-inline: ${space(2)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.sm};
  font-weight: 600;
  text-decoration: none;
`;

interface SectionLinksProps {
  to: ReadonlyArray<readonly [id: string, label: string]>;
}

/** Links to the parts of a long page, on a phone only. */
export function SectionLinks({ to }: SectionLinksProps) {
  return (
    <Nav aria-label="On this page">
      <List>
        {to.map(([id, label]) => (
          <li key={id}>
            <SectionLink href={`#${id}`}>{label}</SectionLink>
          </li>
        ))}
      </List>
    </Nav>
  );
}

const Between = styled.div`
  margin-block: ${space(12)};
  ${media.mobile} {
    margin-block: ${space(6)};
  }
`;

/** As `SectionLinks`, between the first section of a page and those it leads to. */
export function SectionLinksBetween({ to }: SectionLinksProps) {
  return (
    <Between>
      <SectionLinks to={to} />
    </Between>
  );
}
