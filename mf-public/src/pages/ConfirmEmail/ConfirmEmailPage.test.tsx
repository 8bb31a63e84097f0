import { act, fireEvent, screen } from '@testing-library/react';
import {
  SEARCH_TEXTS,
  SEARCHES_AHEAD,
  VENDOR_SEARCHES,
  type VendorSearch,
} from '@tree-service/domain';
import { claimsIn } from '@tree-service/domain/testing/searchVectors';
import { notify, readPendingRequest, savePendingRequest } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import ConfirmEmailPage from './ConfirmEmailPage';

const STATUS = '/rest/v1/rpc/request_draft_status';
const KEY = '6f2a51f4-6d0f-4f5f-9a57-0c8a5f0f7a11';
const server = fakeBackend();

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(notify, 'text').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = (state?: unknown) =>
  renderAt(<ConfirmEmailPage />, { pathname: '/confirm-email', state });
const button = () => screen.getByRole('button', { name: /resend|send again|/i });
const resends = () => server.callsTo('/auth/v1/resend');

describe('the confirmation page', () => {
  it('shows the address and resends the email at most once a minute', async () => {
    jest.useFakeTimers();
    open({ email: 'new@demo.example' });
    expect(screen.getByText('new@demo.example')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');

    fireEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(resends()).toHaveLength(1);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleName('Send again in 60 s');

    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(button()).toHaveAccessibleName('Send again in 30 s');
    fireEvent.click(button());
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(resends()).toHaveLength(1);

    await act(() => jest.advanceTimersByTimeAsync(30_000));
    fireEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(resends()).toHaveLength(2);
  });

  it.each([
    ['vendor', /declining costs nothing/, /before you create an account/],
    ['owner', /before you create an account/, /declining costs nothing/],
  ])('promises a new %s what concerns them', (userType, theirs, others) => {
    open({ email: 'new@demo.example', userType });
    expect(screen.getByText(theirs)).toBeInTheDocument();
    expect(screen.queryByText(others)).toBeNull();
  });

  it('asks for the address when it is unknown', () => {
    open();
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
  });

  it('can be retried immediately when no email was sent', async () => {
    server.respondTo('/auth/v1/resend', { msg: 'Please wait' }, 429);
    open({ email: 'new@demo.example' });
    fireEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait');
    expect(screen.getByRole('button', { name: 'Resend verification email' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('with a request that waits for the address', () => {
  const state = { email: 'new@demo.example', waiting: { key: KEY, category: 'tree_removal' } };
  const status = (sent: boolean, photos = 0, search: VendorSearch = 'asked') =>
    server.respondTo(STATUS, [
      {
        category: 'tree_removal',
        photos,
        request_id: sent ? 'r1' : null,
        number: sent ? 1042 : null,
        search: sent ? search : null,
      },
    ]);
  const writeHere = (answers: object = {}) =>
    savePendingRequest({
      ...answers,
      version: 1,
      expirationTime: new Date(Date.now() + 60_000).toISOString(),
      submitKey: KEY,
    });
  const signIn = () => screen.getByRole('link', { name: /^Sign in/ });

  it('names the request, and says when it was sent on another device', async () => {
    jest.useFakeTimers();
    writeHere();
    status(false);
    open(state);
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.getByText('Your request is waiting: tree removal')).toBeInTheDocument();
    status(true);
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your request was sent');
    expect(screen.getByText('#1042')).toBeInTheDocument();
    expect(readPendingRequest()).toBeNull();
  });

  it.each(VENDOR_SEARCHES)(
    'says of a request that was sent how its search stands: %s',
    async (search) => {
      status(true, 0, search);
      const { container } = open(state);
      expect(await screen.findByText('#1042')).toBeInTheDocument();
      const { title } = SEARCH_TEXTS[search];
      if (search === 'asked') {
        expect(screen.queryByText(title)).toBeNull();
      } else {
        expect(await screen.findByText(title)).toBeInTheDocument();
      }
      expect(claimsIn(container.textContent)).toEqual([]);
    },
  );

  it.each(SEARCHES_AHEAD)(
    'says before it is sent that no Pro would be asked: %s',
    async (search) => {
      writeHere({
        service: { category: 'emergency' },
        contact: { firstName: 'Rosa' },
        property: { zip: '59001' },
        search,
      });
      status(false);
      const { container } = open(state);
      expect(await screen.findByText(/^Your request is waiting/)).toBeInTheDocument();
      if (search !== 'asked') {
        const { title } = SEARCH_TEXTS[`before_${search}`];
        expect(await screen.findByText(title.replace('{place}', '59001'))).toBeInTheDocument();
        expect(screen.getByText(SEARCH_TEXTS.danger.words)).toBeInTheDocument();
      } else expect(container).not.toHaveTextContent(SEARCH_TEXTS.danger.words);
      expect(claimsIn(container.textContent)).toEqual([]);
    },
  );

  it('says where the photos of a waiting request are added, and nothing without photos', async () => {
    const where = /To add your photos, sign in on the device where you wrote the request/;
    status(false);
    const { unmount } = open(state);
    expect(await screen.findByText('Your request is waiting: tree removal')).toBeInTheDocument();
    expect(screen.queryByText(where)).not.toBeInTheDocument();
    unmount();
    status(false, 2);
    open(state);
    expect(await screen.findByText(where)).toBeInTheDocument();
  });

  it('keeps the photos of this device until they are added', async () => {
    writeHere();
    status(true, 2);
    open(state);
    expect(
      await screen.findByText('Your 2 photos will be added when you sign in on this device.'),
    ).toBeInTheDocument();
    expect(signIn()).toHaveTextContent('Sign in and add your 2 photos');
    expect(readPendingRequest()).not.toBeNull();
  });

  it('says on another device where the photos are', async () => {
    status(true, 1);
    renderAt(<ConfirmEmailPage />, {
      pathname: '/confirm-email',
      search: `?draft=${KEY}`,
      state: { isConfirmed: true },
    });
    expect(
      await screen.findByText(/on the device where you wrote the request/),
    ).toBeInTheDocument();
  });

  it('asks to sign in when the address is confirmed and the request could not be sent', async () => {
    server.respondTo(STATUS, []);
    renderAt(<ConfirmEmailPage />, {
      pathname: '/confirm-email',
      search: `?draft=${KEY}`,
      state: { isConfirmed: true },
    });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Email confirmed');
  });
});
