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
  const send = screen.getByRole('button', { name: 'Report' });
  await user.click(send);
  expect(await screen.findAllByText('Choose what is wrong with it')).not.toHaveLength(0);
  await user.selectOptions(screen.getByLabelText('What is wrong with it?'), 'other');
  await user.click(send);
  expect(await screen.findAllByText('Say what is wrong with it')).not.toHaveLength(0);
  expect(server.callsTo('/rest/v1/rpc/report_review')).toEqual([]);
  await user.type(screen.getByLabelText(/^In your words/), 'It is about my neighbor.');
  reported([{ review_id: review, resolution: null }]);
  await user.click(send);
  expect(
    await screen.findByText('You reported this; an administrator will look at it.'),
  ).toBeInTheDocument();
  expect(server.callsTo('/rest/v1/rpc/report_review')).toMatchObject([
    { body: { review_id: review, reason: 'other', note: 'It is about my neighbor.' } },
  ]);
});

test('a refusal is told, and what was typed stays', async () => {
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
  await user.selectOptions(screen.getByLabelText('What is wrong with it?'), 'insult');
  await user.type(screen.getByLabelText(/^In your words/), 'Names.');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText(/This review cannot be reported\./)).toBeInTheDocument();
  expect(screen.getByLabelText(/^In your words/)).toHaveValue('Names.');
});

test('what an administrator has kept is not reported again', async () => {
  reported([{ review_id: review, resolution: 'kept' }]);
  show();
  expect(await screen.findByText(/has looked at it and kept it/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
