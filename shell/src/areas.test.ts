import { patterns, type UserType } from '@tree-service/kernel/contract';
import { areaAt, areas, remoteOf } from './areas';

const ofTheShell: readonly string[] = [patterns.auth];
const owned = areas.flatMap((area) => area.patterns);
const addressOf = (pattern: string) => pattern.replace(/:\w+/, '42');

test('every route of the product has exactly one owner', () => {
  const expected = Object.values(patterns).filter((pattern) => !ofTheShell.includes(pattern));
  expect([...owned].sort()).toEqual([...expected].sort());
});

test('an address is owned by the area that lists its pattern', () => {
  for (const area of areas) {
    for (const pattern of area.patterns) expect(areaAt(addressOf(pattern))?.id).toBe(area.id);
  }
});

test('an address nobody lists is nobody’s', () => {
  expect(areaAt('/vendor/no-such-page')).toBeUndefined();
  expect(areaAt('/requests/1/2')).toBeUndefined();
});

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
  for (const path of [patterns.messages, patterns.account]) {
    const area = areaAt(path);
    expect(area && remoteOf(area, type)).toBe(remote);
  }
});

test('asking for work is open to visitors and owners', () => {
  expect(areaAt(patterns.request)?.guard).toBe('requester');
});
