import { deviceGroups } from './DeviceRow';

const session = (id: string, device: string, is_current = false) => ({
  id,
  device,
  is_current,
  started_at: '2026-11-20T08:00:00Z',
  last_seen_at: '2026-11-21T08:00:00Z',
  total: 5,
});

test('sessions of a browser are one group whatever its version, the one in use first', () => {
  const groups = deviceGroups([
    session('here', 'Chrome/131 (Windows)', true),
    session('phone', 'Firefox/132 (Android)'),
    session('older', 'Chrome/129 (Windows)'),
    session('script', ''),
    session('other script', 'node'),
  ]);
  expect(
    groups.map(({ name, isHere, sessions }) => [name, isHere, sessions.map(({ id }) => id)]),
  ).toEqual([
    ['Chrome on Windows', true, ['here', 'older']],
    ['Firefox on Android', false, ['phone']],
    ['Unknown device', false, ['script', 'other script']],
  ]);
});
