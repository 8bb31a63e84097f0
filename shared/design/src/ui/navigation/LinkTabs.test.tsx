import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { LinkTabs } from './LinkTabs';

const pages = [
  { to: '/vendor/requests', label: 'Requests', count: 3 },
  { to: '/vendor/schedule', label: 'Schedule' },
];

test('the tab above the current address is marked', () => {
  renderWithTheme(<LinkTabs label="Your business" tabs={pages} />, { url: '/vendor/requests/17' });
  expect(screen.getByRole('navigation', { name: 'Your business' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Requests/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Schedule' })).not.toHaveAttribute('aria-current');
});

test('the choices of a filter name the chosen one themselves', () => {
  const choices = [
    { to: '?days=7', label: '7 days', isCurrent: false },
    { to: '?days=30', label: '30 days', isCurrent: true },
  ];
  renderWithTheme(<LinkTabs label="Period" look="pills" tabs={choices} />, { url: '/dashboard' });
  expect(screen.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: '7 days' })).not.toHaveAttribute('aria-current');
});
