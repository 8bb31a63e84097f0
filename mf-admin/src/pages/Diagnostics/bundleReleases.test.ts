import { bundleReleases } from './bundleReleases';

const running = { shell: 's1', remotes: { 'mf-admin': 'a1', 'mf-public': 'p1' } };

test('every bundle is told with what runs here and what is live', () => {
  const live = { shell: 's1', remotes: { 'mf-admin': 'a2', 'mf-public': 'p1', 'mf-owner': 'o1' } };
  expect(bundleReleases(running, live)).toEqual([
    { name: 'shell', running: 's1', live: 's1', standing: 'current' },
    { name: 'mf-public', running: 'p1', live: 'p1', standing: 'current' },
    { name: 'mf-owner', running: null, live: 'o1', standing: 'notLoaded' },
    { name: 'mf-vendor', running: null, live: null, standing: 'notLoaded' },
    { name: 'mf-admin', running: 'a1', live: 'a2', standing: 'outdated' },
  ]);
});

test('without an answer nothing is called current', () => {
  expect(bundleReleases(running, null)[0]).toEqual({
    name: 'shell',
    running: 's1',
    live: null,
    standing: 'unknown',
  });
});
