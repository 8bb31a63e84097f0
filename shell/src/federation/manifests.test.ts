/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { loadCheckedScript } from '@tree-service/kernel/integrity';
import { fetchJson } from './fetchJson';
import { fetchManifest, knownManifest } from './manifests';

jest.mock('./fetchJson', () => ({ fetchJson: jest.fn() }));

const folder = `${window.location.origin}/remotes/mf-vendor/1/`;
const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const release = { version: '1', manifest: `${folder}mf-manifest.json`, integrity: hash('m') };

function hashOf(file: string): string {
  const script = document.createElement('script');
  loadCheckedScript(script, folder + file);
  return script.integrity;
}

test('a manifest is compared with the hash the registry names, and its own are known from then on', async () => {
  const manifest = { release: { integrity: { 'main.js': hash('b') } } };
  jest.mocked(fetchJson).mockResolvedValue(manifest);
  await expect(fetchManifest(release)).resolves.toBe(manifest);
  expect(fetchJson).toHaveBeenCalledWith(
    release.manifest,
    expect.objectContaining({ integrity: hash('m') }),
  );
  expect(hashOf('main.js')).toBe(hash('b'));
  await expect(knownManifest(release.manifest)).resolves.toBe(manifest);
});

test('a manifest the registry never named is none', async () => {
  await expect(knownManifest(`${folder}other.json`)).rejects.toThrow('is no manifest');
});
