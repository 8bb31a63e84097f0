import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import * as v from 'valibot';
import { Form } from '../Form';
import { SubmitButton } from '../SubmitButton';
import { TextField } from '../TextField';
import { useSchemaForm } from '../useSchemaForm';
import { readStoredDraft } from './formDrafts';

const server = fakeBackend();
const READ = '/rest/v1/form_drafts';
const SAVE = '/rest/v1/rpc/save_form_drafts';

const schema = v.object({ words: v.string(), place: v.string() });
let notes = 0;
/** Each test has a form of its own, since one that was just read is not read again. */
let name: string;
beforeEach(() => {
  notes += 1;
  name = `note/${notes}`;
});

function Note() {
  const form = useSchemaForm(schema, { defaultValues: { words: '', place: 'Austin' } });
  return (
    <Form form={form} label="Note" draft={name} onSubmit={() => undefined}>
      <TextField control={form.control} name="words" label="Words" />
      <TextField control={form.control} name="place" label="Place" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const open = (user: 'vendor' | 'signedOut' = 'vendor') => renderPage(<Note />, { user });
const words = () => screen.getByLabelText('Words');
const saved_at = '2026-11-23T10:00:00.000001+00:00';
const keptElsewhere = (content: object | null, key = name) =>
  server.respondTo(READ, [{ key, draft_id: 'elsewhere', content, saved_at }]);
const leave = () => fireEvent(document, new Event('visibilitychange'));
const read = () => waitFor(() => expect(server.callsTo(READ)).not.toEqual([]));

/** Answers to saving with what the server keeps of the draft on this device. */
const answerWith = (content: object | null, is_saved: boolean) =>
  server.respondTo(SAVE, [
    { key: name, draft_id: readStoredDraft(name)?.id, content, saved_at, is_saved },
  ]);

/** The drafts of this test's form that were sent, in their order. */
const sent = () =>
  server
    .callsTo(SAVE)
    .flatMap(({ body }) => Object.values(Object(body)).flat())
    .filter((draft) => Object(draft).key === name);

test('what was typed on another device is in the form', async () => {
  keptElsewhere({ words: 'Bring the long ladder' });
  open();
  await waitFor(() => expect(words()).toHaveValue('Bring the long ladder'));
  expect(screen.getByText('Draft restored')).toBeVisible();
  expect(screen.getByLabelText('Place')).toHaveValue('Austin');
});

test('forms that open together are read in one call', async () => {
  renderPage(
    <>
      <Note />
      <Note />
    </>,
    { user: 'vendor' },
  );
  await read();
  expect(server.callsTo(READ)).toHaveLength(1);
});

test('what is typed is sent when the form is left, and again only when it changes', async () => {
  const page = open();
  await read();
  await page.user.type(words(), 'Ladder');
  answerWith({ words: 'Ladder' }, true);
  page.unmount();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ content: { words: 'Ladder' }, known: null }]);

  const again = open();
  await again.user.type(words(), 's');
  again.unmount();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ content: { words: 'Ladders' }, known: saved_at });
});

test('what is being typed is sent when the page is hidden', async () => {
  const { user } = open();
  await read();
  await user.type(words(), 'Ladder');
  expect(sent()).toEqual([]);
  leave();
  await waitFor(() => expect(sent()[0]).toMatchObject({ content: { words: 'Ladder' } }));
});

test('sending the form ends the draft on the server', async () => {
  const { user } = open();
  await read();
  await user.type(words(), 'Ladder');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ content: null }));
});

test('a newer draft of another device takes the place of the one that was to be sent', async () => {
  const page = open();
  await read();
  await page.user.type(words(), 'Old');
  answerWith({ words: 'New' }, false);
  leave();
  await waitFor(() => expect(words()).toHaveValue('New'));
});

test('what was sent on another device leaves the form', async () => {
  const page = open();
  await read();
  await page.user.type(words(), 'Ladder');
  answerWith(null, false);
  leave();
  await waitFor(() => expect(words()).toHaveValue(''));
  expect(screen.queryByText(/^Draft/)).toBeNull();
});

test('without a connection typing goes on, and what was typed is sent once there is one', async () => {
  server.disconnect(READ);
  server.disconnect(SAVE);
  const { user } = open();
  await read();
  await user.type(words(), 'Ladder');
  expect(screen.getByText('Draft saved')).toBeVisible();
  expect(sent()).toEqual([]);
  server.respondTo(READ, []);
  server.respondTo(SAVE, []);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(sent()[0]).toMatchObject({ content: { words: 'Ladder' } }));
});

test('one that the server refuses holds up no other, and is not sent again as it is', async () => {
  const page = open();
  await read();
  await page.user.type(words(), 'Ladder');
  server.respondTo(SAVE, { message: 'This draft is too long to be saved.', code: 'P0001' }, 400);
  server.respondTo('/rest/v1/error_logs', null, 201);
  page.unmount();
  await waitFor(() => expect(sent().length).toBeGreaterThan(0));
  const before = sent().length;
  server.respondTo(SAVE, []);
  name = `${name}/next`;
  const next = open();
  await next.user.type(words(), 'Rope');
  next.unmount();
  await waitFor(() => expect(sent()[0]).toMatchObject({ content: { words: 'Rope' } }));
  name = name.replace('/next', '');
  expect(sent()).toHaveLength(before);
});

test('of a visitor nothing leaves the device', async () => {
  const page = open('signedOut');
  await page.user.type(words(), 'Ladder');
  leave();
  page.unmount();
  await act(() => import('./serverDrafts'));
  expect(server.callsTo(READ)).toEqual([]);
  expect(server.callsTo(SAVE)).toEqual([]);
});
