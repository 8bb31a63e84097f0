/** @jest-environment ./scripts/testing/browserEnvironment.js */
import type { Provides } from '@tree-service/kernel/contract';
import { chooseRelease, NoFittingReleaseError } from './chooseRelease';
import { fetchManifest } from './manifests';

jest.mock('./manifests', () => ({ fetchManifest: jest.fn() }));

const KERNEL = '@tree-service/kernel';
const provides: Provides = { contract: 1, kernel: '1.1.0', packages: {}, broken: {} };
Object.assign(globalThis, { SHELL_PROVIDES: provides });

const release = (version: string) => ({ version, manifest: `/${version}/mf-manifest.json` });
const releases = { live: release('3'), earlier: [release('2'), release('1')], canary: null };

/** Each release and the version of the kernel it needs. */
function given(needed: Readonly<Record<string, string>>): void {
  jest.mocked(fetchManifest).mockImplementation(({ manifest }) => {
    const kernel = needed[manifest.split('/')[1] ?? ''];
    const needs = { contract: 1, packages: {}, exports: { [KERNEL]: { notify: kernel } } };
    return Promise.resolve({ name: 'mf_vendor', ...(kernel && { release: { needs } }) });
  });
}

beforeEach(() => jest.resetAllMocks());

test('the live release runs where this shell can run it', async () => {
  given({ '3': '1.1.0' });
  expect(await chooseRelease(releases)).toMatchObject({ version: '3', wanted: '3' });
  expect(fetchManifest).toHaveBeenCalledTimes(1);
});

test('the newest earlier release runs where this shell cannot run the live one', async () => {
  given({ '3': '1.3.0', '2': '1.2.0', '1': '1.0.0' });
  expect(await chooseRelease(releases)).toMatchObject({
    version: '1',
    wanted: '3',
    mismatches: [{ kind: 'tooOld', name: 'notify', needed: '1.3.0', provided: '1.1.0' }],
  });
});

test('without a release that runs, there is none', async () => {
  given({ '3': '2.0.0', '2': '2.0.0', '1': '2.0.0' });
  await expect(chooseRelease(releases)).rejects.toThrow(NoFittingReleaseError);
});

test('a release from before releases recorded what they need runs', async () => {
  given({});
  expect(await chooseRelease(releases)).toMatchObject({ version: '3', wanted: '3' });
});

test.each([
  [100, { '4': '1.0.0' }, { version: '4', wanted: '4' }],
  [100, { '4': '9.0.0', '3': '1.0.0' }, { version: '3', wanted: '4' }],
  [0, { '3': '1.0.0' }, { version: '3', wanted: '3' }],
])('the canary runs for its share alone: %s %', async (share, needed, chosen) => {
  given(needed);
  const canary = { ...release('4'), share };
  expect(await chooseRelease({ ...releases, canary })).toMatchObject(chosen);
});
