import { screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { useMessageDraft } from './useMessageDraft';

const server = fakeBackend();
const SAVE = '/rest/v1/rpc/save_form_drafts';
const elsewhere = {
  key: 'message/c1',
  draft_id: 'elsewhere',
  content: { body: 'Is there a gate?' },
  saved_at: '2026-11-23T10:00:00.000001+00:00',
};

function Words() {
  const [{ body }, change] = useMessageDraft('c1');
  return (
    <input
      aria-label="Words"
      value={body}
      onChange={(event) => change({ body: event.target.value })}
    />
  );
}

test('what was written on another device is there, and ends on both once it is gone here', async () => {
  server.respondTo('/rest/v1/form_drafts', [elsewhere]);
  const { user } = renderPage(<Words />, { user: 'vendor' });
  const words = screen.getByLabelText('Words');
  await waitFor(() => expect(words).toHaveValue('Is there a gate?'));
  await user.clear(words);
  await waitFor(() =>
    expect(server.callsTo(SAVE)[0]?.body).toMatchObject({
      drafts: [
        { key: 'message/c1', draft_id: 'elsewhere', content: null, known: elsewhere.saved_at },
      ],
    }),
  );
});
