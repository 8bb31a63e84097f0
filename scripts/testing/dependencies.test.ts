import { readFileSync } from 'node:fs';
import path from 'node:path';

// What the lock file promises about everything that is installed.

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly cpu?: readonly string[];
}

const read = (file: string) => readFileSync(path.resolve(file), 'utf8');
const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  read('package-lock.json'),
);
const installed = Object.entries(lock.packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && link !== true,
);

/** Licenses that let anyone run and pass on what they cover, with its notice. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);
/** Used unmodified and loaded as separate libraries, which LGPL-3.0 allows: they re-encode photos. */
const LOADED_APART = /^node_modules\/@img\/sharp-/;
/**
 * Used unmodified, which MPL-2.0 allows in a work under other terms; its source is the package itself, which
 * the notices of each release name: docs/adr/0026-calendar-files.md.
 */
const UNMODIFIED_MPL = new Set(['node_modules/ical.js']);
/** Installed with MapLibre, without terms. Nothing loads it: MapLibre's own files are used, which lack it. */
const NOT_LOADED = 'node_modules/@mapbox/jsonlint-lines-primitives';

function isAllowed(place: string, license = 'none'): boolean {
  // An either-or is ours to choose; a file with the terms beside MIT takes nothing from it.
  const terms = license.replace(/ OR .*$/, '').replaceAll(/[()]/g, '');
  return terms
    .split(' AND ')
    .every(
      (name) =>
        PERMISSIVE.has(name) ||
        (name === 'MPL-2.0' && (license.includes('OR Apache-2.0') || UNMODIFIED_MPL.has(place))) ||
        (name === 'LGPL-3.0-or-later' && LOADED_APART.test(place)),
    );
}

test('nothing runs a script while it is installed', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('what production runs has a license that allows it', () => {
  const production = installed.filter(([place, { dev }]) => dev !== true && place !== NOT_LOADED);
  const refused = production.filter(([place, { license }]) => !isAllowed(place, license));
  expect(refused.map(([place, { license }]) => `${place}: ${license ?? 'none'}`)).toEqual([]);
  process.stdout.write(`Licenses of ${production.length} production packages checked.\n`);
});

test.each(['maplibre-gl-csp.js', 'maplibre-gl-csp-worker.js'])(
  '%s, which production runs, has nothing without terms in it',
  (file) => {
    expect(read(`node_modules/maplibre-gl/dist/${file}`)).not.toMatch(/jsonlint|parseError/);
  },
);

test.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'MPL-2.0', 'none'])(
  '%s is refused',
  (license) => {
    expect(isAllowed('node_modules/anything', license)).toBe(false);
    expect(isAllowed('node_modules/anything', 'LGPL-3.0-or-later')).toBe(false);
  },
);

/** One of several binaries, of which each system takes its own; some are locked without a hash. */
const isBinary = ({ optional, cpu }: Locked) => optional === true && cpu !== undefined;

test('every package is the exact one that was locked, wherever it is fetched from', () => {
  const loose = installed.filter(([, one]) => {
    const isHashed = one.integrity?.startsWith('sha512-') ?? isBinary(one);
    return !isHashed || !/^\d+\.\d+\.\d+/.test(one.version ?? '');
  });
  expect(loose.map(([place]) => place)).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
