import { useQuery } from '@tanstack/react-query';
import { screen, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendError, queryClient } from '@tree-service/kernel';
import { renderPage } from '@tree-service/testing/renderPage';
import { useSaveAsVersion, BeganFrom } from './useSaveAsVersion';

interface Settings {
  readonly version: number;
  readonly savedBy: string;
}

const KEY = ['settings'];
let stored: Settings;

function Editor(props: {
  readonly began: Settings;
  readonly newest: Settings;
  readonly onRenew: () => void;
}) {
  const { began, newest, onRenew } = props;
  const { saveAsVersion, conflict } = useSaveAsVersion<string, Settings>({
    version: newest.version,
    name: 'Version',
    draft: 'settings',
    refresh: [KEY],
    show: (saved) => queryClient.setQueryData(KEY, saved),
    onRenew,
    save: (savedBy, _reason, _key, expected) => {
      if (expected !== stored.version) {
        return Promise.reject(new BackendError('Changed', 'P0001', 'version_conflict', 400));
      }
      stored = { version: stored.version + 1, savedBy };
      return Promise.resolve(stored);
    },
  });
  return (
    <>
      <p>{`Version ${began.version} of ${began.savedBy}, newest ${newest.version}`}</p>
      <button onClick={() => void saveAsVersion('me', 'A trial')}>Save</button>
      {conflict}
    </>
  );
}

function Page({ read }: { readonly read: () => Promise<Settings> }) {
  const { data } = useQuery({ queryKey: KEY, queryFn: read });
  return (
    data && (
      <BeganFrom newest={data}>
        {(began, renew) => <Editor began={began} newest={data} onRenew={renew} />}
      </BeganFrom>
    )
  );
}

beforeEach(() => queryClient.clear());

test('after a conflict, what was saved is what the editor shows', async () => {
  stored = { version: 4, savedBy: 'both' };
  const { user } = renderPage(<Page read={() => Promise.resolve(stored)} />, { user: 'admin' });
  await screen.findByText('Version 4 of both, newest 4');
  stored = { version: 5, savedBy: 'others' };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This was changed since you opened it')).toBeVisible();
  expect(screen.getByText('Version 4 of both, newest 5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save my version' }));
  expect(await screen.findByText('Version 6 of me, newest 6')).toBeVisible();
});

const editor = (newest: string) => (
  <BeganFrom newest={newest}>
    {(began, renew) => (
      <>
        <input aria-label="Limit" defaultValue={began} />
        <button onClick={renew}>Take theirs</button>
      </>
    )}
  </BeganFrom>
);

test('what is typed stays while others save, until the editor starts over from the newest', async () => {
  const user = userEvent.setup();
  const { rerender } = render(editor('3'));
  await user.type(screen.getByLabelText('Limit'), '9');
  rerender(editor('4'));
  expect(screen.getByLabelText('Limit')).toHaveValue('39');
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(screen.getByLabelText('Limit')).toHaveValue('4');
});

test('an editor that starts over before the newest was read waits for it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(editor('3'));
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  rerender(editor('5'));
  expect(screen.getByLabelText('Limit')).toHaveValue('5');
});
