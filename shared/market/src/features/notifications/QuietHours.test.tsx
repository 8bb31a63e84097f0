import { screen } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/testing/render';
import { QuietHours } from './QuietHours';

const preferences = {
  time_zone: 'America/New_York',
  quiet: true,
  quiet_from: '21:00',
  quiet_until: '08:00',
  urgent_at_night: false,
  hold_offers: false,
  push_reaches: false,
  texts: null,
  mails_stopped: null,
  kinds: [],
};

test('each change is reported separately and right away, and the time zone is shown', async () => {
  const changes: object[] = [];
  const { user } = renderWithTheme(
    <QuietHours preferences={preferences} onChange={(change) => changes.push(change)} />,
  );
  expect(screen.getByText('Time zone: America/New York.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Let emergencies through' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pause notifications at night' }));
  expect(changes).toEqual([{ urgent_at_night: true }, { quiet: false }]);
});

test('a Pro chooses whether lead offers wait, too; an owner is not asked', async () => {
  const offers = { kind: 'lead_offered', in_app: true, email: true, push: true };
  const changes: object[] = [];
  const { user, unmount } = renderWithTheme(
    <QuietHours
      preferences={{ ...preferences, kinds: [offers] }}
      onChange={(change) => changes.push(change)}
    />,
  );
  await user.click(
    screen.getByRole('checkbox', { name: 'Also hold lead offers during quiet hours' }),
  );
  expect(changes).toEqual([{ hold_offers: true }]);
  unmount();
  renderWithTheme(<QuietHours preferences={preferences} onChange={() => undefined} />);
  expect(screen.queryByRole('checkbox', { name: /lead offers/ })).not.toBeInTheDocument();
});

test('without quiet hours there is nothing to set', () => {
  renderWithTheme(
    <QuietHours preferences={{ ...preferences, quiet: false }} onChange={() => undefined} />,
  );
  expect(screen.queryByLabelText('Quiet from')).not.toBeInTheDocument();
});
