import { NavLink } from 'react-router';
import styled from 'styled-components';
import { color, media, pageWidth, radius, space } from '@tree-service/design';
import { paths } from '@tree-service/kernel/contract';

const Band = styled.nav`
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

const List = styled.ul`
  display: flex;
  gap: ${space(1)};
  max-width: calc(${pageWidth.wide} + 2 * ${space(8)});
  margin: 0 auto;
  overflow-x: auto;
  list-style: none;
  /* Beats the global style of lists. */
  && {
    padding: 0 ${space(5)};
  }
  ${media.mobile} {
    justify-content: space-between;
    && {
      padding: 0 ${space(2)};
    }
  }
`;

const Place = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0 ${space(3)};
  border-radius: ${radius.md};
  color: ${color.text};
  font-size: 0.9375rem;
  font-weight: 500;
  white-space: nowrap;
  text-decoration: none;
  &:hover,
  &[aria-current='page'] {
    color: ${color.brandText};
    text-decoration: underline;
    text-underline-offset: 0.4em;
  }
  ${media.mobile} {
    padding: 0 ${space(2)};
  }
`;

/** What visitors look for most, in order. */
const sectionLinks: ReadonlyArray<{ readonly label: string; readonly to: string }> = [
  { label: 'Services', to: paths.services() },
  { label: 'Prices', to: `${paths.services()}/prices` },
  { label: 'How it works', to: paths.howItWorks() },
  { label: 'Find a Pro', to: paths.providers() },
];

/** What visitors look for, one tap away below the header of public pages. */
export function SectionNavigation() {
  return (
    <Band aria-label="Sections">
      <List role="list">
        {sectionLinks.map(({ label, to }) => (
          <li key={to}>
            <Place to={to} end>
              {label}
            </Place>
          </li>
        ))}
      </List>
    </Band>
  );
}
