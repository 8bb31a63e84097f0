import { bundleReleases, otherReleases } from './bundleReleases';

const running = {
  shell: 's1',
  remotes: { 'mf-admin': 'a1', 'mf-public': 'p1', 'mf-vendor': 'v2' },
};
const live = {
  shell: 's1',
  remotes: { 'mf-admin': 'a2', 'mf-public': 'p1', 'mf-owner': 'o1', 'mf-vendor': 'v1' },
  canaries: { 'mf-vendor': { version: 'v2', share: 10 } },
  runnable: {},
};

const statuses = (bundles: ReturnType<typeof bundleReleases>) =>
  Object.fromEntries(bundles.map(({ name, status }) => [name, status]));

test('every bundle is listed with its running and live release', () => {
  const bundles = bundleReleases(running, live);
  expect(statuses(bundles)).toEqual({
    shell: 'current',
    'mf-public': 'current',
    'mf-owner': 'notLoaded',
    'mf-vendor': 'canary',
    'mf-admin': 'outdated',
  });
  expect(bundles.map(({ running, live }) => [running, live])).toEqual([
    ['s1', 's1'],
    ['p1', 'p1'],
    [null, 'o1'],
    ['v2', 'v1'],
    ['a1', 'a2'],
  ]);
});

test('a remote whose live release this shell cannot run says why', () => {
  const mismatch = {
    kind: 'tooOld',
    module: '@tree-service/kernel',
    name: 'notify',
    needed: '1.1.0',
    provided: '1.0.0',
  } as const;
  const runnable = { 'mf-admin': { version: 'a0', mismatches: [mismatch] } };
  expect(bundleReleases(running, { ...live, runnable }).at(-1)).toMatchObject({
    live: 'a2',
    runnable: 'a0',
    status: 'fallback',
    reason: 'uses notify as of kernel 1.1.0, the shell has kernel 1.0.0',
  });
});

test('without live releases nothing is current', () => {
  expect(bundleReleases(running, null)[0]).toMatchObject({
    name: 'shell',
    running: 's1',
    live: null,
    status: 'unknown',
  });
});

test('what browsers run beside the live release is listed, the latest seen first', () => {
  const owner = bundleReleases(running, live).find(({ name }) => name === 'mf-owner');
  const seen = ['o1', 'o0', 'o-1', 'o-2', 'o-3'].map((version) => ({
    bundle: 'mf-owner',
    version,
    seen_at: '2026-01-02T12:00:00Z',
  }));
  const inUse = [{ bundle: 'shell', version: 'o9', seen_at: '2026-01-02T13:00:00Z' }, ...seen];
  expect(owner && otherReleases(owner, inUse).map(({ version }) => version)).toEqual([
    'o0',
    'o-1',
    'o-2',
  ]);
});
