import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { queryClient, signIn } from '@tree-service/kernel';
import { FakeBackend } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { ReportReview } from './ReportReview';

const server = new FakeBackend();
const account = server.addAccount({ email: 'owner@demo.example' });
const review = '00000000-0000-4000-8000-000000000009';

beforeEach(async () => {
  server.install();
  server.calls.length = 0;
  server.misbehaving.clear();
  queryClient.clear();
  server.misbehaving.set('/rest/v1/rpc/report_review', { status: 200, body: 'r1' });
  await signIn({ email: account.email, password: account.password, remember: false });
});

afterEach(() => jest.restoreAllMocks());

function reported(reports: object[]) {
  server.misbehaving.set('/rest/v1/review_reports', { status: 200, body: reports });
}

function show() {
  return renderWithTheme(
    <QueryClientProvider client={queryClient}>
      <ReportReview readerId={account.id} reviewId={review} author="Maria" />
    </QueryClientProvider>,
  );
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
  server.misbehaving.set('/rest/v1/error_logs', { status: 201, body: null });
  server.misbehaving.set('/rest/v1/rpc/report_review', {
    status: 400,
    body: { code: 'P0001', message: 'This review cannot be reported.' },
  });
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
