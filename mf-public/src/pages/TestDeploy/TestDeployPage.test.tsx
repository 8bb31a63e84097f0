import { act, screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import TestDeployPage from './TestDeployPage';

afterEach(() => jest.useRealTimers());

test('the deployment test shows its message and a running clock', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  renderWithTheme(<TestDeployPage />);
  const time = () => screen.getByRole('time').getAttribute('datetime');
  expect(screen.getByText(/This deployment works/)).toBeInTheDocument();
  expect(time()).toBe('2026-11-21T10:00:00.000Z');
  act(() => jest.advanceTimersByTime(2000));
  expect(time()).toBe('2026-11-21T10:00:02.000Z');
});
