import { NavLink } from 'react-router';
import styled from 'styled-components';
import { color, fontSize, radius, space } from '@tree-service/design';
import { paths } from '@tree-service/kernel/contract';
import { adminPaths } from '../paths';

const places = [
  { to: paths.admin(), label: 'Overview' },
  { to: adminPaths.vendorApproval(), label: 'Vendor approval' },
  { to: adminPaths.matchVisualization(), label: 'Matches' },
  { to: adminPaths.errorLogs(), label: 'Error logs' },
  { to: adminPaths.diagnostics(), label: 'Diagnostics' },
  { to: paths.adminUtility(), label: 'Admin Tools' },
];

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin: 0 0 ${space(4)} -${space(3)};
  padding: 0;
  list-style: none;
`;

const Place = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space(3)};
  border-radius: ${radius.md};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
  &[aria-current='page'] {
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
`;

/** The ways between the administrators' pages. */
export function AdminNavigation() {
  return (
    <nav aria-label="Administration">
      <List>
        {places.map(({ to, label }) => (
          <li key={to}>
            <Place to={to} end>
              {label}
            </Place>
          </li>
        ))}
      </List>
    </nav>
  );
}
