/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { parseRegistry, UnreadableRegistryError } from './releaseRegistry';

const SITE = window.location.origin;
const BASE = `${SITE}/remotes.json`;
const integrity = `sha384-${'a'.repeat(64)}`;

test('addresses of manifests are relative to the registry', () => {
  const registry = parseRegistry(
    {
      shell: { version: '3' },
      remotes: {
        'mf-owner': { version: '7', manifest: '/remotes/mf-owner/7/mf-manifest.json', integrity },
      },
    },
    BASE,
  );
  expect(registry).toEqual({
    shell: '3',
    remotes: {
      'mf-owner': {
        live: {
          version: '7',
          manifest: `${SITE}/remotes/mf-owner/7/mf-manifest.json`,
          integrity,
        },
        earlier: [],
        canary: null,
      },
    },
  });
});

test('earlier releases and the canary are read, what is no release among them is left out', () => {
  const release = (version: string) => ({
    version,
    manifest: `/${version}/mf-manifest.json`,
    integrity,
  });
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
      canary: { version: '8', share: 10, manifest: `${SITE}/8/mf-manifest.json` },
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

test.each([
  ['on another site', { manifest: 'https://trees.example/7/mf-manifest.json' }],
  ['on another site that looks like this one', { manifest: '//localhost.example/7.json' }],
  ['without a hash', { integrity: undefined }],
  ['with a weaker hash', { integrity: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' }],
  ['with a hash that browsers would pass over', { integrity: 'sha384-none' }],
])('a release %s is left out', (_what, change) => {
  const release = { version: '7', manifest: '/7/mf-manifest.json', integrity };
  const earlier = { ...release, version: '6' };
  const parse = (changed: object) =>
    parseRegistry({ shell: { version: '3' }, remotes: { 'mf-owner': changed } }, BASE).remotes;
  expect(parse({ ...release, earlier: [earlier] })['mf-owner']?.earlier).toHaveLength(1);
  expect(parse({ ...release, earlier: [{ ...earlier, ...change }] })['mf-owner']?.earlier).toEqual(
    [],
  );
  expect(parse({ ...release, ...change })).toEqual({});
});

test.each([null, [], 'text', {}, { remotes: {} }, { shell: {}, remotes: {} }])(
  '%j is no registry',
  (value) => {
    expect(() => parseRegistry(value, BASE)).toThrow(UnreadableRegistryError);
  },
);
