import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/shared/testing/render';
import { ErrorList } from './ErrorList';

const report = {
  id: 7,
  message: 'The ledger could not be read',
  severity: 'critical',
  category: 'database',
  source: 'TokenPage',
  context: { attempt: 2 },
  stack_trace: 'Error: The ledger\n    at read (ledger.js:1:1)',
  user_id: null,
  user_agent: 'Test browser',
  url: 'https://example.com/vendor/tokens',
  fingerprint: 'ledger',
  created_at: '2026-11-21T12:00:00Z',
};
const all = { severity: null, category: null, text: '' };

describe('ErrorList', () => {
  it('opens an error to show its stack, context and browser', async () => {
    const { user } = renderWithTheme(<ErrorList reports={[report]} filter={all} />);
    await user.click(screen.getByText(report.message));
    expect(screen.getByRole('group', { name: 'Stack' })).toHaveTextContent('ledger.js:1:1');
    expect(screen.getByRole('group', { name: 'Context' })).toHaveTextContent('"attempt": 2');
    expect(screen.getByText('Nobody signed in')).toBeVisible();
  });

  it('says whether nothing happened or nothing fits', () => {
    const { rerender } = renderWithTheme(<ErrorList reports={[]} filter={all} />);
    expect(screen.getByRole('heading', { name: 'No errors reported' })).toBeVisible();
    rerender(<ErrorList reports={[report]} filter={{ ...all, text: 'elsewhere' }} />);
    expect(screen.getByRole('heading', { name: 'No error fits this choice' })).toBeVisible();
  });
});
