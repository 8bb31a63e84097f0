import { screen } from '@testing-library/react';
import { forgetFormDraft, keepFormDraft } from '@tree-service/design/drafts';
import { useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { renderForVendor } from '../testing/renderForVendor';
import { AddAnother } from './AddAnother';

const server = fakeBackend();

const crew = (isFirst: boolean) => (
  <AddAnother title="Add a person" another="Add another person" isFirst={isFirst} draft="crew">
    {(close) => (
      <>
        <input aria-label="Name" />
        <button type="button" onClick={close}>
          Cancel
        </button>
      </>
    )}
  </AddAnother>
);
const another = () => screen.getByRole('button', { name: 'Add another person' });

test('the form is open while there is none, and stays for the next one', () => {
  const { rerender } = renderForVendor(crew(true));
  expect(screen.getByRole('heading', { name: 'Add a person' })).toBeVisible();
  rerender(crew(false));
  expect(screen.getByLabelText('Name')).toBeVisible();
});

test('later it opens on request, and the focus goes with it', async () => {
  const { user } = renderForVendor(crew(false));
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  await user.click(another());
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(another()).toHaveFocus();
});

test('it is open where a draft of it is kept, so that the draft is seen', () => {
  keepFormDraft('crew', { label: 'Ana' });
  const { unmount } = renderForVendor(crew(false));
  expect(screen.getByLabelText('Name')).toBeVisible();
  unmount();
  forgetFormDraft('crew');
  renderForVendor(crew(false));
  expect(another()).toBeVisible();
});

test('it opens when a draft from another device arrives', async () => {
  server.respondTo('/rest/v1/form_drafts', [
    {
      key: 'crew',
      draft_id: 'elsewhere',
      content: { label: 'Ana' },
      saved_at: '2026-11-23T10:00:00.000001+00:00',
    },
  ]);
  useAuth.setState(fakeAuthState('vendor'), true);
  renderForVendor(crew(false));
  expect(await screen.findByLabelText('Name')).toBeVisible();
});
