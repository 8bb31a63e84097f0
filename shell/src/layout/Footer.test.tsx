import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ThemeProvider } from 'styled-components';
import { provideRuntimeConfig, runtimeConfig, useAuth } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend } from '@tree-service/testing';
import { theme } from '@tree-service/design';
import { Footer } from './Footer';
import { areaAt } from '../areas';

fakeBackend();

function renderFooter() {
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </ThemeProvider>,
  );
}

test('the footer of people who are signed in is one line: help, contact, terms, copyright', () => {
  useAuth.setState(fakeAuthState('owner'));
  renderFooter();
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Help Center' })).toBeVisible();
  expect(screen.getByText(/^©/)).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

describe('the footer of visitors', () => {
  beforeEach(() => {
    useAuth.setState(fakeAuthState('signedOut'));
    renderFooter();
  });

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
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#footer');
    }
    expect(
      screen.getByText(new RegExp(`© ${new Date().getFullYear()} Tree Service`)),
    ).toBeVisible();
  });
});

test("links to the operator's own pages, and to no network without one", () => {
  useAuth.setState(fakeAuthState('signedOut'));
  const plain = runtimeConfig();
  provideRuntimeConfig({ ...plain, socialLinks: { linkedin: 'https://linkedin.com/trees' } });
  renderFooter();
  provideRuntimeConfig(plain);
  const links = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://linkedin.com/trees']);
});
