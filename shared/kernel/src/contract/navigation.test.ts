import { accountNavigation, headerNavigation, mobileNavigation } from './navigation';
import type { NavigationItem, NavigationViewer } from './navigation';

const visitor: NavigationViewer = { signedIn: false, type: null };
const owner: NavigationViewer = { signedIn: true, type: 'owner' };
const vendor: NavigationViewer = { signedIn: true, type: 'vendor' };
const admin: NavigationViewer = { signedIn: true, type: 'admin' };
const unknown: NavigationViewer = { signedIn: true, type: null };

const labels = (items: readonly NavigationItem[]) => items.map((item) => item.label);

describe('the navigation', () => {
  it.each([
    ['a visitor', visitor, ['Home', 'Request Service']],
    ['an owner', owner, ['Home', 'Request Service', 'Dashboard', 'Messages']],
    ['a Pro', vendor, ['Home', 'Dashboard', 'Messages']],
    ['an administrator', admin, ['Home', 'Dashboard', 'Messages', 'Admin Tools']],
    ['an account of unknown type', unknown, ['Home', 'Request Service', 'Dashboard', 'Messages']],
  ])('shows %s the right header', (_who, viewer, expected) => {
    expect(labels(headerNavigation(viewer))).toEqual(expected);
  });

  it.each([
    ['a visitor', visitor, ['Home', 'Services', 'How It Works', 'Request Service', 'Help Center']],
    ['an owner', owner, ['Home', 'Services', 'How It Works', 'Request Service', 'Help Center']],
    ['a Pro', vendor, ['Home', 'Services', 'How It Works', 'Help Center']],
    ['an administrator', admin, ['Home', 'Services', 'How It Works', 'Admin Tools', 'Help Center']],
  ])('shows %s the right general items in the mobile menu', (_who, viewer, expected) => {
    expect(labels(mobileNavigation(viewer))).toEqual(expected);
  });

  it.each([
    ['a visitor', visitor, []],
    ['an owner', owner, ['Dashboard', 'Messages', 'Account Settings']],
    ['a Pro', vendor, ['Dashboard', 'Messages', 'Token Management', 'Account Settings']],
    ['an administrator', admin, ['Dashboard', 'Messages', 'Account Settings']],
  ])('shows %s the right places of their own', (_who, viewer, expected) => {
    expect(labels(accountNavigation(viewer))).toEqual(expected);
  });
});
