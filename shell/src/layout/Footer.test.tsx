import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ThemeProvider } from 'styled-components';
import { theme } from '@tree-service/design';
import { Footer } from './Footer';
import { areaAt } from '../areas';

beforeEach(() => {
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </ThemeProvider>,
  );
});

describe('the footer', () => {
  it.each(['For Customer', 'For Professional', 'About', 'Support'])('has a column %s', (title) => {
    const column = screen.getByRole('navigation', { name: title });
    expect(within(column).getByRole('heading')).toHaveTextContent(title);
    expect(within(column).getAllByRole('link').length).toBeGreaterThan(0);
  });

  it('links only to pages of this product', () => {
    for (const column of screen.getAllByRole('navigation')) {
      for (const link of within(column).getAllByRole('link')) {
        expect(areaAt(link.getAttribute('href') ?? '')).toBeDefined();
      }
    }
  });

  it('names the social networks and the current year', () => {
    for (const name of ['Facebook', 'Instagram', 'X', 'LinkedIn']) {
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
    }
    expect(
      screen.getByText(new RegExp(`© ${new Date().getFullYear()} Tree Service`)),
    ).toBeVisible();
  });
});
