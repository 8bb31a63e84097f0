import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { Composer } from './Composer';
import { QuickRepliesContext } from './QuickReplies';

function pointer(fine: boolean): void {
  window.matchMedia = (query) => ({
    matches: fine,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  });
}

// Decoding and drawing need a real browser; what happens to the files is set up here.
jest.mock('./attachments/PickedFiles', () => ({
  ...jest.requireActual<object>('./attachments/PickedFiles'),
  pickFile: (file: File) =>
    Promise.resolve(
      file.name.endsWith('.exe')
        ? { ok: false, message: `“${file.name}” is not a photo or PDF.` }
        : { ok: true, item: { key: file.name, name: file.name, file } },
    ),
}));

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

function composer(client = new QueryClient(), replies: readonly string[] = []) {
  const sent: string[] = [];
  const page = renderWithTheme(
    <QueryClientProvider client={client}>
      <QuickRepliesContext value={() => replies}>
        <Composer
          conversationId="c1"
          leadState="engaged"
          otherName="Oak & Co"
          side="owner"
          hint={null}
          onSend={(body, files) => sent.push([body, ...files.map(({ name }) => name)].join('|'))}
        />
      </QuickRepliesContext>
    </QueryClientProvider>,
  );
  return { ...page, sent, box: screen.getByRole('textbox', { name: 'Message to Oak & Co' }) };
}

test('with a keyboard Enter sends, and Shift with Enter starts a new line', async () => {
  pointer(true);
  const { user, sent, box } = composer();
  await user.type(box, 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
  expect(sent).toEqual(['Hello\nthere']);
  expect(box).toHaveValue('');
});

test('on a touch screen Enter starts a new line, and the button sends', async () => {
  pointer(false);
  const { user, sent, box } = composer();
  await user.type(box, 'Hello{Enter}there');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['Hello\nthere']);
});

test('nothing is sent while there is nothing to say, or too much', async () => {
  pointer(true);
  const { user, sent, box } = composer();
  await user.type(box, '   {Enter}');
  await user.clear(box);
  await user.click(box);
  await user.paste('x'.repeat(4001));
  await user.keyboard('{Enter}');
  expect(sent).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent('at most 4000 characters');
  expect(box).not.toHaveValue('');
});

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

test('files are shown before sending, can be removed, and are sent with or without text', async () => {
  pointer(true);
  const { user, sent } = composer();
  await user.upload(screen.getByLabelText('Photos or PDFs'), [pdf('permit.pdf'), pdf('plan.pdf')]);
  expect(await screen.findByText('plan.pdf')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove permit.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['|plan.pdf']);
  expect(screen.queryByText('plan.pdf')).not.toBeInTheDocument();
});

test('a rejected file shows why, and the text stays', async () => {
  pointer(true);
  const { user, box } = composer();
  await user.type(box, 'See this');
  fireEvent.drop(box, { dataTransfer: { files: [new File(['MZ'], 'setup.exe')] } });
  expect(await screen.findByText(/“setup.exe” is not a photo or PDF/)).toBeInTheDocument();
  expect(box).toHaveValue('See this');
});

test('what was begun is still there after looking something up elsewhere', async () => {
  pointer(true);
  const client = new QueryClient();
  const first = composer(client);
  await first.user.type(first.box, 'I could come on');
  first.unmount();
  expect(composer(client).box).toHaveValue('I could come on');
});

test('the words outlive the page, and end with sending', async () => {
  pointer(true);
  const killed = composer();
  await killed.user.type(killed.box, 'I could come on');
  expect(screen.getByText('Draft saved')).toBeVisible();
  killed.unmount();
  const next = composer();
  expect(next.box).toHaveValue('I could come on');
  await next.user.type(next.box, ' Monday{Enter}');
  expect(next.sent).toEqual(['I could come on Monday']);
  next.unmount();
  expect(composer().box).toHaveValue('');
});

test('a quick reply is put where the message is written, and gone once something is', async () => {
  pointer(true);
  const { user, sent, box } = composer(new QueryClient(), ["I'll send your quote today."]);
  await user.click(screen.getByRole('button', { name: "I'll send your quote today." }));
  expect(box).toHaveValue("I'll send your quote today.");
  expect(sent).toEqual([]);
  expect(screen.queryByRole('group', { name: 'Quick replies' })).toBeNull();
});
