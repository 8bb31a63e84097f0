import { screen } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { JoinWaitlist } from './JoinWaitlist';

const server = fakeBackend();
const CALL = '/rest/v1/rpc/join_waitlist';

it('joins by Enter without sending the form around it', async () => {
  server.respondTo(CALL, null);
  const onSubmit = jest.fn();
  const { user } = renderPage(
    <form onSubmit={onSubmit}>
      <JoinWaitlist zip="76701" />
      <button type="submit">Continue</button>
    </form>,
    { user: 'signedOut' },
  );
  await user.type(screen.getByLabelText('Email me when you open here'), 'maya@example.com{Enter}');
  expect(await screen.findByText('Check your email')).toBeVisible();
  expect(server.callsTo(CALL)[0]?.body).toEqual({ email: 'maya@example.com', zip: '76701' });
  expect(onSubmit).not.toHaveBeenCalled();
});

it('says what is wrong beside the field, and keeps what was typed', async () => {
  server.respondTo(CALL, { message: 'Please enter a valid email address.', code: 'P0001' }, 400);
  const { user } = renderPage(<JoinWaitlist zip="76701" />, { user: 'signedOut' });
  const button = screen.getByRole('button', { name: 'Join the waitlist' });
  await user.click(button);
  expect(screen.getByText('Please enter your email')).toBeVisible();
  await user.type(screen.getByLabelText('Email me when you open here'), 'maya');
  await user.click(button);
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  expect(screen.getByLabelText('Email me when you open here')).toHaveValue('maya');
});
