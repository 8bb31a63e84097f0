import { LogOut } from 'lucide-react';
import styled from 'styled-components';
import { accountNavigation } from '@tree-service/kernel/contract';
import { useAuth, useViewer } from '@tree-service/kernel';
import {
  color,
  Menu,
  MenuHeader,
  MenuItem,
  MenuSeparator,
  radius,
  Text,
  touchTarget,
  VisuallyHidden,
} from '@tree-service/design';
import { displayName } from './identity';
import { navigationIcons } from './navigationIcons';
import { UserAvatar } from './UserAvatar';
import { useSignOut } from './useSignOut';

const Trigger = styled.button`
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  &:hover,
  &[data-popup-open] {
    box-shadow: 0 0 0 3px ${color.brandSoft};
  }
`;

/** The signed-in account's avatar with a menu of its pages. */
export default function UserMenu() {
  const user = useAuth((auth) => auth.user);
  const profile = useAuth((auth) => auth.profile);
  const viewer = useViewer();
  const signOut = useSignOut();
  if (user === null) return null;
  return (
    <Menu
      trigger={
        <Trigger type="button">
          <UserAvatar user={user} />
          <VisuallyHidden>Account menu of {displayName(user, profile)}</VisuallyHidden>
        </Trigger>
      }
    >
      <MenuHeader>
        <Text weight="semibold">{displayName(user, profile)}</Text>
        <Text size="sm" tone="muted">
          {user.email}
        </Text>
      </MenuHeader>
      {accountNavigation(viewer).map(({ label, to, icon }) => {
        const Icon = navigationIcons[icon];
        return (
          <MenuItem key={to} to={to} icon={<Icon size={20} aria-hidden />}>
            {label}
          </MenuItem>
        );
      })}
      <MenuSeparator />
      <MenuItem icon={<LogOut size={20} aria-hidden />} onClick={() => void signOut()}>
        Log Out
      </MenuItem>
    </Menu>
  );
}
