import { paths, type UserType } from '@tree-service/kernel/contract';
import { areaAt, areas, remoteOf } from './areas';

test.each([
  ['/', 'public'],
  ['/services/tree-removal/texas', 'public'],
  ['/auth/callback', 'public'],
  ['/request', 'request wizard'],
  ['/requests/17', 'owner'],
  ['/Vendor/account/media/', 'vendor'],
  ['/vendor/a-page-added-later', 'vendor'],
  ['/admin/vendor/17', 'admin'],
  ['/admin-utility/claims', 'admin'],
])('%s belongs to the area "%s"', (path, id) => {
  expect(areaAt(path)?.id).toBe(id);
});

test.each(['/nothing', '/vendors', '/admin-tools', '/about-us'])(
  '%s belongs to no area',
  (path) => {
    expect(areaAt(path)).toBeUndefined();
  },
);

test('only administrators are let to whatever the admin remote serves', () => {
  for (const area of areas) {
    const servesOthers = (['owner', 'vendor'] satisfies UserType[]).some(
      (type) => remoteOf(area, type) === 'mf-admin',
    );
    if (servesOthers) expect(area.guard).toBe('admin');
  }
  expect(areas.filter((area) => area.remote === 'mf-admin')).toHaveLength(1);
});

test.each([
  ['owner', 'mf-owner'],
  ['vendor', 'mf-vendor'],
  ['admin', 'mf-admin'],
] as const)('messages and account of an %s come from %s', (type, remote) => {
  for (const path of [paths.messages(), paths.account()]) {
    const area = areaAt(path);
    expect(area && remoteOf(area, type)).toBe(remote);
  }
});

test('asking for work is open to visitors and owners', () => {
  expect(areaAt(paths.request())?.guard).toBe('requester');
});
