import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { ThemeProvider } from 'styled-components';
import {
  notify,
  PENDING_REQUEST_KEY,
  clearPendingRequest,
  savePendingRequest,
  useAuth,
} from '@tree-service/kernel';
import { fakeAuthState } from '@tree-service/testing';
import { theme } from '@tree-service/design';
import { OfflineIndicator } from './OfflineIndicator';
import { PendingRequestNotification, usePendingRequestNotice } from './PendingRequestNotification';
import { SessionWatch } from './SessionWatch';

const MINUTE = 60_000;

function Whereabouts() {
  const { pathname, state } = useLocation();
  return (
    <p data-testid="whereabouts">
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

/** The notice of one page load. */
function Pending() {
  return <PendingRequestNotification notice={usePendingRequestNotice()} />;
}

function show(notice: React.ReactNode, address = '/services') {
  return render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[address]}>
        <Whereabouts />
        {notice}
      </MemoryRouter>
    </ThemeProvider>,
  );
}

const become = (state: ReturnType<typeof fakeAuthState>) =>
  act(() => useAuth.setState(state, true));
const network = (name: 'online' | 'offline') =>
  act(() => {
    window.dispatchEvent(new Event(name));
  });
let toast: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  become(fakeAuthState('signedOut'));
  toast = jest.spyOn(notify, 'text').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the offline indicator', () => {
  it('stays while offline, and says for 3 seconds that the line is back', () => {
    show(<OfflineIndicator />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    network('offline');
    act(() => jest.advanceTimersByTime(10 * MINUTE));
    expect(screen.getByText("You're offline")).toBeInTheDocument();
    network('online');
    expect(screen.getByText('Back online')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2_999));
    expect(screen.getByText('Back online')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the pending-request notification', () => {
  const save = (minutes = 60) =>
    savePendingRequest({
      version: 1,
      expirationTime: new Date(Date.now() + minutes * MINUTE).toISOString(),
    });
  const title = () => screen.queryByRole('heading', { name: 'Pending Service Request' });

  it('waits for sign-in, then stays', () => {
    save();
    show(<Pending />);
    expect(title()).not.toBeInTheDocument();
    become(fakeAuthState('owner'));
    expect(title()).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(30 * MINUTE));
    expect(title()).toBeInTheDocument();
  });

  it('continues the request, and does not ask again', () => {
    save();
    become(fakeAuthState('owner'));
    const { unmount } = show(<Pending />);
    fireEvent.click(screen.getByRole('button', { name: 'Continue Request' }));
    expect(screen.getByTestId('whereabouts')).toHaveTextContent(
      '/request {"fromServiceRequest":true}',
    );
    expect(localStorage.getItem(PENDING_REQUEST_KEY)).not.toBeNull();
    unmount();
    show(<Pending />);
    expect(title()).not.toBeInTheDocument();
  });

  it('discards the request', () => {
    save();
    become(fakeAuthState('owner'));
    show(<Pending />);
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(title()).not.toBeInTheDocument();
    expect(localStorage.getItem(PENDING_REQUEST_KEY)).toBeNull();
  });

  it('goes once the request was sent', () => {
    save();
    become(fakeAuthState('owner'));
    show(<Pending />);
    act(() => clearPendingRequest());
    expect(title()).not.toBeInTheDocument();
  });

  it('removes an expired request silently', () => {
    save(-1);
    const info = jest.spyOn(notify, 'info').mockImplementation(() => undefined);
    become(fakeAuthState('owner'));
    show(<Pending />);
    expect(title()).not.toBeInTheDocument();
    expect(localStorage.getItem(PENDING_REQUEST_KEY)).toBeNull();
    expect(info).not.toHaveBeenCalled();
  });

  it('shows one notice for an unreadable request', () => {
    localStorage.setItem(PENDING_REQUEST_KEY, '{"version":0}');
    const info = jest.spyOn(notify, 'info').mockImplementation(() => undefined);
    become(fakeAuthState('owner'));
    show(<Pending />);
    expect(localStorage.getItem(PENDING_REQUEST_KEY)).toBeNull();
    expect(info).toHaveBeenCalledTimes(1);
  });

  it.each(['vendor', 'admin'] as const)('does not ask an account of type %s', (type) => {
    save();
    become(fakeAuthState(type));
    show(<Pending />);
    expect(title()).not.toBeInTheDocument();
    expect(localStorage.getItem(PENDING_REQUEST_KEY)).not.toBeNull();
  });

  it.each(['vendor', 'admin'] as const)(
    'removes an expired one of an account of type %s',
    (type) => {
      save(-1);
      become(fakeAuthState(type));
      show(<Pending />);
      expect(localStorage.getItem(PENDING_REQUEST_KEY)).toBeNull();
    },
  );

  it('is shown once: not on the next page load, nor in another tab', () => {
    save();
    become(fakeAuthState('owner'));
    const { unmount } = show(<Pending />);
    expect(title()).toBeInTheDocument();
    const other = show(<Pending />);
    expect(screen.getAllByRole('heading', { name: 'Pending Service Request' })).toHaveLength(1);
    unmount();
    other.unmount();
    show(<Pending />);
    expect(title()).not.toBeInTheDocument();
    expect(localStorage.getItem(PENDING_REQUEST_KEY)).not.toBeNull();
  });

  it('is shown once to each person in this browser', () => {
    save();
    const person = (id: string) => {
      const owner = fakeAuthState('owner');
      if (owner.status === 'signedIn') become({ ...owner, user: { ...owner.user, id } });
    };
    for (const id of ['first', 'second']) {
      person(id);
      const { unmount } = show(<Pending />);
      expect(title()).toBeInTheDocument();
      unmount();
    }
    for (const id of ['first', 'second']) {
      person(id);
      const { unmount } = show(<Pending />);
      expect(title()).not.toBeInTheDocument();
      unmount();
    }
  });

  it('has not been shown while it kept quiet on the form', () => {
    save();
    become(fakeAuthState('owner'));
    show(<Pending />, '/request').unmount();
    show(<Pending />);
    expect(title()).toBeInTheDocument();
  });

  it('goes in every tab when it is answered in one, and comes for the next request', () => {
    save();
    const { unmount } = show(<Pending />);
    // Another tab: the same browser storage, no tab storage of its own. Both learn of the sign-in at once.
    const other = show(<Pending />);
    become(fakeAuthState('owner'));
    const [button] = screen.getAllByRole('button', { name: 'Continue Request' });
    if (button) fireEvent.click(button);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage'));
    });
    expect(title()).not.toBeInTheDocument();
    unmount();
    other.unmount();
    sessionStorage.clear();
    show(<Pending />);
    expect(title()).not.toBeInTheDocument();
    save(120);
    show(<Pending />);
    expect(title()).toBeInTheDocument();
  });

  it('keeps quiet on the form itself', () => {
    save();
    become(fakeAuthState('owner'));
    show(<Pending />, '/request');
    expect(title()).not.toBeInTheDocument();
  });
});

describe('the session watch', () => {
  const titles = () => toast.mock.calls.map(([, text]: [string, { title: string }]) => text.title);

  it('warns for 10 seconds after 25 minutes', () => {
    become(fakeAuthState('owner'));
    show(<SessionWatch />);
    act(() => jest.advanceTimersByTime(25 * MINUTE));
    expect(toast).toHaveBeenCalledWith(
      'warning',
      {
        title: 'Session expiring soon',
        description: 'Your session will expire in 5 minutes due to inactivity.',
      },
      expect.objectContaining({ duration: 10_000 }),
    );
  });

  it('runs only while signed in', () => {
    show(<SessionWatch />);
    act(() => jest.advanceTimersByTime(60 * MINUTE));
    expect(titles()).toEqual([]);
  });
});
