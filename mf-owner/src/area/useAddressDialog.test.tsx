import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { useAddressDialog } from './useAddressDialog';

function Trees() {
  const { opened, open, close } = useAddressDialog('tree');
  return opened === null ? (
    <button onClick={() => open('oak')}>Open</button>
  ) : (
    <button onClick={close}>Close {opened}</button>
  );
}

const openApp = (url: string) => {
  window.history.replaceState(null, '', url);
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/list" element={<Link to="/trees">Trees</Link>} />
        <Route path="/trees" element={<Trees />} />
      </Routes>
    </BrowserRouter>,
  );
  return userEvent.setup();
};

test('Back after a dialog of the address was closed leaves the page', async () => {
  const user = openApp('/list');
  await user.click(screen.getByRole('link', { name: 'Trees' }));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(window.location.search).toBe('?tree=oak');
  await user.click(screen.getByRole('button', { name: 'Close oak' }));
  expect(await screen.findByRole('button', { name: 'Open' })).toBeVisible();
  act(() => window.history.back());
  expect(await screen.findByRole('link', { name: 'Trees' })).toBeVisible();
});

test('a dialog that a link opened closes on its page', async () => {
  const user = openApp('/trees?tree=oak');
  await user.click(screen.getByRole('button', { name: 'Close oak' }));
  expect(await screen.findByRole('button', { name: 'Open' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/trees');
});
