import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { notify, PENDING_REQUEST_VERSION, readPendingRequest, useAuth } from '@tree-service/kernel';
import { SEARCH_TEXTS, SEARCHES_AHEAD } from '@tree-service/domain';
import { claimsIn } from '@tree-service/domain/testing/searchVectors';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import RegisterPage from './RegisterPage';

const server = fakeBackend();

beforeEach(() => {
  localStorage.clear();
  act(() => useAuth.setState(fakeAuthState('signedOut'), true));
  jest.spyOn(notify, 'text').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function openWith(price: object | null, further: object = {}): void {
  localStorage.setItem(
    'pendingServiceRequest',
    JSON.stringify({
      version: PENDING_REQUEST_VERSION,
      expirationTime: new Date(Date.now() + 3_600_000).toISOString(),
      service: { category: 'tree_removal', writtenReport: false },
      contact: { firstName: 'Ada', lastName: '', phone: '' },
      submission: { category: 'tree_removal', contact: { first_name: 'Ada' } },
      price,
      ...further,
    }),
  );
  const state = { fromServiceRequest: true, autoSubmit: true, returnTo: '/request' };
  renderAt(<RegisterPage />, { pathname: '/auth/register', state });
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

it('says what is sent, knows the name, and sends a corrected one', async () => {
  openWith({ lowCents: 145_000, highCents: 290_000 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Create your account to send your removal request, $1,450 to $2,900',
  );
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  expect(screen.getByText(/^Are you a property manager\? The same account works\./)).toBeVisible();
  type('First name', 'Grace');
  type('Email', 'new@demo.example');
  type('Password', 'long enough');
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() =>
    expect(screen.getByTestId('whereabouts').textContent).toContain('/confirm-email'),
  );
  expect(readPendingRequest()).toMatchObject({
    contact: { firstName: 'Grace' },
    submission: { contact: { first_name: 'Grace' } },
  });
  expect(server.callsTo('/auth/v1/signup')[0]?.body).toMatchObject({ email: 'new@demo.example' });
});

it('names only the request while no price is known', () => {
  openWith(null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Create your account to send your removal request$/,
  );
});

it('refuses to continue without a name', async () => {
  openWith(null);
  type('First name', ' ');
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect((await screen.findAllByText('Please enter your first name')).length).toBeGreaterThan(0);
  expect(server.callsTo('/auth/v1/signup')).toEqual([]);
});

it.each(SEARCHES_AHEAD)('says whether a Pro would be asked: %s', async (search) => {
  openWith(null, {
    search,
    property: { zip: '59001' },
    timing: { timing: 'emergency' },
  });
  if (search === 'asked') {
    expect(screen.queryByText(SEARCH_TEXTS.danger.title)).toBeNull();
    return;
  }
  const { title } = SEARCH_TEXTS[`before_${search}`];
  expect(await screen.findByText(title.replace('{place}', '59001'))).toBeVisible();
  expect(screen.getByText(SEARCH_TEXTS.danger.words)).toBeVisible();
  expect(claimsIn(document.body.textContent)).toEqual([]);
});
