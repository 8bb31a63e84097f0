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
        version: '7',
        manifest: 'https://trees.example/remotes/mf-owner/7/mf-manifest.json',
      },
    },
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
