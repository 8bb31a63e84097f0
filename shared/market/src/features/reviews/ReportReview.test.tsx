import { screen } from '@testing-library/react';
import { queryClient, signIn } from '@tree-service/kernel';
import { fakeBackend, type FakeAccount } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { ReportReview } from './ReportReview';

const server = fakeBackend();
let account: FakeAccount;
const review = '00000000-0000-4000-8000-000000000009';

beforeEach(async () => {
  account = server.accounts.add({ email: 'owner@demo.example' });
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/report_review', 'r1');
  await signIn({ email: account.email, password: account.password, remember: false });
});

afterEach(() => jest.restoreAllMocks());

function reported(reports: object[]) {
  server.respondTo('/rest/v1/review_reports', reports);
}

function show() {
  return renderPage(<ReportReview readerId={account.id} reviewId={review} author="Maria" />);
}

test('a reader says what is wrong, and sees from then on that it was reported', async () => {
  reported([]);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Report the review by Maria' }));
  const send = await screen.findByRole('button', { name: 'Report' });
  await user.click(send);
  expect(await screen.findAllByText("Please choose what's wrong with it")).not.toHaveLength(0);
  await user.selectOptions(screen.getByLabelText("What's wrong with it?"), 'other');
  await user.click(send);
  expect(await screen.findAllByText("Please describe what's wrong with it")).not.toHaveLength(0);
  expect(server.callsTo('/rest/v1/rpc/report_review')).toEqual([]);
  await user.type(screen.getByLabelText(/^Details/), 'It is about my neighbor.');
  reported([{ review_id: review, resolution: null }]);
  await user.click(send);
  expect(
    await screen.findByText('You reported this. An administrator will review it.'),
  ).toBeInTheDocument();
  expect(server.callsTo('/rest/v1/rpc/report_review')).toMatchObject([
    { body: { review_id: review, reason: 'other', note: 'It is about my neighbor.' } },
  ]);
});

test('a refusal shows its message and keeps the typed text', async () => {
  reported([]);
  // Refusals of a form are reported, and by that written to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.respondTo('/rest/v1/error_logs', null, 201);
  server.respondTo(
    '/rest/v1/rpc/report_review',
    { code: 'P0001', message: 'This review cannot be reported.' },
    400,
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Report the review by Maria' }));
  await user.selectOptions(await screen.findByLabelText("What's wrong with it?"), 'insult');
  await user.type(screen.getByLabelText(/^Details/), 'Names.');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText(/This review cannot be reported\./)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Details/)).toHaveValue('Names.');
});

test('a review an administrator kept cannot be reported again', async () => {
  reported([{ review_id: review, resolution: 'kept' }]);
  show();
  expect(await screen.findByText(/reviewed it and kept it/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
