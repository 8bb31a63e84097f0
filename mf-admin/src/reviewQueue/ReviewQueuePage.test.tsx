import { screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend, showOnPhone } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import ReviewQueuePage from './ReviewQueuePage';

const server = fakeBackend();

const adjustment = (id: string, business: string, changes: object = {}) => ({
  queue: 'adjustments',
  id,
  since: '2026-11-22T10:00:00Z',
  due_at: '2026-11-23T10:00:00Z',
  subject: { business, number: 240 },
  assigned_to: null,
  assigned_email: null,
  notes: 0,
  total: 2,
  ...changes,
});

const ASH = adjustment('a1', 'Ash & Sons', { assigned_email: 'kim@example.com', notes: 2 });
const ELM = adjustment('a2', 'Elm Works');

const stored = (id: string, business: string) => ({
  id,
  account_id: business,
  tokens: 240,
  reason: 'Leads nobody could reach',
  proposed_by: 'somebody-else',
  created_at: '2026-11-22T10:00:00Z',
  profiles: { email: 'lee@example.com' },
  token_accounts: { posted: 50, held: 11 },
});

function open(url: string, rows: readonly object[] = [ASH, ELM], isPhone = false) {
  showOnPhone(isPhone);
  queryClient.clear();
  window.localStorage.clear();
  server.respondTo('/rest/v1/rpc/review_queue', rows);
  server.respondTo('/rest/v1/rpc/open_decisions', [
    { queue: 'adjustments', total: rows.length, rows: [] },
  ]);
  server.respondTo('/rest/v1/rpc/case_notes', []);
  server.respondTo('/rest/v1/profiles', [{ id: 'kim', email: 'kim@example.com' }]);
  server.respondTo('/rest/v1/vendor_profiles', [
    { vendor_id: 'ash', business_name: 'Ash & Sons' },
    { vendor_id: 'elm', business_name: 'Elm Works' },
  ]);
  server.respondTo('/rest/v1/token_adjustments', [stored('a1', 'ash')]);
  return renderPage(<ReviewQueuePage />, { user: 'admin', url });
}

const LIST = '/admin-utility/queue';
const caseAt = (id: string) => `${LIST}?case=adjustments:${id}`;
const titleOf = (text: string) => screen.findByRole('heading', { level: 1, name: text });

test('cases are listed with their kind, their taker and their notes; kinds without one in one line', async () => {
  open(LIST);
  const table = await screen.findByRole('table', { name: 'Cases' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/Ash & Sons: 240 tokens.*Token adjustment.*kim@example.com.*2/);
  expect(second).toHaveTextContent(/Elm Works.*Unassigned/);
  expect(within(table).getByRole('link', { name: /^Elm Works/ })).toHaveAttribute(
    'href',
    `${LIST}?case=adjustments%3Aa2`,
  );
  const folded = await screen.findByText(/^Nothing open:/);
  expect(folded).toHaveTextContent('refund claims');
  expect(folded).not.toHaveTextContent('token adjustments');
  expect(screen.getByRole('option', { name: 'Token adjustments (2)' })).toBeInTheDocument();
});

test('a request without a Pro says how far the search has come', async () => {
  const subject = { number: 1002, category: 'tree_removal', words: 'Austin', search: 'none_left' };
  open(LIST, [adjustment('r1', '', { queue: 'unmatched', subject })]);
  expect(
    await screen.findByRole('link', { name: /^#1002: .*Austin - Every Pro passed/ }),
  ).toBeVisible();
});

test('an empty list says what will appear', async () => {
  open(`${LIST}?who=mine`, []);
  expect(await screen.findByRole('heading', { name: 'No cases assigned to you' })).toBeVisible();
});

test('A opens the approval, which needs a reason; J goes to the next case', async () => {
  const { user } = open(caseAt('a1'));
  await titleOf('Token adjustment: Ash & Sons: 240 tokens');
  expect(await screen.findByRole('button', { name: /^Approve/ })).toHaveAttribute(
    'aria-keyshortcuts',
    'A',
  );
  expect(screen.getByText('Available tokens: 39 now, 279 once approved.')).toBeVisible();
  await user.keyboard('a');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Approve +240 tokens for Ash & Sons');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('r');
  expect(await screen.findByRole('dialog')).toHaveTextContent('Reject +240 tokens');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('j');
  expect(await titleOf('Token adjustment: Elm Works: 240 tokens')).toHaveFocus();
  expect(server.callsTo('/rest/v1/rpc/decide_token_adjustment')).toEqual([]);
});

test('letters typed into a note are no commands, and keys can be turned off', async () => {
  const { user } = open(caseAt('a1'));
  await user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'a jar');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await titleOf('Token adjustment: Ash & Sons: 240 tokens');
  await user.click(screen.getByRole('switch', { name: /^Single-letter keys/ }));
  await user.keyboard('aj');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await titleOf('Token adjustment: Ash & Sons: 240 tokens');
});

test('a case is assigned, and a note is added', async () => {
  const { user } = open(caseAt('a2'));
  server.respondTo('/rest/v1/rpc/assign_case', null);
  server.respondTo('/rest/v1/rpc/add_case_note', 'n1');
  await screen.findByRole('option', { name: 'kim@example.com' });
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'kim@example.com');
  await waitFor(() =>
    expect(server.callsTo('/rest/v1/rpc/assign_case').map(({ body }) => body)).toEqual([
      { queue: 'adjustments', case_id: 'a2', assignee: 'kim' },
    ]),
  );
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Called them');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() =>
    expect(server.callsTo('/rest/v1/rpc/add_case_note').map(({ body }) => body)).toEqual([
      { queue: 'adjustments', case_id: 'a2', body: 'Called them' },
    ]),
  );
});

test('a case that was decided says so and leads on', async () => {
  const { user } = open(caseAt('gone'));
  expect(await screen.findByRole('heading', { name: 'This case is closed' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Next case/ }));
  await titleOf('Token adjustment: Ash & Sons: 240 tokens');
});

test('a critical error leads to itself among the error logs', async () => {
  open(`${LIST}?case=errors:e1`, [
    { ...adjustment('e1', ''), queue: 'errors', subject: { words: 'The map & its pins' } },
  ]);
  expect(await screen.findByRole('link', { name: 'Open in the error logs' })).toHaveAttribute(
    'href',
    '/admin/error-logs?severity=critical&q=The+map+%26+its+pins',
  );
});

test('a phone lists ten cases first; the list of pages counts all', async () => {
  const many = Array.from({ length: 12 }, (_none, place) =>
    adjustment(`m${place}`, `Elm ${place}`),
  );
  const { user } = open('/admin-utility/queue', many, true);
  const table = await screen.findByRole('table', { name: 'Cases' });
  const listed = () => within(table).getAllByRole('link').length;
  expect(listed()).toBe(10);
  expect(screen.getByRole('link', { name: 'Review queue 12 open' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more cases' }));
  expect(listed()).toBe(12);
});

test('on a phone a case shows its kind with its age, and who has it only if somebody has', async () => {
  open(LIST, [ASH, ELM], true);
  const [, ash, elm] = within(await screen.findByRole('table', { name: 'Cases' })).getAllByRole(
    'row',
  );
  expect(ash).toHaveTextContent(/Token adjustment, .* ago.*kim@example.com/);
  expect(elm).toHaveTextContent(/Token adjustment, .* ago/);
  expect(elm).not.toHaveTextContent('Unassigned');
});

test('all cases are on the list, read two hundred at a time', async () => {
  const many = Array.from({ length: 210 }, (_, place) =>
    adjustment(`m${place}`, `Business ${place}`, { total: 210 }),
  );
  const { user } = open(LIST, many.slice(0, 200));
  await screen.findByRole('table', { name: 'Cases' });
  server.respondTo('/rest/v1/rpc/review_queue', many);
  const more = () => screen.queryByRole('button', { name: 'Show more cases' });
  for (let page = 0; page < 10; page += 1) {
    const button = more();
    if (button) await user.click(button);
  }
  expect(await screen.findByText(/^Business 209/)).toBeVisible();
  expect(more()).not.toBeInTheDocument();
  expect(server.callsTo('/rest/v1/rpc/review_queue').at(-1)?.body).toMatchObject({ shown: 400 });
}, 60_000);
