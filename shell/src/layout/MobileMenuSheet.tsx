import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import {
  accountNavigation,
  mobileNavigation,
  type NavigationItem,
  type NavigationViewer,
  paths,
  PRODUCT_NAME,
} from '@tree-service/kernel/contract';
import { useAuth } from '@tree-service/kernel';
import {
  breakpoint,
  Button,
  color,
  fontWeight,
  radius,
  Sheet,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import { NavLink } from 'react-router';
import styled from 'styled-components';
import { displayName } from './identity';
import { useSignOut } from './useSignOut';
import { NavigationLabel } from './NavigationLabel';
import { navigationIcons } from './navigationIcons';

export interface MobileMenuSheetProps {
  readonly viewer: NavigationViewer;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function useClosedWhenWide(onOpenChange: (open: boolean) => void): void {
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${breakpoint.tablet}px)`);
    const close = () => {
      if (wide.matches) onOpenChange(false);
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [onOpenChange]);
}

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
interface MobileMenuListProps {
  readonly items: readonly NavigationItem[];
  /** Called on navigation, even to the current page. */
  readonly onChoose: () => void;
}

/** A part of the menu of small screens. */
function MobileMenuList({ items, onChoose }: MobileMenuListProps) {
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

/** The menu of small screens: a sheet from the right over 80% of the width. */
export default function MobileMenuSheet({ viewer, open, onOpenChange }: MobileMenuSheetProps) {
  const user = useAuth((auth) => auth.user);
  const profile = useAuth((auth) => auth.profile);
  const status = useAuth((auth) => auth.status);
  const signOut = useSignOut();
  useClosedWhenWide(onOpenChange);
  const close = () => onOpenChange(false);

  function leave(): void {
    close();
    void signOut();
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={user === null ? PRODUCT_NAME : displayName(user, profile)}
    >
      <VStack $gap={4}>
        {user !== null && (
          <Text size="sm" tone="muted">
            {user.email}
          </Text>
        )}
        <nav aria-label="Menu">
          {user !== null && <MobileMenuList items={accountNavigation(viewer)} onChoose={close} />}
          <MobileMenuList items={mobileNavigation(viewer)} onChoose={close} />
        </nav>
        {user !== null && (
          <Button variant="outline" size="mobileLg" fullWidth onClick={leave}>
            <LogOut size={20} aria-hidden />
            Log Out
          </Button>
        )}
        {status === 'signedOut' && (
          <>
            <Button
              asLink
              to={paths.login()}
              variant="outline"
              size="mobileLg"
              fullWidth
              onClick={close}
            >
              Login
            </Button>
            <Button asLink to={paths.joinAsPro()} size="mobileLg" fullWidth onClick={close}>
              Join as a Pro
            </Button>
          </>
        )}
      </VStack>
    </Sheet>
  );
}
