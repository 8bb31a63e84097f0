import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { Page } from './Page';

describe('Page', () => {
  it('has one heading that can be focused, and names the browser tab', () => {
    renderWithTheme(<Page title="Your requests" lead="All of them." />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Your requests' });
    heading.focus();
    expect(heading).toHaveFocus();
    expect(heading).toHaveAttribute('data-page-heading');
    expect(document.title).toBe('Your requests | Tree Service');
  });

  it('describes itself to search engines while it is shown', () => {
    document.head.innerHTML = '<meta name="description" content="The product." />';
    const description = () =>
      document.head.querySelector('meta[name="description"]')?.getAttribute('content');
    const { unmount } = renderWithTheme(<Page title="Prices" description="What trees cost." />);
    expect(description()).toBe('What trees cost.');
    unmount();
    expect(description()).toBe('The product.');
  });
});
