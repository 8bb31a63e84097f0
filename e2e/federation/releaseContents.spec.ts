import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleFolder, bundleNames, liveVersion, readRegistry } from '../../deploy/registry';
import { releases } from '../../scripts/product/environment';
import { expect, test } from '../support/test';

interface Release {
  readonly bundle: string;
  readonly folder: string;
  /** Source maps of its scripts. */
  readonly maps: string;
}

async function liveReleases(): Promise<Release[]> {
  const registry = await readRegistry(releases);
  return bundleNames.map((bundle) => {
    const version = liveVersion(registry, bundle) ?? '';
    return {
      bundle,
      folder: path.join(bundleFolder(releases, bundle), version),
      maps: path.join(releases, 'sourcemaps', bundle, version),
    };
  });
}

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.startsWith('.'))
    .map((file) => path.join(folder, file));

/** How webpack begins a script for Node.js. */
const OF_NODE = /^(?:["']use strict["'];)?\s*exports\.ids\b/;

test('no released script was made for Node.js', async () => {
  for (const { bundle, folder } of await liveReleases()) {
    const scripts = filesIn(folder, '.js');
    expect(scripts.length).toBeGreaterThan(10);
    const ofNode = scripts.filter((file) => OF_NODE.test(readFileSync(file, 'utf8')));
    expect([bundle, ofNode]).toEqual([bundle, []]);
  }
});

// Folders whose names begin with a dot are written by tools, such as that of Module Federation.
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\/(?!.*node_modules\/)/;

/** The packages that source maps find in the scripts of a release. */
function packagesIn({ maps }: Release): Set<string> {
  const sources = filesIn(maps, '.map').flatMap(
    (file): unknown[] => Object(JSON.parse(readFileSync(file, 'utf8'))).sources,
  );
  return new Set(sources.flatMap((source) => PACKAGE.exec(String(source))?.[1] ?? []));
}

test('every package and font in a release is in its third-party notices', async () => {
  for (const release of await liveReleases()) {
    const file = path.join(release.folder, 'THIRD-PARTY-NOTICES.txt');
    const named = [...readFileSync(file, 'utf8').matchAll(/^~{80}\n(\S+) \S+$/gm)].map(
      ([, name]) => name,
    );
    const contained = [...packagesIn(release)];
    expect(contained.length).toBeGreaterThan(5);
    const missing = contained.filter((name) => !named.includes(name));
    expect([release.bundle, missing]).toEqual([release.bundle, []]);
    for (const font of ['figtree', 'fraunces', 'inter']) {
      const isThere = filesIn(release.folder, '').some((one) =>
        new RegExp(`/${font}[^/]*\\.(?:woff2|ttf)$`, 'i').test(one),
      );
      const isNamed = named.some((name) => name?.endsWith(`/${font}`));
      expect([release.bundle, font, isNamed]).toEqual([release.bundle, font, isThere]);
    }
  }
});

test('the page with the terms links to the notices of everything that is live', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.getByRole('link', { name: 'third-party notices' }).click();
  await expect(page.locator('body')).toContainText('react-dom');
  await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE', { ignoreCase: true });
});
