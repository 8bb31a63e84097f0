import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import { renderWithTheme } from '@tree-service/testing/render';
import { PhotoPicker } from './PhotoPicker';
import { UnreadablePhotoError } from './reencodePhoto';

const LOGS = '/rest/v1/error_logs';
const server = fakeBackend();

// Decoding and drawing need a real browser; everything before and after runs as it is.
const reencode = jest.fn((file: Blob) => Promise.resolve(new Blob([file], { type: 'image/jpeg' })));
jest.mock('./reencodePhoto', () => ({
  ...jest.requireActual('./reencodePhoto'),
  reencodePhoto: (file: Blob) => reencode(file),
}));

// What every supported browser has and jsdom lacks.
beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16];
const photo = (name: string) => new File([new Uint8Array(JPEG)], name, { type: 'image/jpeg' });

function Picker({ onChange, max }: { onChange?: (photos: Blob[]) => void; max?: number }) {
  const [photos, setPhotos] = useState<Blob[]>([]);
  const change = (next: Blob[]) => {
    setPhotos(next);
    onChange?.(next);
  };
  return <PhotoPicker value={photos} onChange={change} max={max} />;
}

const input = () => screen.getByLabelText('Photos', { selector: 'input' });
const zone = () => screen.getByRole('group', { name: 'Photos' });

describe('PhotoPicker', () => {
  it('takes several photos at once, as JPEG', async () => {
    const change = jest.fn();
    const { user } = renderWithTheme(<Picker onChange={change} />);
    await user.upload(input(), [photo('oak.jpg'), photo('elm.jpg')]);
    expect(await screen.findByRole('img', { name: 'Photo 2' })).toBeInTheDocument();
    const [taken] = change.mock.lastCall ?? [];
    expect(taken).toHaveLength(2);
    expect(taken).toEqual([expect.any(Blob), expect.any(Blob)]);
  });

  it('takes dropped and pasted photos', async () => {
    renderWithTheme(<Picker />);
    fireEvent.drop(zone(), { dataTransfer: { files: [photo('oak.jpg')], types: ['Files'] } });
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
    fireEvent.paste(zone(), { clipboardData: { files: [photo('elm.jpg')] } });
    expect(await screen.findByRole('img', { name: 'Photo 2' })).toBeInTheDocument();
  });

  it('refuses what only calls itself a picture', async () => {
    const change = jest.fn();
    const { user } = renderWithTheme(<Picker onChange={change} />);
    await user.upload(
      input(),
      new File(['<script>alert(1)</script>'], 'tree.jpg', { type: 'image/jpeg' }),
    );
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        '“tree.jpg” is not a photo. Choose a JPEG, PNG or WebP file.',
      ),
    );
    expect(change).not.toHaveBeenCalled();
  });

  it('takes a photo however large, unless no camera writes as much, which is not read', async () => {
    const ofMegabytes = (name: string, size: number) =>
      Object.defineProperty(photo(name), 'size', { value: size * 1024 * 1024 });
    const { user } = renderWithTheme(<Picker />);
    await user.upload(input(), [ofMegabytes('large.jpg', 45), ofMegabytes('huge.jpg', 101)]);
    expect(await screen.findByText(/“huge.jpg” is larger than 100 MB/)).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
  });

  it('says so when the browser cannot read a picture, and keeps the others', async () => {
    reencode.mockRejectedValueOnce(new UnreadablePhotoError('no decoder'));
    const { user } = renderWithTheme(<Picker />);
    await user.upload(input(), [photo('apple.heic'), photo('oak.jpg')]);
    expect(await screen.findByText(/“apple.heic” can't be opened by this browser/)).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
  });

  it('takes no more than fit', async () => {
    const { user } = renderWithTheme(<Picker max={1} />);
    await user.upload(input(), [photo('oak.jpg'), photo('elm.jpg')]);
    expect(await screen.findByText(/You can add only 1 photo/)).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Photo 2' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Add more photos/ })).toBeDisabled();
  });

  it('asks the camera of the native wrapper, and says when that gave no photo', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.respondTo(LOGS);
    const base64String = btoa(String.fromCharCode(...JPEG));
    const getPhoto = jest.fn(() => Promise.resolve({ base64String }));
    window.Capacitor = { isNativePlatform: () => true, Plugins: { Camera: { getPhoto } } };
    const { user } = renderWithTheme(<Picker />);
    const take = screen.getByRole('button', { name: 'Take a photo', hidden: true });
    fireEvent.click(take);
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeInTheDocument();
    getPhoto.mockRejectedValueOnce(new Error('User cancelled photos app'));
    fireEvent.click(take);
    await waitFor(() => expect(getPhoto).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('alert', { hidden: true })).toBeEmptyDOMElement();
    getPhoto.mockRejectedValueOnce(new Error('No camera'));
    fireEvent.click(take);
    expect(await screen.findByText(/The camera didn't return a photo/)).toBeVisible();
    await waitFor(() =>
      expect(server.callsTo(LOGS)).toMatchObject([
        { body: { message: 'Error: No camera', source: 'useCamera' } },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    delete window.Capacitor;
    jest.restoreAllMocks();
  });

  it('removes a photo by keyboard and keeps the keyboard among them', async () => {
    const { user } = renderWithTheme(<Picker />);
    await user.upload(input(), [photo('oak.jpg'), photo('elm.jpg')]);
    const remove = await screen.findByRole('button', { name: 'Remove photo 2' });
    screen.getByRole('button', { name: 'Remove photo 1' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(1));
    expect(remove).toHaveFocus();
  });
});
