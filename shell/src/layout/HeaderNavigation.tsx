import { NavLink } from 'react-router';
import styled from 'styled-components';
import { headerNavigation, type NavigationViewer } from '@tree-service/kernel/contract';
import { NavigationLabel } from './NavigationLabel';

const List = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  padding: 0;
  list-style: none;
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 2.75rem;
  padding: 0 ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.md};
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: ${({ theme }) => theme.fontWeight.medium};
  white-space: nowrap;
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.color.surfaceSunken};
    color: ${({ theme }) => theme.color.text};
  }
  &[aria-current='page'] {
    background: ${({ theme }) => theme.color.brandSoft};
    color: ${({ theme }) => theme.color.brandText};
  }
`;

/** The navigation of wide screens. */
export function HeaderNavigation({ viewer }: { readonly viewer: NavigationViewer }) {
  return (
    <List role="list">
      {headerNavigation(viewer).map((item) => (
        <li key={item.to}>
          <Item to={item.to} end>
            <NavigationLabel item={item} />
          </Item>
        </li>
      ))}
    </List>
  );
}
