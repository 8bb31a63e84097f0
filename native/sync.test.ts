import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { edit, UnexpectedProjectError } from './edit';
import { usageTexts } from './iosProject';
import { nativeSettings } from './settings';
import { syncProjects } from './syncProjects';
import { androidCalls, iosCalls, usedCalls } from './testing/pluginCalls';

// Both projects as `npm run native:sync` writes them, in a copy of this folder.

const root = path.join(__dirname, '..');
const FIREBASE = '{"project_info":{}}';
const GENERATED_WITHIN_MS = 240_000;

let folder: string;

function newCopy(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'tree-service-native-'));
  copyFileSync(path.join(__dirname, 'package.json'), path.join(copy, 'package.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const xml = (file: string) => new JSDOM(read(file), { contentType: 'text/xml' }).window.document;
const all = (document: Document, tag: string, attribute: string) =>
  [...document.querySelectorAll(tag)].map((one) => one.getAttribute(`android:${attribute}`));

/** The value of a key of a property list. */
function valueOf(document: Document, key: string): Element | null {
  const named = [...document.querySelectorAll('dict > key')].find((one) => one.textContent === key);
  return named?.nextElementSibling ?? null;
}

beforeAll(async () => {
  folder = newCopy();
  const settings = nativeSettings({
    SITE_URL: 'https://trees.example',
    APP_ID: 'com.example.trees',
    APP_VERSION: '2.3.4',
    APP_BUILD: '17',
  });
  await syncProjects(folder, { ...settings, firebase: FIREBASE });
}, GENERATED_WITHIN_MS);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('both apps', () => {
  it.each(['android/app/src/main/assets', 'ios/App/App'])(
    'show the site and nothing else, with a page of their own for when it cannot be reached (%s)',
    (place) => {
      const { server, appName } = JSON.parse(read(`${place}/capacitor.config.json`));
      expect(appName).toBe('Tree Service');
      expect(server).toEqual({
        url: 'https://trees.example',
        errorPath: 'offline.html',
        allowNavigation: ['trees.example'],
      });
      const page = new JSDOM(read(`${place}/public/offline.html`)).window.document;
      expect(page.querySelector('a')?.href).toBe('https://trees.example/');
      expect(page.querySelector('h1')?.textContent).toBe("Tree Service can't be reached");
      expect(page.querySelector('script')).toBeNull();
    },
  );

  it.each([
    ['Android', androidCalls],
    ['iOS', iosCalls],
  ])('have every plugin that the product calls (%s)', (_system, callsIn) => {
    const there = callsIn(folder);
    const missing = (calls: readonly string[]) => calls.filter((call) => !there.includes(call));
    expect(usedCalls().length).toBeGreaterThan(10);
    expect(missing(usedCalls())).toEqual([]);
    // The control: what no plugin does is missed.
    expect(missing(['Camera.getPhoto', 'Camera.getHologram', 'Barcode.scan'])).toEqual([
      'Camera.getHologram',
      'Barcode.scan',
    ]);
  });
});

describe('the app for Android', () => {
  const manifest = () => xml('android/app/src/main/AndroidManifest.xml');

  it('asks for no permission beyond what the product uses', () => {
    const short = (name: string | null) => name?.replace('android.permission.', '');
    expect(all(manifest(), 'uses-permission', 'name').map(short)).toEqual([
      'INTERNET',
      'ACCESS_COARSE_LOCATION',
      'ACCESS_FINE_LOCATION',
      'POST_NOTIFICATIONS',
      'READ_EXTERNAL_STORAGE',
      'WRITE_EXTERNAL_STORAGE',
    ]);
    expect(all(manifest(), 'uses-permission[*|maxSdkVersion]', 'maxSdkVersion')).toEqual([
      '29',
      '29',
    ]);
  });

  it('opens links of sign-ins, requests, leads and payments once Android has checked the site', () => {
    const [start, links, ...others] = [...manifest().querySelectorAll('activity > intent-filter')];
    expect(others).toEqual([]);
    expect(start?.querySelector('action')?.getAttribute('android:name')).toMatch(/\.MAIN$/);
    expect(links?.getAttribute('android:autoVerify')).toBe('true');
    const opened = [...(links?.querySelectorAll('data') ?? [])].map((data) =>
      ['scheme', 'host', 'path', 'pathPrefix'].map((name) => data.getAttribute(`android:${name}`)),
    );
    expect(opened).toEqual([
      ['https', 'trees.example', '/auth/callback', null],
      ['https', 'trees.example', '/auth/confirm', null],
      ['https', 'trees.example', null, '/requests/'],
      ['https', 'trees.example', null, '/vendor/requests/'],
      ['https', 'trees.example', '/vendor/dashboard', null],
      ['https', 'trees.example', '/vendor/account', null],
      ['https', 'trees.example', '/messages', null],
      ['https', 'trees.example', '/vendor/payments', null],
      ['https', 'trees.example', '/vendor/priority', null],
    ]);
  });

  it('has its version, its name and the settings of Firebase', () => {
    const gradle = read('android/app/build.gradle');
    expect(gradle).toContain('applicationId "com.example.trees"');
    expect(gradle).toContain('versionCode 17\n');
    expect(gradle).toContain('versionName "2.3.4"');
    expect(read('android/app/google-services.json')).toBe(FIREBASE);
  });

  it('keeps sessions out of backups', () => {
    expect(all(manifest(), 'application', 'allowBackup')).toEqual(['false']);
  });
});

describe('the app for iOS', () => {
  const facts = () => xml('ios/App/App/Info.plist');

  it('says in plain words why it asks', () => {
    const shown = Object.keys(usageTexts).map((key) => [key, valueOf(facts(), key)?.textContent]);
    expect(Object.fromEntries(shown)).toEqual(usageTexts);
    for (const text of Object.values(usageTexts)) expect(text).toMatch(/^[A-Z][^;:]{20,}\.$/);
    const asked = [...facts().querySelectorAll('key')]
      .map((key) => key.textContent ?? '')
      .filter((key) => key.endsWith('UsageDescription'));
    expect(asked.sort()).toEqual(Object.keys(usageTexts).sort());
  });

  it('opens links of the site and takes push messages', () => {
    const rights = xml('ios/App/App/App.entitlements');
    const domains = valueOf(rights, 'com.apple.developer.associated-domains');
    expect(domains?.textContent?.trim()).toBe('applinks:trees.example');
    expect(valueOf(rights, 'aps-environment')?.textContent).toBe('development');
    expect(read('ios/App/App/AppDelegate.swift')).toContain(
      '.capacitorDidRegisterForRemoteNotifications, object: deviceToken',
    );
  });

  it('is built with its rights, its privacy file and its version, without CocoaPods', () => {
    const project = read('ios/App/App.xcodeproj/project.pbxproj');
    expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App.entitlements;/g)).toHaveLength(2);
    expect(project.match(/PRODUCT_BUNDLE_IDENTIFIER = com.example.trees;/g)).toHaveLength(2);
    expect(project.match(/MARKETING_VERSION = 2.3.4;/g)).toHaveLength(2);
    expect(project.match(/CURRENT_PROJECT_VERSION = 17;/g)).toHaveLength(2);
    expect(project.match(/PrivacyInfo.xcprivacy in Resources \*\//g)).toHaveLength(2);
    expect(project).not.toContain('Pods');
    const reasons = valueOf(xml('ios/App/App/PrivacyInfo.xcprivacy'), 'NSPrivacyAccessedAPITypes');
    expect(reasons?.textContent).toContain('C617.1');
  });
});

describe('the mark of the brand', () => {
  it.each([
    ['ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png', 1024, 1024, 0.62],
    ['ios/App/App/Assets.xcassets/Splash.imageset/splash-2732x2732-2.png', 2732, 2732, 0.22],
    ['android/app/src/main/res/mipmap-xxxhdpi/ic_launcher.png', 192, 192, 0.62],
    ['android/app/src/main/res/drawable-port-xhdpi/splash.png', 720, 1280, 0.22],
  ])('is white on green on %s', async (file, width, height, share) => {
    const { data, info } = await sharp(path.join(folder, file))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
    const at = (x: number, y: number) => {
      const start = (Math.round(y) * width + Math.round(x)) * 3;
      return [...data.subarray(start, start + 3)];
    };
    expect(at(0, 0)).toEqual([0x1d, 0x6a, 0x47]);
    // In the crown, above the branches.
    expect(at(width / 2, height / 2 - 0.3 * share * width)).toEqual([255, 255, 255]);
  });

  it('has no transparency where App Store Connect refuses it', async () => {
    const icon = 'ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png';
    expect((await sharp(path.join(folder, icon)).metadata()).hasAlpha).toBe(false);
  });
});

describe('the bridge of the wrapper', () => {
  it.each([
    ['android', 'androidBridge', { postMessage: () => undefined }],
    ['ios', 'webkit', { messageHandlers: { bridge: { postMessage: () => undefined } } }],
  ])('tells the product where it runs, without a script of the site (%s)', (system, name, way) => {
    const { window } = new JSDOM('', { runScripts: 'outside-only', url: 'https://trees.example' });
    // The bridge asks the app for its settings this way.
    Object.assign(window, { [name]: way, prompt: () => null });
    const bridge = 'android/capacitor/src/main/assets/native-bridge.js';
    window.eval(readFileSync(path.join(root, 'node_modules/@capacitor', bridge), 'utf8'));
    expect(window.Capacitor?.isNativePlatform?.()).toBe(true);
    expect(window.Capacitor?.getPlatform?.()).toBe(system);
  });
});

test.each([
  ['no site', { APP_ID: 'com.example.trees' }, /SITE_URL must be/],
  ['a site without TLS', { SITE_URL: 'http://trees.example' }, /SITE_URL must be/],
  ['no name', { SITE_URL: 'https://trees.example' }, /APP_ID must name/],
  ['a version that stores refuse', { APP_VERSION: '2' }, /APP_VERSION must look/],
  ['a build that is no number', { APP_BUILD: 'x' }, /APP_BUILD must be/],
])('%s is refused before a project is written', (_what, given, reason) => {
  const enough = reason.source.startsWith('APP_V') || reason.source.startsWith('APP_B');
  const rest = enough ? { SITE_URL: 'https://trees.example', APP_ID: 'com.example.trees' } : {};
  expect(() => nativeSettings({ ...rest, ...given })).toThrow(reason);
});

test('a project that Capacitor generates differently is noticed', async () => {
  const file = path.join(folder, 'changed.txt');
  writeFileSync(file, 'versionCode 1');
  await expect(edit(file, [['versionNumber 1', 'versionNumber 2']])).rejects.toThrow(
    UnexpectedProjectError,
  );
  await expect(edit(file, [[/Number/, '']])).rejects.toThrow(/changed\.txt lacks/);
  expect(readFileSync(file, 'utf8')).toBe('versionCode 1');
});
