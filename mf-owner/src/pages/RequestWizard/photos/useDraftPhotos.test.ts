/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { DraftPhoto } from '../draft/draft';
import { useDraftPhotos } from './useDraftPhotos';

// A store as slow as a phone's: each operation runs when the test lets it.
const stored = new Map<string, Blob>();
const waiting: { what: 'keep' | 'forget'; go: () => void }[] = [];
const untilLetGo = (what: 'keep' | 'forget') =>
  new Promise<void>((go) => {
    waiting.push({ what, go });
  });
jest.mock('../draft/draftPhotos', () => ({
  readDraftPhoto: (key: string) => Promise.resolve(stored.get(key) ?? null),
  keepDraftPhoto: async (key: string, photo: Blob) => {
    await untilLetGo('keep');
    stored.set(key, photo);
  },
  forgetDraftPhotosExcept: async (keep: readonly string[]) => {
    await untilLetGo('forget');
    for (const key of [...stored.keys()]) if (!keep.includes(key)) stored.delete(key);
  },
}));

const image = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

function setUp() {
  return renderHook(() => {
    const [photos, setPhotos] = useState<DraftPhoto[]>([]);
    return { photos, draft: useDraftPhotos(photos, setPhotos) };
  });
}

/** Runs the one pending operation of the store. */
async function letGo(what: 'keep' | 'forget') {
  await waitFor(() => expect(waiting.map((one) => one.what)).toEqual([what]));
  await act(async () => {
    waiting.pop()?.go();
    await Promise.resolve();
  });
}

beforeEach(() => {
  stored.clear();
  waiting.length = 0;
});

test('photos added in quick succession are all kept, each under one key', async () => {
  const { result } = setUp();
  await waitFor(() => expect(result.current.draft.kept).toEqual([]));
  const [one, two, gate] = [image('one.jpg'), image('two.jpg'), image('gate.jpg')];
  const { change } = result.current.draft;
  act(() => change('whole', [one]));
  act(() => change('access', [gate]));
  const [first] = result.current.photos;
  act(() => change('whole', [one, two]));
  // Changes are stored in order, and none drops a photo that a later one added.
  for (let change = 0; change < 3; change += 1) {
    await letGo('keep');
    await letGo('forget');
  }
  await waitFor(() => expect(stored.size).toBe(3));
  expect(result.current.photos.map(({ name, shot }) => [name, shot])).toEqual([
    ['one.jpg', 'whole'],
    ['two.jpg', 'whole'],
    ['gate.jpg', 'access'],
  ]);
  expect(result.current.photos[0]?.key).toBe(first?.key);
  expect([...stored.keys()].sort()).toEqual(result.current.photos.map(({ key }) => key).sort());
});

test('a photo missing from this browser leaves the draft with a notice', async () => {
  const { result } = renderHook(() => {
    const [photos, setPhotos] = useState<DraftPhoto[]>([{ key: 'k', name: 'a.jpg', shot: null }]);
    return { photos, draft: useDraftPhotos(photos, setPhotos) };
  });
  await waitFor(() => expect(result.current.draft.problem).toMatch(/^1 of your photos/));
  expect(result.current.photos).toEqual([]);
});
