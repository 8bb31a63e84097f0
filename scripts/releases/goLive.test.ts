import { activateRelease } from '../../deploy/activation';
import { readRegistry, type BundleName } from '../../deploy/registry';
import { KERNEL, PreparedReleases } from '../testing/preparedReleases';
import {
  abandonCanary,
  goLive,
  goLiveTogether,
  promoteCanary,
  startCanary,
  type GoingLive,
} from './goLive';

let prepared: PreparedReleases;
let releases: string;
beforeEach(() => {
  prepared = new PreparedReleases();
  releases = prepared.folder;
});
afterEach(() => prepared.remove());

const shell: PreparedReleases['shell'] = (...release) => prepared.shell(...release);
const remote: PreparedReleases['remote'] = (...release) => prepared.remote(...release);
const going = (bundle: BundleName, version: string, more: Partial<GoingLive> = {}): GoingLive => ({
  releases,
  bundle,
  version,
  way: 'release',
  isDryRun: false,
  allowsFallback: false,
  ...more,
});
const vendor = async () => (await readRegistry(releases)).remotes['mf-vendor'];

test('a remote that uses a new export waits for the shell that has it', async () => {
  await activateRelease(releases, 'shell', shell('s1'));
  await activateRelease(releases, 'mf-vendor', remote('v1', { notify: '1.0.0' }));
  const ahead = remote('v2', { notify: '1.0.0', greetingOf: '1.1.0' });
  for (const isDryRun of [true, false]) {
    await expect(goLive(going('mf-vendor', ahead, { isDryRun }))).rejects.toThrow(
      [
        'mf-vendor does not fit what is live:',
        '  mf-vendor v2 with shell s1:',
        '    uses greetingOf as of kernel 1.1.0, the shell has kernel 1.0.0.',
        'Run first:',
        '  npm run release -w shell',
      ].join('\n'),
    );
  }
  expect(await vendor()).toMatchObject({ version: 'v1' });

  await goLive(going('shell', shell('s2', { kernel: '1.1.0' })));
  await goLive(going('mf-vendor', ahead));
  expect(await vendor()).toMatchObject({ version: 'v2', earlier: [{ version: 'v1' }] });
});

test('a shell is not taken back below what live remotes use', async () => {
  shell('s1');
  remote('v1', { notify: '1.0.0' });
  await activateRelease(releases, 'shell', shell('s2', { kernel: '1.1.0' }));
  await activateRelease(releases, 'mf-vendor', remote('v2', { greetingOf: '1.1.0' }));
  const back = going('shell', 's1', { way: 'rollback' });
  await expect(goLive(back)).rejects.toThrow(
    /mf-vendor v2 with shell s1:\s+uses greetingOf .*Run first:\s+npm run rollback -- mf-vendor v1$/s,
  );
  await goLive(going('mf-vendor', 'v1', { way: 'rollback' }));
  await goLive(back);
  expect(await readRegistry(releases)).toMatchObject({ shell: { version: 's1' } });
});

test('a shell that breaks an export waits for the remotes that use it', async () => {
  await activateRelease(releases, 'shell', shell('s1'));
  await activateRelease(releases, 'mf-vendor', remote('v1', { notify: '1.0.0' }));
  const next = shell('s2', { kernel: '2.0.0', broken: { [KERNEL]: { notify: '2.0.0' } } });
  await expect(goLive(going('shell', next))).rejects.toThrow(
    /uses notify as of kernel 1\.0\.0, kernel 2\.0\.0 removed or changed it\.\s+Run first:\s+npm run release -w mf-vendor -- --allow-fallback$/,
  );
  const changed = going('mf-vendor', remote('v2', { notify: '2.0.0' }));
  await expect(goLive(changed)).rejects.toThrow(/npm run release -w shell$/);
  await goLive({ ...changed, allowsFallback: true });
  await goLive(going('shell', next));
  expect(await vendor()).toMatchObject({ version: 'v2', earlier: [{ version: 'v1' }] });
});

test('nothing goes live that leaves a page of the live shell without a release to run', async () => {
  await activateRelease(releases, 'shell', shell('s1'));
  await activateRelease(releases, 'mf-vendor', remote('v1', { notify: '1.0.0' }));
  const next = shell('s2', { contract: 2 });
  await expect(goLive(going('shell', next, { allowsFallback: true }))).rejects.toThrow(
    'No release of mf-vendor is left that shell s2 can run.',
  );
});

test.each([
  [
    'a newer minor version of a package',
    { packages: { react: '^19.4.0' } },
    /needs react \^19\.4\.0, the shell has 19\.3\.1/,
  ],
  ['a newer contract', { contract: 2 }, /speaks contract 2, the shell speaks contract 1/],
])('%s is refused on a shell without it', async (_what, needs, sentence) => {
  await activateRelease(releases, 'shell', shell('s1'));
  await expect(goLive(going('mf-vendor', remote('v1', {}, needs)))).rejects.toThrow(sentence);
});

test('a rolled-back release is not a fallback', async () => {
  await activateRelease(releases, 'shell', shell('s1'));
  for (const version of ['v1', 'v2']) {
    await goLive(going('mf-vendor', remote(version, {})));
  }
  await goLive(going('mf-vendor', 'v1', { way: 'rollback' }));
  await goLive(going('mf-vendor', remote('v3', {})));
  expect(await vendor()).toMatchObject({ version: 'v3', earlier: [{ version: 'v1' }] });
});

test('earlier releases are kept while an older shell needs them, and no longer', async () => {
  await activateRelease(releases, 'shell', shell('s3', { kernel: '1.2.0' }));
  for (const [version, needed] of Object.entries({
    v1: '1.0.0',
    v2: '1.0.0',
    v3: '1.1.0',
    v4: '1.2.0',
    v5: '1.2.0',
  })) {
    await goLive(going('mf-vendor', remote(version, { notify: needed })));
  }
  const { earlier = [] } = (await vendor()) ?? {};
  expect(earlier.map(({ version }) => version)).toEqual(['v4', 'v3', 'v2']);
});

test('a canary is compared like a release, and is promoted or abandoned before the next one', async () => {
  await activateRelease(releases, 'shell', shell('s1'));
  await activateRelease(releases, 'mf-vendor', remote('v1', {}));
  await expect(
    startCanary(going('mf-vendor', remote('v2', { greetingOf: '1.1.0' })), 10),
  ).rejects.toThrow(/uses greetingOf/);
  const canary = going('mf-vendor', remote('v3', {}));
  await startCanary(canary, 10);
  expect(await vendor()).toMatchObject({ version: 'v1', canary: { version: 'v3', share: 10 } });
  await expect(goLive(going('mf-vendor', remote('v4', {})))).rejects.toThrow(
    /v3 is a canary for 10 % of visitors\. End it first: .*--promote, or --abandon/,
  );
  await abandonCanary(releases, 'mf-vendor');
  expect(await vendor()).not.toHaveProperty('canary');

  await startCanary(canary, 50);
  await promoteCanary(canary);
  expect(await vendor()).toMatchObject({ version: 'v3', earlier: [{ version: 'v1' }] });
  expect(await vendor()).not.toHaveProperty('canary');
});

test('a shell that a canary cannot run on waits for the end of the canary', async () => {
  await activateRelease(releases, 'shell', shell('s1'));
  await activateRelease(releases, 'mf-vendor', remote('v1', {}));
  await startCanary(going('mf-vendor', remote('v2', { notify: '1.0.0' })), 10);
  const breaking = shell('s2', { kernel: '2.0.0', broken: { [KERNEL]: { notify: '2.0.0' } } });
  await expect(goLive(going('shell', breaking))).rejects.toThrow(
    [
      'shell does not fit what is live:',
      '  mf-vendor v2 (canary) with shell s2:',
      '    uses notify as of kernel 1.0.0, kernel 2.0.0 removed or changed it.',
      'Run first:',
      '  npm run release -w mf-vendor -- --abandon',
    ].join('\n'),
  );
  await abandonCanary(releases, 'mf-vendor');
  await goLive(going('shell', breaking));
  expect(await readRegistry(releases)).toMatchObject({ shell: { version: 's2' } });
});

test('the shell has no canary', async () => {
  await expect(startCanary(going('shell', shell('s1')), 10)).rejects.toThrow(/no canaries/);
});

describe('releases that are built together', () => {
  const together = (...versions: readonly (readonly [BundleName, string])[]) =>
    goLiveTogether(releases, new Map(versions));
  beforeEach(async () => {
    await activateRelease(releases, 'shell', shell('s1'));
    await activateRelease(releases, 'mf-vendor', remote('v1', { notify: '1.0.0' }));
    await activateRelease(releases, 'mf-owner', remote('o1', {}, {}, 'mf-owner'));
  });

  test('are compared as the set they result in, and none goes live of a set that does not fit', async () => {
    const before = await readRegistry(releases);
    const vendor = ['mf-vendor', remote('v2', { greetingOf: '1.1.0' })] as const;
    const owner = ['mf-owner', remote('o2', {}, {}, 'mf-owner')] as const;
    for (const versions of [[vendor], [owner, vendor]]) {
      await expect(together(...versions)).rejects.toThrow(
        /mf-vendor v2 with shell s1:\s+uses greetingOf .*Run first:\s+npm run release -w shell$/s,
      );
    }
    const breaking = shell('s2', { kernel: '2.0.0', broken: { [KERNEL]: { notify: '2.0.0' } } });
    await expect(together(owner, ['shell', breaking])).rejects.toThrow(
      /mf-vendor v1 .*uses notify/s,
    );
    expect(await readRegistry(releases)).toEqual(before);

    await together(vendor, owner, ['shell', shell('s3', { kernel: '1.1.0' })]);
    expect(await readRegistry(releases)).toMatchObject({
      shell: { version: 's3' },
      remotes: { 'mf-vendor': { version: 'v2' }, 'mf-owner': { version: 'o2' } },
    });
  });

  test('wait for the end of a canary of any of them', async () => {
    await startCanary(going('mf-vendor', remote('v2', {})), 10);
    const owner = ['mf-owner', remote('o2', {}, {}, 'mf-owner')] as const;
    await expect(together(owner, ['mf-vendor', remote('v3', {})])).rejects.toThrow(
      'mf-vendor v2 is a canary for 10 % of visitors.',
    );
    await together(owner);
    expect((await readRegistry(releases)).remotes['mf-owner']).toMatchObject({ version: 'o2' });
  });
});
