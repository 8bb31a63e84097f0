import { act, screen } from '@testing-library/react';
import { BackendError } from '@tree-service/kernel';
import { renderPage } from '@tree-service/testing/renderPage';
import { useState } from 'react';
import { BeganFrom } from './BeganFrom';
import { useSaveAsVersion } from './useSaveAsVersion';

interface Settings {
  readonly version: number;
  readonly savedBy: string;
}

let stored: Settings;
/** Answers the call that reads again, after what was saved was shown. */
let answerRead: () => void = () => undefined;
const answer = () => act(async () => answerRead());

function Editor(props: {
  readonly began: Settings;
  readonly newest: Settings;
  readonly refresh: () => Promise<void>;
  readonly onRenew: () => void;
}) {
  const { began, newest, refresh, onRenew } = props;
  const { saveAsVersion, conflict } = useSaveAsVersion<string>({
    version: newest.version,
    name: 'Version',
    draft: 'settings',
    refresh,
    onRenew,
    save: (savedBy, _reason, _key, expected) => {
      if (expected !== stored.version) {
        return Promise.reject(new BackendError('Changed', 'P0001', 'version_conflict', 400));
      }
      stored = { version: stored.version + 1, savedBy };
      return Promise.resolve({ version: stored.version });
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

function Page() {
  const [newest, setNewest] = useState(stored);
  const refresh = () =>
    new Promise<void>((resolve) => {
      answerRead = () => {
        setNewest(stored);
        resolve();
      };
    });
  return (
    <BeganFrom newest={newest}>
      {(began, renew) => <Editor began={began} newest={newest} refresh={refresh} onRenew={renew} />}
    </BeganFrom>
  );
}

test('after a conflict, what was saved is what the editor shows', async () => {
  stored = { version: 4, savedBy: 'both' };
  const { user } = renderPage(<Page />, { user: 'admin' });
  stored = { version: 5, savedBy: 'others' };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await answer();
  expect(await screen.findByText('This was changed since you opened it')).toBeVisible();
  expect(screen.getByText('Version 4 of both, newest 5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save my version' }));
  await answer();
  expect(await screen.findByText('Version 6 of me, newest 6')).toBeVisible();
});
