import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { emptyDraft } from '../draft/draft';
import { PhotoSection } from './PhotoSection';

const server = fakeBackend();
const image = new Blob(['x'], { type: 'image/jpeg' });
const kept = [{ key: 'a', name: 'gate.jpg', shot: 'access' as const, image }];

beforeAll(() => {
  URL.createObjectURL = () => 'blob:nothing';
  URL.revokeObjectURL = () => undefined;
});

function show(media_analysis: boolean): void {
  queryClient.clear();
  server.respondTo('/rest/v1/feature_flags', flagsSaying({ media_analysis }));
  renderPage(
    <PhotoSection
      property={emptyDraft(0).property}
      photos={{ kept, change: () => undefined, problem: null }}
      progress={null}
    />,
  );
}

test('where media_analysis is on, photos are looked at', async () => {
  show(true);
  expect(await screen.findByText(/^No photo shows the whole tree/)).toBeVisible();
});

test('where it is off, nothing is said about photos', async () => {
  show(false);
  await waitFor(() => expect(server.callsTo('/rest/v1/feature_flags')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/^No photo shows/)).not.toBeInTheDocument());
});
