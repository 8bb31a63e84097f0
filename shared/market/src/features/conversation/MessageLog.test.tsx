import { screen, within } from '@testing-library/react';
import type { FurtherPages } from '@tree-service/design/hooks';
import { renderWithTheme } from '@tree-service/testing/render';
import { MessageLog } from './MessageLog';
import type { MessageReports } from './ReportMessage';
import type { OutboxEntry } from './useOutbox';

const message = (id: string, sender_id: string, body: string) => ({
  id,
  sender_id,
  body,
  created_at: new Date().toISOString(),
});
const failed: OutboxEntry = {
  key: 'k',
  body: 'Are you there?',
  files: [],
  status: 'failed',
  error: new Error('Failed to fetch'),
  at: 0,
};

const noOlder: FurtherPages = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null,
  fetchNextPage: () => Promise.resolve(),
};

const written = [
  message('1', 'me', 'Hello'),
  { ...message('2', 'vendor', 'Call me: [phone hidden]'), masked: true },
];

function log(
  entries: OutboxEntry[],
  older: Partial<FurtherPages> = {},
  reports: Partial<MessageReports> = {},
  messages = written,
) {
  const retried: string[] = [];
  const page = renderWithTheme(
    <MessageLog
      readerId="me"
      otherName="Oak & Co"
      timeZone="America/Chicago"
      messages={messages}
      firstUnreadId="2"
      older={{ ...noOlder, ...older }}
      outbox={{
        entries,
        send: () => undefined,
        retry: (key) => retried.push(key),
        discard: () => undefined,
      }}
      reports={{ standingOf: () => 'none', report: () => Promise.resolve(), ...reports }}
    />,
  );
  return { ...page, retried, shown: within(screen.getByRole('log')) };
}

test('times are those at the property, with the name of its zone, whatever clock the reader has', () => {
  const { shown } = log([]);
  const [first] = shown.getAllByText(/^\d{1,2}:\d{2} [AP]M C[SD]T$/, { selector: 'time' });
  expect(first).toBeInTheDocument();
});

test('screen readers get the author of each message and the start of new ones', () => {
  const { shown } = log([]);
  expect(shown.getByText('You:')).toBeInTheDocument();
  expect(shown.getByText('Oak & Co:')).toBeInTheDocument();
  expect(shown.getByText('New')).toBeInTheDocument();
  expect(shown.getByText('Today')).toBeInTheDocument();
});

test('a conversation without a message says so, until the first is on its way', () => {
  const { unmount } = log([], {}, {}, []);
  expect(screen.getByText('No messages yet.')).toBeInTheDocument();
  unmount();
  log([failed], {}, {}, []);
  expect(screen.queryByText('No messages yet.')).not.toBeInTheDocument();
});

test('a message that could not be sent stays, says why, and is sent again under its key', async () => {
  const { user, retried, shown } = log([failed]);
  expect(shown.getByText('Are you there?')).toBeInTheDocument();
  expect(shown.getByText(/Not sent\. We couldn't reach the server/)).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Try Again' }));
  expect(retried).toEqual(['k']);
});

test('masked contact details are visible, with the reason', () => {
  const { shown } = log([]);
  expect(shown.getByText('[phone hidden]')).toBeInTheDocument();
  expect(shown.getByText(/^Contact details stay hidden until/)).toBeInTheDocument();
});

test('older messages load with a button above the first', async () => {
  const fetchNextPage = jest.fn(() => Promise.resolve());
  const { user, shown } = log([], { hasNextPage: true, fetchNextPage });
  await user.click(shown.getByRole('button', { name: 'Load older messages' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test('a message is reported with a reason, and a refusal keeps the typed text', async () => {
  const report = jest.fn<Promise<void>, [string, string]>();
  report.mockRejectedValueOnce(new Error('You have reported many messages today.'));
  report.mockResolvedValue();
  const { user, shown } = log([], {}, { report });
  await user.click(shown.getByRole('button', { name: /^Report message from/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText("What's wrong with it?"), 'A threat');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await dialog.findByText('You have reported many messages today.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(report.mock.calls).toEqual([
    ['2', 'A threat'],
    ['2', 'A threat'],
  ]);
});

test('what was reported says so, and cannot be reported again', () => {
  const { shown } = log([], {}, { standingOf: (id) => (id === '2' ? 'waiting' : 'none') });
  expect(
    shown.getByText('You reported this. An administrator will review it.'),
  ).toBeInTheDocument();
  expect(shown.queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
});
