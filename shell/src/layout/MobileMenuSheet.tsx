import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import {
  accountNavigation,
  mobileNavigation,
  paths,
  PRODUCT_NAME,
  type NavigationViewer,
} from '@tree-service/kernel/contract';
import { useAuth } from '@tree-service/kernel';
import { breakpoint, Button, Sheet, Text, VStack } from '@tree-service/design';
import { displayName } from './identity';
import { MobileMenuList } from './MobileMenuList';
import { useSignOut } from './useSignOut';

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
