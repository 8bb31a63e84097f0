import styled from 'styled-components';
import { useAuth, useViewer } from '@tree-service/kernel';
import {
  Button,
  color,
  depth,
  ErrorBoundary,
  media,
  pageWidth,
  space,
  touchTarget,
} from '@tree-service/design';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths, PRODUCT_NAME } from '@tree-service/kernel/contract';
import { anchors, HEADER_HEIGHT } from './anchors';
import { HeaderNavigation } from './HeaderNavigation';
import { MobileMenu } from './MobileMenu';
import { PlaceholderAvatar } from './UserAvatar';

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${depth.header};
  height: ${HEADER_HEIGHT};
  padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(6)};
  height: 100%;
  max-width: calc(${pageWidth.wide} + 2 * ${space(8)});
  margin: 0 auto;
  padding: 0 ${space(8)};
  ${media.belowLaptop} {
    gap: ${space(3)};
    padding: 0 ${space(4)};
  }
`;

const Wide = styled.div`
  ${media.mobile} {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-left: auto;
`;

const Account = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${media.mobile} {
    display: none;
  }
`;

const Narrow = styled.div`
  ${media.tabletUp} {
    display: none;
  }
`;

// Visitors have no notifications and never download it.
const NotificationBell = lazy(() => import('./NotificationBell'));

const Place = styled.span`
  width: ${touchTarget};
  height: ${touchTarget};
`;

/** The place of the notification bell in the header; empty for visitors. */
function HeaderBell() {
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  if (!isSignedIn) return null;
  return (
    <ErrorBoundary source="NotificationBell" fallback={null}>
      <Suspense fallback={<Place aria-hidden />}>
        <NotificationBell />
      </Suspense>
    </ErrorBoundary>
  );
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 2.75rem;
  color: ${({ theme }) => theme.color.brandText};
  font-family: ${({ theme }) => theme.font.display};
  font-size: 1.3125rem;
  font-weight: ${({ theme }) => theme.fontWeight.semibold};
  letter-spacing: -0.01em;
  white-space: nowrap;
  text-decoration: none;
`;

/** The product's logo, in the text color. */
function TreeMark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden>
      <path d="M16 2.5c4 0 7 2.9 7 6.6 0 .6-.1 1.2-.2 1.7 2.6.9 4.5 3.2 4.5 6 0 3.6-3.100 6.400-6.900 6.400h-2.600v-3.100l3.700-3.700-1.500-1.500-2.200 2.200v-6.300h-2.600v8.800l-3.200-3.200-1.500 1.500 4.700 4.700v.6h-3.600c-3.800 0-6.900-2.800-6.900-6.400 0-2.800 1.900-5.100 4.500-6A6.300 6.300 0 0 1 9 9.100c0-3.700 3-6.600 7-6.600Z" />
      <path d="M15.200 23.200h2.600v6.300h-2.600z" opacity="0.75" />
    </svg>
  );
}

/** The product's tree and name, leading home. */
function Brand() {
  return (
    <Home to={paths.home()}>
      <TreeMark />
      {PRODUCT_NAME}
    </Home>
  );
}

// Visitors, who are most of all first views, never download it.
const UserMenu = lazy(() => import('./UserMenu'));

/** The right end of the header: who is signed in, or how to sign in and up. */
function HeaderAccount() {
  const status = useAuth((auth) => auth.status);
  if (status === 'loading') return <PlaceholderAvatar />;
  if (status === 'signedIn') {
    return (
      <ErrorBoundary source="UserMenu" fallback={<PlaceholderAvatar />}>
        <Suspense fallback={<PlaceholderAvatar />}>
          <UserMenu />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <>
      <Button asLink to={paths.login()} variant="ghost">
        Login
      </Button>
      <Button asLink to={paths.joinAsPro()}>
        Join as a Pro
      </Button>
    </>
  );
}

/** The fixed header of every page. */
export function Navbar() {
  const viewer = useViewer();
  return (
    <Bar>
      <Inner id={anchors.navigation} tabIndex={-1}>
        <Brand />
        <Wide>
          <nav aria-label="Main">
            <HeaderNavigation viewer={viewer} />
          </nav>
        </Wide>
        <End>
          <HeaderBell />
          <Account>
            <HeaderAccount />
          </Account>
          <Narrow>
            <MobileMenu viewer={viewer} />
          </Narrow>
        </End>
      </Inner>
    </Bar>
  );
}
