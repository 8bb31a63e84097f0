import { act, render, screen, waitFor } from '@testing-library/react';
import { useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { ThemeProvider } from 'styled-components';
import * as v from 'valibot';
import { Button, theme } from '../../ui';
import { Form, type SubmitResult } from '../Form';
import { SubmitButton } from '../SubmitButton';
import { TextField } from '../TextField';
import { useSchemaForm } from '../useSchemaForm';
import { forgetFormDraftsOf } from './formDrafts';

fakeBackend();

const schema = v.object({ words: v.string(), place: v.string(), files: v.array(v.blob()) });

interface Shown {
  draft?: string;
  place?: string;
  onSubmit?: () => SubmitResult | Promise<SubmitResult>;
}

function Note({ draft = 'note/1', place = 'Austin', onSubmit = () => undefined }: Shown) {
  const form = useSchemaForm(schema, { defaultValues: { words: '', place, files: [] } });
  return (
    <Form form={form} label="Note" draft={draft} onSubmit={onSubmit}>
      <TextField control={form.control} name="words" label="Words" />
      <TextField control={form.control} name="place" label="Place" />
      <Button onClick={() => form.setValue('files', [new Blob(['x'])])}>Add a photo</Button>
      <SubmitButton>Send</SubmitButton>
      <Link to="/elsewhere">Elsewhere</Link>
    </Form>
  );
}

const open = (shown: Shown = {}) => renderPage(<Note {...shown} />, { user: 'vendor' });
const words = () => screen.getByLabelText('Words');

/** Types, and closes the page without any warning. */
async function typeAndLeave(text: string, shown: Shown = {}): Promise<void> {
  const page = open(shown);
  await page.user.type(words(), text);
  expect(screen.getByText('Draft saved')).toBeVisible();
  page.unmount();
}

test('typed input is restored, and can be discarded', async () => {
  await typeAndLeave('Bring the long ladder');
  const { user } = open();
  expect(words()).toHaveValue('Bring the long ladder');
  expect(screen.getByText('Draft restored')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(words()).toHaveValue('');
  expect(screen.queryByText(/^Draft/)).toBeNull();
});

test('another record and another account have drafts of their own', async () => {
  await typeAndLeave('Bring the long ladder');
  const other = open({ draft: 'note/2' });
  expect(words()).toHaveValue('');
  other.unmount();
  const nextPerson = fakeAuthState('vendor');
  if (nextPerson.status !== 'signedIn') throw new Error('Nobody is signed in.');
  const user = { ...nextPerson.user, id: '00000000-0000-4000-8000-000000000002' };
  renderPage(<Note />, { user: { ...nextPerson, user } });
  expect(words()).toHaveValue('');
});

test('a field that was not touched shows what is saved by now', async () => {
  await typeAndLeave('Bring the long ladder');
  open({ place: 'Dallas' });
  expect(screen.getByLabelText('Place')).toHaveValue('Dallas');
  expect(words()).toHaveValue('Bring the long ladder');
});

test('sending ends the draft, a refusal keeps it', async () => {
  const refused = open({ onSubmit: () => ({ ok: false, message: 'Not today' }) });
  await refused.user.type(words(), 'Ladder');
  await refused.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Not today')).toBeVisible();
  refused.unmount();

  const sent = open();
  expect(words()).toHaveValue('Ladder');
  await sent.user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByText('Draft restored')).toBeNull());
  sent.unmount();
  open();
  expect(words()).toHaveValue('');
});

test('typing back what was there leaves no draft', async () => {
  const page = open();
  await page.user.type(words(), 'a');
  await page.user.clear(words());
  expect(screen.queryByText('Draft saved')).toBeNull();
  page.unmount();
  open();
  expect(screen.queryByText('Draft restored')).toBeNull();
});

test('an old draft is forgotten, and so is everything at sign-out', async () => {
  await typeAndLeave('Ladder');
  const now = Date.now();
  const later = jest.spyOn(Date, 'now').mockReturnValue(now + 31 * 24 * 60 * 60 * 1000);
  const page = open();
  expect(words()).toHaveValue('');
  page.unmount();
  later.mockRestore();
  act(() => forgetFormDraftsOf(useAuth.getState().user?.id ?? ''));
  open();
  expect(words()).toHaveValue('');
});

test('leaving asks where photos would be lost, and only there', async () => {
  const { user } = open();
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await user.type(words(), 'Ladder');
  expect(closes()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Add a photo' }));
  expect(closes()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() =>
    expect(screen.getByRole('alertdialog', { name: 'Leave without sending?' })).toBeVisible(),
  );
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(closes()).toBe(true));
});

describe('Back', () => {
  const question = { name: 'Leave without sending?' };

  async function writeAfterList() {
    window.history.replaceState(null, '', '/list');
    render(
      <ThemeProvider theme={theme}>
        <BrowserRouter>
          <Routes>
            <Route path="/list" element={<Link to="/note">Write a note</Link>} />
            <Route path="/note" element={<Note />} />
          </Routes>
        </BrowserRouter>
      </ThemeProvider>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Write a note' }));
    return user;
  }

  it('is held where photos would be lost, and leads away once someone says so', async () => {
    const user = await writeAfterList();
    await user.click(screen.getByRole('button', { name: 'Add a photo' }));
    act(() => window.history.back());
    await waitFor(() => expect(screen.getByRole('alertdialog', question)).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(window.location.pathname).toBe('/note');
    expect(words()).toBeVisible();

    act(() => window.history.back());
    await screen.findByRole('alertdialog', question);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('link', { name: 'Write a note' })).toBeVisible();
    expect(window.location.pathname).toBe('/list');
  });

  it('is not held while everything is kept', async () => {
    const user = await writeAfterList();
    await user.type(words(), 'Ladder');
    act(() => window.history.back());
    expect(await screen.findByRole('link', { name: 'Write a note' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
