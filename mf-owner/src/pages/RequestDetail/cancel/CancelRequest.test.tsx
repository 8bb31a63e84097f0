import { screen } from '@testing-library/react';
import { renderPage } from '@tree-service/testing/renderPage';
import { CancelRequest } from './CancelRequest';

const offer = () => screen.queryByRole('button', { name: 'Cancel this request' });

describe('CancelRequest', () => {
  it.each(['open', 'awarded', 'scheduled'] as const)('offers to cancel while %s', (state) => {
    renderPage(<CancelRequest request={{ id: 'request', state, leads: [{}] }} />);
    expect(offer()).toBeVisible();
  });

  it.each(['in_progress', 'completed', 'closed', 'canceled'] as const)(
    'offers nothing once it is %s',
    (state) => {
      renderPage(<CancelRequest request={{ id: 'request', state, leads: [{}] }} />);
      expect(offer()).toBeNull();
    },
  );
});
