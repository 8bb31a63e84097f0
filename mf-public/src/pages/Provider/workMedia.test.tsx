import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { PromotedBadge, WorkVideos } from './ProviderPage';
import { WorkPhotos } from './WorkPhotos';

const server = fakeBackend();
const item = (id: string, changes: object) => ({
  id,
  vendor_id: 'vendor',
  kind: 'photo',
  path: `vendor/${id}`,
  caption: null,
  position: 1,
  pair_id: null,
  moment: null,
  version: 1,
  ...changes,
});

beforeEach(() => {
  queryClient.clear();
  server.respondTo('/storage/v1/object/sign/vendor-media', [
    { path: 'vendor/a', signedURL: '/object/sign/vendor-media/vendor/a?token=1', error: null },
    { path: 'vendor/b', signedURL: '/object/sign/vendor-media/vendor/b?token=1', error: null },
  ]);
});

test('photos say before and after, and what the Pro wrote', async () => {
  server.respondTo('/rest/v1/vendor_media', [
    item('a', { moment: 'before', pair_id: 'p', caption: 'Oak over a garage' }),
    item('b', { moment: 'after', pair_id: 'p' }),
  ]);
  renderPage(<WorkPhotos vendorId="vendor" name="Ann Ash" />);
  expect(await screen.findByText('Before')).toBeVisible();
  expect(screen.getByText('After')).toBeVisible();
  expect(screen.getAllByRole('button').map((photo) => photo.getAttribute('aria-label'))).toEqual([
    'Enlarge: After: Work by Ann Ash',
    'Enlarge: Before: Oak over a garage',
  ]);
});

test('videos are shown to everyone who reads the profile; without one there is no part for them', async () => {
  server.respondTo('/rest/v1/vendor_media', [item('a', { kind: 'video', caption: 'A crane day' })]);
  const { unmount } = renderPage(<WorkVideos vendorId="vendor" name="Ann Ash" />);
  const video = await screen.findByLabelText('A crane day');
  await waitFor(() => expect(video).toHaveAttribute('src', expect.stringContaining('token=1')));
  unmount();
  queryClient.clear();
  server.respondTo('/rest/v1/vendor_media', [item('b', {})]);
  renderPage(<WorkPhotos vendorId="vendor" name="Ann Ash" />);
  renderPage(<WorkVideos vendorId="vendor" name="Ann Ash" />);
  expect(await screen.findByText('Photos of work')).toBeVisible();
  expect(screen.queryByText('Videos of work')).not.toBeInTheDocument();
});

test.each([
  [true, 1],
  [false, 0],
])(
  'a profile says Promoted where the plan and the insurance make it so: %s',
  async (isPromoted, badges) => {
    server.respondTo('/rest/v1/rpc/is_promoted', isPromoted);
    renderPage(
      <>
        <h1>Ann Ash</h1>
        <PromotedBadge vendorId="vendor" />
      </>,
    );
    await screen.findByRole('heading');
    if (isPromoted) await screen.findByText('Promoted');
    expect(screen.queryAllByText('Promoted')).toHaveLength(badges);
  },
);
