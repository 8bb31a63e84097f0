import { act, renderHook, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { useState } from 'react';
import { forgetFormFilesOf, readFormFiles } from '../deviceFiles';
import { useKeptPhotos } from './useKeptPhotos';

fakeBackend();
const upload = jest.fn<Promise<string>, [string, string, Blob]>();
const account = () => useAuth.getState().user?.id ?? '';

function openForm(draft: string) {
  return renderHook(() => {
    const [value, setValue] = useState<Blob[]>([]);
    const kept = useKeptPhotos({ draft, folder: 'mine', value, restore: setValue, upload });
    return { value, setValue, kept };
  });
}
type OpenForm = ReturnType<typeof openForm>['result'];

async function take(form: OpenForm): Promise<Blob> {
  const photo = new Blob(['x'], { type: 'image/jpeg' });
  await act(() => form.current.kept.keep(photo));
  act(() => form.current.setValue((photos) => [...photos, photo]));
  return photo;
}

beforeEach(() => {
  useAuth.setState(fakeAuthState('vendor'), true);
  upload.mockReset().mockImplementation((folder, key) => Promise.resolve(`${folder}/${key}.jpg`));
});

test('a photo is uploaded as it is taken, and there again when the form is opened next', async () => {
  const { result, unmount } = openForm('quote/1');
  await take(result);
  await waitFor(() => expect(result.current.kept.progress).toMatchObject({ total: 1, sent: 1 }));
  unmount();

  const { result: again } = openForm('quote/1');
  await waitFor(() => expect(again.current.value).toHaveLength(1));
  await waitFor(async () =>
    expect(await again.current.kept.finish(again.current.value)).toHaveLength(1),
  );
  expect(upload).toHaveBeenCalledTimes(1);
  expect(await readFormFiles('quote/2')).toEqual([]);
});

test('without a connection it waits, and is uploaded once when the device is back online', async () => {
  upload.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result } = openForm('quote/3');
  await take(result);
  await waitFor(() => expect(result.current.kept.progress.isHeld).toBe(true));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.kept.progress).toMatchObject({ sent: 1 }));
  expect(upload.mock.calls.map(([, key]) => key)).toEqual(Array(2).fill(upload.mock.calls[0]?.[1]));
});

test('what was taken out or sent is not kept, nor what an account leaves when it signs out', async () => {
  const { result } = openForm('quote/4');
  await take(result);
  act(() => result.current.setValue([]));
  await waitFor(async () => expect(await readFormFiles('quote/4')).toEqual([]));

  await take(result);
  act(() => result.current.kept.sent());
  await waitFor(async () => expect(await readFormFiles('quote/4')).toEqual([]));

  await take(openForm('quote/5').result);
  expect(await readFormFiles('quote/5')).toHaveLength(1);
  await forgetFormFilesOf(account());
  expect(await readFormFiles('quote/5')).toEqual([]);
});

test('photos of one account are not shown to another', async () => {
  await take(openForm('quote/6').result);
  act(() => useAuth.setState(fakeAuthState('signedOut'), true));
  expect(await readFormFiles('quote/6')).toEqual([]);
});
