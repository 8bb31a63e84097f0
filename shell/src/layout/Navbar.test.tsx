import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { queryClient } from '@tree-service/kernel';
import {
  fakeAuthState,
  fakeBackend,
  flagsSaying,
  type FakeAuthOptions,
  type FakeViewer,
} from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { Navbar } from './Navbar';

const server = fakeBackend();

function Frame() {
  const navigate = useNavigate();
  return (
    <>
      <Navbar />
      <button type="button" onClick={() => void navigate('/services')}>
        Somewhere else
      </button>
    </>
  );
}

const openAs = (viewer: FakeViewer, options?: FakeAuthOptions) =>
  renderPage(<Frame />, { user: fakeAuthState(viewer, options) });

function countUnread({ messages, notifications }: { messages: number; notifications: number }) {
  server.respondTo('/rest/v1/rpc/unread_total', messages);
  server.respondTo('/rest/v1/rpc/unread_notifications', notifications);
  server.respondTo('/rest/v1/rpc/my_notifications', []);
}

const header = () => within(screen.getByRole('banner'));
const links = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.textContent);

async function openUserMenu() {
  fireEvent.click(await screen.findByRole('button', { name: /Account menu/ }));
  return screen.findByRole('menu');
}

async function openMobileMenu() {
  fireEvent.click(header().getByRole('button', { name: 'Open menu' }));
  return screen.findByRole('dialog');
}

beforeEach(() => {
  queryClient.clear();
  countUnread({ messages: 0, notifications: 0 });
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});

describe('the header', () => {
  it.each<[FakeViewer, string[]]>([
    ['signedOut', ['Home', 'Request Service']],
    ['owner', ['Home', 'Request Service', 'Dashboard', 'Messages']],
    ['vendor', ['Home', 'Dashboard', 'Messages']],
    ['admin', ['Home', 'Dashboard', 'Messages', 'Admin Tools']],
  ])('leads a viewer (%s) to the right places', (viewer, expected) => {
    openAs(viewer);
    expect(links(screen.getByRole('navigation', { name: 'Main' }))).toEqual(expected);
  });

  it('offers visitors to sign in and to join', () => {
    openAs('signedOut');
    expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(header().getByRole('link', { name: 'Join as a Pro' })).toHaveAttribute(
      'href',
      '/join-as-pro',
    );
  });

  it('shows a placeholder while it is not known who is looking, and no menu', () => {
    openAs('loading');
    expect(header().getByText('...')).toBeInTheDocument();
    expect(header().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });
});

describe('a feature that is off', () => {
  it('is in no menu', async () => {
    server.respondTo('/rest/v1/feature_flags', flagsSaying({ messaging: false }));
    openAs('owner');
    const main = screen.getByRole('navigation', { name: 'Main' });
    await waitFor(() => expect(links(main)).toEqual(['Home', 'Request Service', 'Dashboard']));
    expect(links(await openMobileMenu())).not.toContain('Messages');
  });

  it('costs visitors no request', () => {
    openAs('signedOut');
    expect(server.callsTo('/rest/v1/feature_flags')).toEqual([]);
  });
});

describe('what is unread', () => {
  it('is counted beside Messages, in the header and in the mobile menu', async () => {
    countUnread({ messages: 2, notifications: 0 });
    openAs('owner');
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(await main.findByRole('link', { name: 'Messages, 2 unread' })).toBeInTheDocument();
    const sheet = within(await openMobileMenu());
    expect(await sheet.findByRole('link', { name: 'Messages, 2 unread' })).toBeInTheDocument();
  });

  it('is counted on the bell, which opens the latest notifications and their settings', async () => {
    countUnread({ messages: 0, notifications: 3 });
    openAs('vendor');
    fireEvent.click(await header().findByRole('button', { name: 'Notifications, 3 unread' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(await panel.findByText('No new notifications.')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Notification settings' })).toHaveAttribute(
      'href',
      '/account',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Somewhere else', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is nothing to visitors', () => {
    openAs('signedOut');
    expect(header().queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument();
  });
});

describe('the user menu', () => {
  it.each<[FakeViewer, string[]]>([
    ['owner', ['Dashboard', 'Messages', 'Account Settings', 'Log Out']],
    ['vendor', ['Dashboard', 'Messages', 'Token Management', 'Account Settings', 'Log Out']],
    ['admin', ['Dashboard', 'Messages', 'Account Settings', 'Log Out']],
  ])('holds the own places of a viewer (%s)', async (viewer, expected) => {
    openAs(viewer);
    const menu = await openUserMenu();
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(expected);
  });

  it.each([
    ['user menu', openUserMenu],
    ['mobile menu', openMobileMenu],
  ])('shows the full name and address of the account in the %s', async (_, openMenu) => {
    openAs('owner', { email: 'ann@demo.example', fullName: 'Ann Ash' });
    const menu = await openMenu();
    expect(within(menu).getByText('Ann Ash')).toBeInTheDocument();
    expect(within(menu).getByText('ann@demo.example')).toBeInTheDocument();
  });

  it('takes the address where there is no full name', async () => {
    openAs('owner', { email: 'ann@demo.example' });
    expect(within(await openUserMenu()).getAllByText('ann@demo.example')).toHaveLength(2);
  });

  it.each([
    ['ann@demo.example', 'AN'],
    ['', 'U'],
  ])('shows letters for %j', async (email, letters) => {
    openAs('owner', { email });
    expect(await screen.findByRole('button', { name: /Account menu/ })).toHaveTextContent(letters);
  });

  it('shows the profile image, and letters when it does not load', async () => {
    openAs('owner', { avatarUrl: 'https://images.example/ann.png' });
    const button = await screen.findByRole('button', { name: /Account menu/ });
    const image = button.querySelector('img');
    expect(image).toHaveAttribute('src', 'https://images.example/ann.png');
    if (image) fireEvent.error(image);
    expect(button).toHaveTextContent('OW');
  });

  it('signs out', async () => {
    openAs('owner');
    const menu = await openUserMenu();
    fireEvent.click(within(menu).getByRole('menuitem', { name: 'Log Out' }));
    expect(await header().findByRole('link', { name: 'Login' })).toBeInTheDocument();
  });
});

describe('the mobile menu', () => {
  it.each<[FakeViewer, string[]]>([
    [
      'signedOut',
      [
        'Home',
        'Services',
        'How It Works',
        'Request Service',
        'Help Center',
        'Login',
        'Join as a Pro',
      ],
    ],
    [
      'owner',
      [
        'Dashboard',
        'Messages',
        'Account Settings',
        'Home',
        'Services',
        'How It Works',
        'Request Service',
        'Help Center',
      ],
    ],
    [
      'vendor',
      [
        'Dashboard',
        'Messages',
        'Token Management',
        'Account Settings',
        'Home',
        'Services',
        'How It Works',
        'Help Center',
      ],
    ],
    [
      'admin',
      [
        'Dashboard',
        'Messages',
        'Account Settings',
        'Home',
        'Services',
        'How It Works',
        'Admin Tools',
        'Help Center',
      ],
    ],
  ])('lists the places of a viewer (%s) in order', async (viewer, expected) => {
    openAs(viewer);
    const sheet = await openMobileMenu();
    expect(links(sheet)).toEqual(expected);
    expect(within(sheet).queryByRole('button', { name: 'Log Out' }) !== null).toBe(
      viewer !== 'signedOut',
    );
  });

  it('closes when a place is chosen, even the one people are at', async () => {
    openAs('signedOut');
    const sheet = await openMobileMenu();
    fireEvent.click(within(sheet).getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes whenever the page changes', async () => {
    openAs('signedOut');
    await openMobileMenu();
    fireEvent.click(screen.getByRole('button', { name: 'Somewhere else', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('names the toggle by what it does', async () => {
    openAs('signedOut');
    await openMobileMenu();
    expect(screen.getByRole('button', { name: 'Close menu', hidden: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});
