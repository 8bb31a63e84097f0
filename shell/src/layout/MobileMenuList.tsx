import { NavLink } from 'react-router';
import styled from 'styled-components';
import type { NavigationItem } from '@tree-service/kernel/contract';
import { color, fontWeight, radius, space } from '@tree-service/design';
import { NavigationLabel } from './NavigationLabel';
import { navigationIcons } from './navigationIcons';

const List = styled.ul`
  padding: 0;
  margin-inline: -${space(3)};
  list-style: none;
  & + & {
    margin-top: ${space(3)};
    padding-top: ${space(3)};
    border-top: 1px solid ${color.border};
  }
`;

const Place = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 3rem;
  padding: 0 ${space(3)};
  border-radius: ${radius.md};
  color: ${color.text};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  & > svg {
    flex: none;
    color: ${color.textMuted};
  }
  &[aria-current='page'] {
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
`;

/** Some places in the menu of small screens. */
export interface MobileMenuListProps {
  readonly items: readonly NavigationItem[];
  /** Called on navigation, even to the current page. */
  readonly onChoose: () => void;
}

/** A part of the menu of small screens. */
export function MobileMenuList({ items, onChoose }: MobileMenuListProps) {
  return (
    <List role="list">
      {items.map((item) => {
        const Icon = navigationIcons[item.icon];
        return (
          <li key={item.to}>
            <Place to={item.to} end onClick={onChoose}>
              <Icon size={20} aria-hidden />
              <NavigationLabel item={item} />
            </Place>
          </li>
        );
      })}
    </List>
  );
}
