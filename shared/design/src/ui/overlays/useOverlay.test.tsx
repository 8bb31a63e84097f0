import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { ThemeProvider } from 'styled-components';
import { Button } from '../actions/Button';
import { theme } from '../theme/theme';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { Menu, MenuItem } from './Menu';
import { Popover } from './Popover';
import { Sheet } from './Sheet';

const shown = (role: string) => screen.findByRole(role);
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
const back = () => act(() => window.history.back());

/** Opens the page with an overlay from a list, so that Back has where to go. */
async function openAfterList(overlay: React.ReactNode) {
  window.history.replaceState(null, '', '/list');
  render(
    <ThemeProvider theme={theme}>
      <BrowserRouter>
        <Routes>
          <Route path="/list" element={<Link to="/page">Open the page</Link>} />
          <Route path="/page" element={overlay} />
        </Routes>
      </BrowserRouter>
    </ThemeProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Open the page' }));
  return user;
}

const opener = <Button>Open</Button>;

test.each([
  ['dialog', <Dialog key="dialog" trigger={opener} title="Decline" />],
  ['dialog', <Sheet key="sheet" trigger={opener} title="Menu" />],
  [
    'dialog',
    <Popover key="popover" trigger={opener} title="More">
      Words
    </Popover>,
  ],
  [
    'menu',
    <Menu key="menu" trigger={opener}>
      <MenuItem>Export</MenuItem>
    </Menu>,
  ],
])('Back closes a %s, the page stays, and the next Back leaves it', async (role, overlay) => {
  const user = await openAfterList(overlay);
  const length = window.history.length;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await shown(role);
  back();
  await gone(role);
  await waitFor(() => expect(window.location.pathname).toBe('/page'));
  expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  expect(window.history.length).toBe(length);

  back();
  expect(await screen.findByRole('link', { name: 'Open the page' })).toBeVisible();
});

test('what was closed otherwise leaves nothing in the history', async () => {
  const user = await openAfterList(<Dialog trigger={opener} title="Decline" />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await shown('dialog');
  await user.keyboard('{Escape}');
  await gone('dialog');
  back();
  expect(await screen.findByRole('link', { name: 'Open the page' })).toBeVisible();
});

test('of two overlays Back closes the upper one first', async () => {
  const close = jest.fn();
  const user = await openAfterList(
    <Dialog trigger={opener} title="Quote">
      <ConfirmDialog
        open
        onOpenChange={close}
        title="Withdraw?"
        confirmLabel="Withdraw"
        cancelLabel="Keep"
        onConfirm={() => undefined}
      />
    </Dialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await shown('alertdialog');
  back();
  await waitFor(() => expect(close).toHaveBeenCalledWith(false));
  expect(screen.getByText('Quote')).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/page'));
});

test('the button of the app closes an open dialog, and goes back otherwise', async () => {
  const user = await openAfterList(<Dialog trigger={opener} title="Decline" />);
  /** Whether nothing took it. */
  const press = () => {
    const event = new Event('tree-service:back', { cancelable: true });
    act(() => void window.dispatchEvent(event));
    return !event.defaultPrevented;
  };
  expect(press()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await shown('dialog');
  expect(press()).toBe(false);
  await gone('dialog');
  expect(window.location.pathname).toBe('/page');
});

test('a dialog that opened as a step in the history is left to Back itself', async () => {
  const change = jest.fn();
  await openAfterList(<Dialog open onOpenChange={change} isInAddress title="A tree" />);
  back();
  expect(await screen.findByRole('link', { name: 'Open the page' })).toBeVisible();
  expect(change).not.toHaveBeenCalled();
});
