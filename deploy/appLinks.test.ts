import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AppLinksError, appLinksFromEnvironment, writeAppLinks } from './appLinks';

const APP_ID = 'com.example.trees';
const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');

let releases: string;
beforeEach(() => {
  releases = mkdtempSync(path.join(os.tmpdir(), 'tree-service-links-'));
});
afterEach(() => {
  rmSync(releases, { recursive: true });
});

const place = (name: string) => path.join(releases, '.well-known', name);
const read = (name: string): unknown => JSON.parse(readFileSync(place(name), 'utf8'));
const writeFor = (environment: Record<string, string>) =>
  writeAppLinks(releases, appLinksFromEnvironment(environment));

test('phones learn which app opens links of the site', async () => {
  await writeFor({
    APP_ID,
    APPLE_TEAM_ID: 'ABCDE12345',
    ANDROID_FINGERPRINTS: ` ${FINGERPRINT.toLowerCase()}, ${FINGERPRINT}`,
  });
  expect(read('apple-app-site-association')).toEqual({
    applinks: {
      details: [
        {
          appIDs: ['ABCDE12345.com.example.trees'],
          components: [
            { '/': '/auth/callback' },
            { '/': '/auth/confirm' },
            { '/': '/requests/*' },
            { '/': '/vendor/requests/*' },
            { '/': '/vendor/dashboard' },
            { '/': '/vendor/account' },
            { '/': '/messages' },
          ],
        },
      ],
    },
  });
  expect(read('assetlinks.json')).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: APP_ID,
        sha256_cert_fingerprints: [FINGERPRINT, FINGERPRINT],
      },
    },
  ]);
});

test('a site without an app says nothing, and takes back what it said', async () => {
  await writeFor({ APP_ID, APPLE_TEAM_ID: 'ABCDE12345' });
  expect(existsSync(place('apple-app-site-association'))).toBe(true);
  expect(existsSync(place('assetlinks.json'))).toBe(false);
  await writeFor({});
  expect(existsSync(place('apple-app-site-association'))).toBe(false);
});

test.each([
  ['a name with capitals', { APP_ID: 'com.Example' }],
  ['a name of one word', { APP_ID: 'trees' }],
  ['a team that is too short', { APP_ID, APPLE_TEAM_ID: 'ABC' }],
  ['a SHA-1 fingerprint', { APP_ID, ANDROID_FINGERPRINTS: FINGERPRINT.slice(0, 59) }],
])('%s is refused before a file is written', (_what, environment) => {
  expect(() => appLinksFromEnvironment(environment)).toThrow(AppLinksError);
});
