import { paths } from '@tree-service/kernel/contract';
import { color, fontSize, media, motion, radius, space, touchTarget } from '@tree-service/design';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import styled from 'styled-components';
import { vendorPaths } from '../paths';

const places = [
  { label: 'Overview', to: paths.vendorDashboard() },
  { label: 'Requests', to: vendorPaths.requests() },
  { label: 'Schedule', to: vendorPaths.schedule() },
  { label: 'Tokens', to: paths.vendorTokens() },
  { label: 'Prices', to: vendorPaths.pricing() },
  { label: 'Equipment', to: vendorPaths.equipment() },
  { label: 'Priority', to: vendorPaths.priority() },
  { label: 'Business', to: vendorPaths.account() },
];

const List = styled.ul`
  display: flex;
  gap: ${space(1)};
  margin: 0 0 ${space(6)};
  padding: 0 0 1px;
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${color.border};
  ${media.mobile} {
    margin-inline: -${space(4)};
    padding-inline: ${space(4)};
  }
`;

const Place = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${touchTarget};
  padding: ${space(1)} ${space(3)};
  border-bottom: 3px solid transparent;
  border-radius: ${radius.sm} ${radius.sm} 0 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  transition: color ${motion.fast};
  &:hover {
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current='page'] {
    border-bottom-color: ${color.brand};
    color: ${color.brandText};
  }
`;

/** The places of the vendor area, as one line that scrolls sideways on a phone. */
export function VendorNavigation() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // On a phone the current place may lie outside the line; it is brought to its middle.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!list.current || !current) return;
    const middle = current.offsetLeft + current.offsetWidth / 2 - list.current.offsetLeft;
    list.current.scrollLeft = middle - list.current.clientWidth / 2;
  }, [pathname]);
  return (
    <nav aria-label="Your business">
      <List ref={list}>
        {places.map(({ label, to }) => (
          <li key={to}>
            <Place to={to}>{label}</Place>
          </li>
        ))}
      </List>
    </nav>
  );
}
