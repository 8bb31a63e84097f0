import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { DraftPhoto } from '../draft/draft';
import { useDraftPhotos } from './useDraftPhotos';

// A store as slow as a phone's: what is asked for happens a while later.
const stored = new Map<string, Blob>();
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 5));
jest.mock('../draft/draftPhotos', () => ({
  readDraftPhoto: (key: string) => Promise.resolve(stored.get(key) ?? null),
  keepDraftPhoto: async (key: string, photo: Blob) => {
    await aWhile();
    stored.set(key, photo);
  },
  forgetDraftPhotosExcept: async (keep: readonly string[]) => {
    await aWhile();
    for (const key of [...stored.keys()]) if (!keep.includes(key)) stored.delete(key);
  },
}));
jest.mock('@tree-service/shared/runtime', () => ({ reportError: jest.fn(), messageOf: String }));

const image = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

function setUp() {
  return renderHook(() => {
    const [photos, setPhotos] = useState<DraftPhoto[]>([]);
    return { photos, draft: useDraftPhotos(photos, setPhotos) };
  });
}

beforeEach(() => stored.clear());

test('photos that arrive one right after the other all stay, each under one key', async () => {
  const { result } = setUp();
  await waitFor(() => expect(result.current.draft.kept).toEqual([]));
  const [one, two, gate] = [image('one.jpg'), image('two.jpg'), image('gate.jpg')];
  const { change } = result.current.draft;
  act(() => change('whole', [one]));
  act(() => change('access', [gate]));
  const [first] = result.current.photos;
  act(() => change('whole', [one, two]));
  await waitFor(() => expect(stored.size).toBe(3));
  await aWhile().then(aWhile).then(aWhile);
  expect(result.current.photos.map(({ name, shot }) => [name, shot])).toEqual([
    ['one.jpg', 'whole'],
    ['two.jpg', 'whole'],
    ['gate.jpg', 'access'],
  ]);
  expect(result.current.photos[0]?.key).toBe(first?.key);
  expect([...stored.keys()].sort()).toEqual(result.current.photos.map(({ key }) => key).sort());
});

test('a photo that is no longer in this browser leaves the draft, and people are told', async () => {
  const { result } = renderHook(() => {
    const [photos, setPhotos] = useState<DraftPhoto[]>([{ key: 'k', name: 'a.jpg', shot: null }]);
    return { photos, draft: useDraftPhotos(photos, setPhotos) };
  });
  await waitFor(() => expect(result.current.draft.problem).toMatch(/^1 of your photos/));
  expect(result.current.photos).toEqual([]);
});
