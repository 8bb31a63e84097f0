/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { parseRegistry, UnreadableRegistryError } from './releaseRegistry';

const BASE = 'https://trees.example/remotes.json';

test('addresses of manifests are relative to the registry', () => {
  const registry = parseRegistry(
    {
      shell: { version: '3' },
      remotes: { 'mf-owner': { version: '7', manifest: '/remotes/mf-owner/7/mf-manifest.json' } },
    },
    BASE,
  );
  expect(registry).toEqual({
    shell: '3',
    remotes: {
      'mf-owner': {
        live: {
          version: '7',
          manifest: 'https://trees.example/remotes/mf-owner/7/mf-manifest.json',
        },
        earlier: [],
        canary: null,
      },
    },
  });
});

test('earlier releases and the canary are read, what is no release among them is left out', () => {
  const release = (version: string) => ({ version, manifest: `/${version}/mf-manifest.json` });
  const registry = parseRegistry(
    {
      shell: { version: '3' },
      remotes: {
        'mf-owner': {
          ...release('7'),
          earlier: [release('5'), 'text', release('4')],
          canary: { ...release('8'), share: 10 },
        },
        'mf-admin': { ...release('2'), earlier: 'text', canary: release('3') },
      },
    },
    BASE,
  );
  expect(registry.remotes).toMatchObject({
    'mf-owner': {
      earlier: [{ version: '5' }, { version: '4' }],
      canary: { version: '8', share: 10, manifest: 'https://trees.example/8/mf-manifest.json' },
    },
    'mf-admin': { live: { version: '2' }, earlier: [], canary: null },
  });
});

test('remotes it does not know, or describes wrongly, are left out', () => {
  const registry = parseRegistry(
    {
      shell: { version: '3' },
      remotes: { 'mf-other': { version: '1', manifest: '/x' }, 'mf-owner': { version: 7 } },
    },
    BASE,
  );
  expect(registry.remotes).toEqual({});
});

test.each([null, [], 'text', {}, { remotes: {} }, { shell: {}, remotes: {} }])(
  '%j is no registry',
  (value) => {
    expect(() => parseRegistry(value, BASE)).toThrow(UnreadableRegistryError);
  },
);
