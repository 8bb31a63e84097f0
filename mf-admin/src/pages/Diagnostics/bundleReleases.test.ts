import { bundleReleases } from './bundleReleases';

const running = { shell: 's1', remotes: { 'mf-admin': 'a1', 'mf-public': 'p1' } };

test('every bundle is listed with its running and live release', () => {
  const live = { shell: 's1', remotes: { 'mf-admin': 'a2', 'mf-public': 'p1', 'mf-owner': 'o1' } };
  expect(bundleReleases(running, live)).toEqual([
    { name: 'shell', running: 's1', live: 's1', status: 'current' },
    { name: 'mf-public', running: 'p1', live: 'p1', status: 'current' },
    { name: 'mf-owner', running: null, live: 'o1', status: 'notLoaded' },
    { name: 'mf-vendor', running: null, live: null, status: 'notLoaded' },
    { name: 'mf-admin', running: 'a1', live: 'a2', status: 'outdated' },
  ]);
});

test('without live releases nothing is current', () => {
  expect(bundleReleases(running, null)[0]).toEqual({
    name: 'shell',
    running: 's1',
    live: null,
    status: 'unknown',
  });
});
