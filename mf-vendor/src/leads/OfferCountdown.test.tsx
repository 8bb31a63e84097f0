import { ThemeRoot } from '@tree-service/design';
import { act, render, screen } from '@testing-library/react';
import { OfferCountdown, offerUrgency } from './OfferCountdown';

afterEach(() => jest.useRealTimers());

function show(endsAt: string) {
  render(
    <ThemeRoot>
      <OfferCountdown endsAt={endsAt} timeZone="America/Chicago" />
    </ThemeRoot>,
  );
}

test('the countdown runs to the end of the offer', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T18:00:00Z') });
  show('2026-11-23T18:01:05Z');
  expect(screen.getByText('1 min left')).toBeVisible();
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText('55 s left')).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Offer expired')).toBeVisible();
});

test('under half an hour is urgent', () => {
  const now = new Date('2026-11-23T18:00:00Z');
  expect(offerUrgency('2026-11-23T18:30:00Z', now)).toBe('calm');
  expect(offerUrgency('2026-11-23T18:29:59Z', now)).toBe('urgent');
  expect(offerUrgency('2026-11-23T18:00:00Z', now)).toBe('over');
});
