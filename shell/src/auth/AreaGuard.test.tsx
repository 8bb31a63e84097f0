import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { notify, useAuth } from '@tree-service/kernel';
import { fakeAuthState } from '@tree-service/testing';
import { ThemeRoot } from '@tree-service/design';
import { AuthRedirect } from '../App';
import { AreaGuard } from './AreaGuard';

const pages = jest.fn();
let toast: jest.SpyInstance;

function Secret({ name }: { readonly name: string }) {
  pages(name);
  return <h1>{name}</h1>;
}

function Whereabouts() {
  const { pathname, state } = useLocation();
  return (
    <p data-testid="whereabouts">
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

function openAt(address: string) {
  return render(
    <ThemeRoot>
      <MemoryRouter initialEntries={[address]}>
        <Whereabouts />
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/auth" element={<AuthRedirect />} />
          <Route path="/login" element={<h1>Welcome Back</h1>} />
          <Route
            path="/dashboard"
            element={
              <AreaGuard guard="signedIn">
                <Secret name="dashboard" />
              </AreaGuard>
            }
          />
          <Route element={<AreaGuard guard="owner" />}>
            <Route path="/requests" element={<Secret name="requests" />} />
          </Route>
          <Route element={<AreaGuard guard="requester" />}>
            <Route path="/request" element={<Secret name="request" />} />
          </Route>
          <Route element={<AreaGuard guard="vendor" />}>
            <Route path="/vendor/dashboard" element={<Secret name="vendor dashboard" />} />
          </Route>
          <Route element={<AreaGuard guard="admin" />}>
            <Route path="/admin" element={<Secret name="admin" />} />
            <Route path="/admin-check" element={<Secret name="admin check" />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </ThemeRoot>,
  );
}

const whereabouts = () => screen.getByTestId('whereabouts').textContent ?? '';
const become = (state: ReturnType<typeof fakeAuthState>) =>
  act(() => useAuth.setState(state, true));

beforeEach(() => {
  toast = jest.spyOn(notify, 'text').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  pages.mockClear();
});

const titles = () => toast.mock.calls.map(([, text]: [string, { title: string }]) => text.title);

describe('the guards', () => {
  it('say that they verify, and show nothing of the page before they know', async () => {
    become(fakeAuthState('loading'));
    openAt('/requests');
    expect(screen.getByText('Verifying access...')).toBeInTheDocument();
    expect(pages).not.toHaveBeenCalled();
    become(fakeAuthState('owner'));
    expect(await screen.findByRole('heading', { name: 'requests' })).toBeInTheDocument();
    expect(toast).not.toHaveBeenCalled();
  });

  it('send visitors to sign in, with the way back and the notice', async () => {
    become(fakeAuthState('signedOut'));
    openAt('/requests?sort=new#top');
    await screen.findByRole('heading', { name: 'Welcome Back' });
    expect(whereabouts()).toBe('/login {"returnTo":"/requests?sort=new#top"}');
    expect(titles()).toEqual(['Please sign in to access this page']);
    expect(pages).not.toHaveBeenCalled();
  });

  it('send who has to choose a password there, and remember the way back', async () => {
    become(fakeAuthState('owner', { mustChoosePassword: true }));
    openAt('/requests?sort=new');
    await waitFor(() => expect(whereabouts()).toBe('/reset-password null'));
    expect(localStorage.getItem('returnToAfterAuth')).toBe('/requests?sort=new');
    expect(pages).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
  });

  it('send visitors of administrators by the dashboard, and remember where they wanted to go', async () => {
    become(fakeAuthState('signedOut'));
    openAt('/admin');
    await screen.findByRole('heading', { name: 'Welcome Back' });
    expect(whereabouts()).toBe('/login {"returnTo":"/admin"}');
    expect(new Set(titles())).toEqual(new Set(['Please sign in to access this page']));
    expect(pages).not.toHaveBeenCalled();
  });

  it.each([
    ['/requests', 'vendor', '/vendor/dashboard'],
    ['/request', 'vendor', '/vendor/dashboard'],
    ['/vendor/dashboard', 'owner', '/dashboard'],
    ['/admin', 'owner', '/dashboard'],
    ['/admin', 'vendor', '/vendor/dashboard'],
    ['/requests', 'admin', '/admin'],
  ] as const)('refuse %s to a %s and lead to %s', async (address, type, landing) => {
    become(fakeAuthState(type));
    openAt(address);
    await waitFor(() => expect(whereabouts()).toBe(`${landing} null`));
    expect(titles()).toEqual(['You do not have permission to access this page']);
    expect(pages).not.toHaveBeenCalledWith(address.slice(1));
  });

  it('let visitors describe their work', () => {
    become(fakeAuthState('signedOut'));
    openAt('/request');
    expect(screen.getByRole('heading', { name: 'request' })).toBeInTheDocument();
  });

  it.each([
    ['choice', '/ null', []],
    ['forced', '/login null', []],
    ['inactivity', '/login {"returnTo":"/requests"}', []],
    ['expired', '/login {"returnTo":"/requests"}', []],
  ] as const)(
    'redirect without a second notice after a sign-out by %s',
    async (signOutReason, place, said) => {
      become(fakeAuthState('owner'));
      openAt('/requests');
      become(fakeAuthState('signedOut', { signOutReason }));
      await waitFor(() => expect(whereabouts()).toBe(place));
      expect(titles()).toEqual(said);
      expect(screen.queryByRole('heading', { name: 'requests' })).not.toBeInTheDocument();
    },
  );

  it('require sign-in as usual after an earlier sign-out', async () => {
    become(fakeAuthState('signedOut', { signOutReason: 'choice' }));
    openAt('/requests');
    await screen.findByRole('heading', { name: 'Welcome Back' });
    expect(titles()).toEqual(['Please sign in to access this page']);
  });
});

describe('/auth', () => {
  it('hands on to sign-in with the state it was given', () => {
    render(
      <MemoryRouter
        initialEntries={[
          { pathname: '/auth', state: { fromServiceRequest: true, autoSubmit: true } },
        ]}
      >
        <Whereabouts />
        <Routes>
          <Route path="/auth" element={<AuthRedirect />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>,
    );
    expect(whereabouts()).toBe('/login {"fromServiceRequest":true,"autoSubmit":true}');
  });
});

describe("a refused administrators' page", () => {
  const said = () =>
    toast.mock.calls.map(
      ([, text, options]: [string, { title: string }, { description?: string }]) => [
        text.title,
        options.description,
      ],
    );

  it('says at /admin-check why an account may not enter', async () => {
    become(fakeAuthState('owner'));
    openAt('/admin-check');
    await waitFor(() => expect(whereabouts()).toContain('/dashboard'));
    expect(said()).toEqual([
      [
        'You do not have permission to access this page',
        'Your profile type is owner, your metadata type owner. Only the profile type admin may enter.',
      ],
    ]);
  });

  it('says nothing more elsewhere', async () => {
    become(fakeAuthState('owner'));
    openAt('/admin');
    await waitFor(() => expect(whereabouts()).toContain('/dashboard'));
    expect(said()).toEqual([['You do not have permission to access this page', undefined]]);
  });
});
