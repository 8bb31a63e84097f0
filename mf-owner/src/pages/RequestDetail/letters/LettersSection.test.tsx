import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { LettersSection } from './LettersSection';

const LETTERS = '/rest/v1/request_letters';
const ANSWER = '/rest/v1/rpc/answer_letter';
const server = fakeBackend();
const letter = {
  id: 'l1',
  author_side: 'admin',
  body: 'A Pro in the next county could come.\nIs Friday fine?',
  created_at: '2026-11-24T17:05:00Z',
};

beforeEach(() => queryClient.clear());

const open = () => renderPage(<LettersSection requestId="request" />, { user: 'owner' });
const write = async ({ user }: ReturnType<typeof open>, words: string) => {
  await user.type(await screen.findByLabelText('Your answer'), words);
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
};

test('shows nothing while no one has written', async () => {
  server.respondTo(LETTERS, []);
  open();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('an answer shows below the letter it answers, and the box is empty again', async () => {
  server.respondTo(LETTERS, [letter]);
  server.respondTo(ANSWER, { id: 'l2', created_at: '2026-11-24T18:00:00Z' });
  const page = open();
  expect(await screen.findByText(/^A Pro in the next county/)).toBeVisible();
  server.hold(LETTERS);
  await write(page, 'Yes, any time.');
  expect(await screen.findByText('Yes, any time.', { selector: 'li *' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveValue(''));
  expect(server.callsTo(ANSWER)).toMatchObject([
    { body: { request_id: 'request', body: 'Yes, any time.' } },
  ]);
});

test('a refused answer stays in the box with the reason', async () => {
  server.respondTo(LETTERS, [letter]);
  const message = 'You’ve sent many answers today. Please try again tomorrow.';
  server.respondTo(ANSWER, { code: 'P0001', message }, 400);
  const page = open();
  await write(page, 'Yes, any time.');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Your answer')).toHaveValue('Yes, any time.');
});
