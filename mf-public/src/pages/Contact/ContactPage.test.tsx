import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import ContactPage from './ContactPage';

const SEND = '/rest/v1/rpc/send_contact_message';
const LOGS = '/rest/v1/error_logs';
const server = fakeBackend();

beforeEach(() => {
  act(() => useAuth.setState(fakeAuthState('signedOut'), true));
});

afterEach(() => jest.restoreAllMocks());

const open = (search = '', hash = '') =>
  renderAt(<ContactPage />, { pathname: '/contact', search, hash });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));

function write(): void {
  type('Your name', 'Robin Reader');
  type('Email', 'robin@example.com');
  type('Topic', 'question');
  type('Your message', 'Which trees may stand under wires?');
  send();
}

describe('the contact page', () => {
  it('sends the message and says where the reply goes', async () => {
    server.respondTo(SEND, { id: 'm1' });
    open();
    write();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent("We'll reply to robin@example.com."),
    );
    expect(server.callsTo(SEND)[0]?.body).toEqual({
      name: 'Robin Reader',
      email: 'robin@example.com',
      topic: 'question',
      body: 'Which trees may stand under wires?',
    });
  });

  it('goes on with the exchange whose link was opened', async () => {
    server.respondTo(SEND, { id: 'm1' });
    open('', '#0c1f6a3e-0000-4000-8000-000000000001');
    expect(screen.getByText(/kept with what we wrote/)).toBeVisible();
    write();
    await screen.findByRole('status');
    expect(server.callsTo(SEND)[0]?.body).toMatchObject({
      answers: '0c1f6a3e-0000-4000-8000-000000000001',
    });
  });

  it("shows the server's message about too many messages, and keeps what was typed", async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.respondTo(LOGS);
    const message = 'You have sent several messages already. Please try again in an hour.';
    server.respondTo(SEND, { code: 'P0001', message, hint: 'too_fast' }, 400);
    open();
    write();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Your message')).toHaveValue('Which trees may stand under wires?');
  });

  it('keeps what was typed when the connection is lost', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.disconnect(SEND);
    server.respondTo(LOGS);
    open();
    write();
    expect(await screen.findByRole('alert')).toHaveTextContent("couldn't reach the server");
    expect(screen.getByLabelText('Email')).toHaveValue('robin@example.com');
  });

  it('shows next to each field what is missing', async () => {
    open();
    send();
    for (const [label, sentence] of [
      ['Your name', 'Please enter your name'],
      ['Email', 'Please enter a valid email address'],
      ['Topic', 'Please choose a topic'],
      ['Your message', 'Please write your message'],
    ] as const) {
      await screen.findAllByText(sentence);
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(sentence));
    }
    expect(server.calls).toEqual([]);
  });

  it('fills in the sender, and the topic from the address', () => {
    act(() => useAuth.setState(fakeAuthState('owner', { fullName: 'Ona Owner' }), true));
    open('?topic=account');
    expect(screen.getByLabelText('Your name')).toHaveValue('Ona Owner');
    expect(screen.getByLabelText('Email')).toHaveValue('owner@demo.example');
    expect(screen.getByLabelText('Topic')).toHaveValue('account');
  });
});
