import { screen, waitFor } from '@testing-library/react';
import type { Media } from '@tree-service/market/api/media';
import { fakeBackend } from '@tree-service/testing';
import { captionMedia } from '../../api/media';
import { renderForVendor } from '../../testing/renderForVendor';
import { CaptionForm } from './CaptionForm';

const MEDIA = '/rest/v1/vendor_media';
const photo = (caption: string, version: number): Media => ({
  id: 'photo',
  vendor_id: 'vendor',
  kind: 'photo',
  path: 'vendor/photo.webp',
  position: 1,
  moment: null,
  pair_id: null,
  created_at: '2026-11-21T10:00:00Z',
  caption,
  version,
});

const server = fakeBackend();
beforeEach(() => {
  // An empty answer means that no row has the expected version.
  server.respondTo(MEDIA, []);
});

const form = (caption: string, version: number) => (
  <CaptionForm
    label="Caption of item 1"
    media={photo(caption, version)}
    onSave={(text, expectedVersion) => captionMedia('photo', text, expectedVersion)}
  />
);
const field = () => screen.getByRole('textbox', { name: /^Caption/ });

async function refuse() {
  const { user, rerender } = renderForVendor(form('Oak', 1));
  await user.clear(field());
  await user.type(field(), 'Oak over a garage');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This was changed since you opened it');
  rerender(form('Live oak, 60 ft', 2));
  return user;
}

test('a caption changed elsewhere is shown, and the edits stay', async () => {
  await refuse();
  expect(screen.getByText('Saved version: Live oak, 60 ft.')).toBeVisible();
  expect(field()).toHaveValue('Oak over a garage');
  expect(server.callsTo(MEDIA)).toMatchObject([{ path: expect.stringContaining('version=eq.1') }]);
});

test('the edits can be saved over it', async () => {
  const user = await refuse();
  server.respondTo(MEDIA, [{ version: 3 }]);
  await user.click(screen.getByRole('button', { name: 'Save my version' }));
  await waitFor(() =>
    expect(screen.queryByText(/changed since you opened it/)).not.toBeInTheDocument(),
  );
  expect(field()).toHaveValue('Oak over a garage');
  expect(server.callsTo(MEDIA).at(-1)).toMatchObject({
    path: expect.stringContaining('version=eq.2'),
    body: { caption: 'Oak over a garage' },
  });
});

test('the saved caption can be used instead, and the next edit starts from it', async () => {
  const user = await refuse();
  await user.click(screen.getByRole('button', { name: 'Use the saved version' }));
  expect(field()).toHaveValue('Live oak, 60 ft');
  server.respondTo(MEDIA, [{ version: 3 }]);
  await user.type(field(), ', crane');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.callsTo(MEDIA)).toHaveLength(2));
  expect(server.callsTo(MEDIA)[1]).toMatchObject({
    path: expect.stringContaining('version=eq.2'),
    body: { caption: 'Live oak, 60 ft, crane' },
  });
});
