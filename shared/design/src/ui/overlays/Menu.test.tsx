import { screen, waitFor } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { Button } from '../actions/Button';
import { Menu, MenuItem } from './Menu';

describe('Menu', () => {
  it('opens by keyboard inside its landmark, and an item closes it', async () => {
    const logOut = jest.fn();
    const { user } = renderWithTheme(
      <header>
        <Menu trigger={<Button>Account</Button>}>
          <MenuItem to="/dashboard">Dashboard</MenuItem>
          <MenuItem onClick={logOut}>Log Out</MenuItem>
        </Menu>
      </header>,
    );
    screen.getByRole('button', { name: 'Account' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('banner')).toContainElement(await screen.findByRole('menu'));
    expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Log Out' }));
    expect(logOut).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });
});
