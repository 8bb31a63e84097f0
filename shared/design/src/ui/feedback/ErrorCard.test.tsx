import { render, screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { ErrorCard } from './ErrorCard';

describe('ErrorCard', () => {
  it('says by default that something went wrong, without details or a way home', () => {
    renderWithTheme(<ErrorCard onRetry={jest.fn()} />);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(
      screen.getByText('We encountered an error while trying to display this content.'),
    ).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Error details' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Go Home' })).not.toBeInTheDocument();
  });

  it('resets the failed area on Try Again', async () => {
    const retry = jest.fn();
    const { user } = renderWithTheme(<ErrorCard onRetry={retry} />);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows name and message of the error in a box the keyboard can scroll', () => {
    renderWithTheme(
      <ErrorCard
        title="Leads did not load"
        description="The Pro area is not answering."
        error={new TypeError('no such lead')}
        onRetry={jest.fn()}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Leads did not load' })).toBeVisible();
    expect(screen.getByText('The Pro area is not answering.')).toBeVisible();
    const details = screen.getByRole('group', { name: 'Error details' });
    expect(details).toHaveTextContent('TypeError: no such lead');
    expect(details).toHaveAttribute('tabindex', '0');
  });

  it('links home, inside a router and outside', () => {
    const { unmount } = renderWithTheme(<ErrorCard onRetry={jest.fn()} showHome />);
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    unmount();
    render(<ErrorCard onRetry={jest.fn()} showHome />);
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });
});
