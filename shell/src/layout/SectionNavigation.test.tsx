import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ThemeProvider } from 'styled-components';
import { theme } from '@tree-service/design';
import { areaAt } from '../areas';
import { SectionNavigation } from './SectionNavigation';

test('leads to what visitors look for, and marks where they are', () => {
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={['/how-it-works']}>
        <SectionNavigation />
      </MemoryRouter>
    </ThemeProvider>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Services',
    'Prices',
    'How it works',
    'Find a Pro',
  ]);
  expect(links.every((link) => areaAt(link.getAttribute('href') ?? '')?.id === 'public')).toBe(
    true,
  );
  expect(screen.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/services/prices');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('How it works');
});

test('public pages have the sections, the request form has no footer', () => {
  expect(areaAt('/')?.frame).toBe('sections');
  expect(areaAt('/services/tree-removal')?.frame).toBe('sections');
  expect(areaAt('/request')?.frame).toBe('form');
  expect(areaAt('/requests')?.frame).toBeUndefined();
});
