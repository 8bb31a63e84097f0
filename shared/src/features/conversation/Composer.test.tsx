import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/shared/testing/render';
import { Composer } from './Composer';

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

function composer() {
  const sent: string[] = [];
  const page = renderWithTheme(
    <Composer otherName="Oak & Co" hint={null} onSend={(body) => sent.push(body)} />,
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
