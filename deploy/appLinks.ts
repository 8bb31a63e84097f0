import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Which apps open links of the site, as a deployment says. */
export interface AppLinks {
  /** Name of the app in both stores, such as `com.example.trees`. */
  readonly appId: string;
  /** The team that signs the app for iOS. */
  readonly appleTeam?: string;
  /** SHA-256 fingerprints of the certificates that sign the app for Android. */
  readonly androidFingerprints: readonly string[];
}

/** The environment names apps that no phone could check; the message says what is wrong. */
export class AppLinksError extends Error {
  override readonly name = 'AppLinksError';
}

/** Links that open in both apps: the way back from a sign-in, and what push messages and their mails lead to. */
const linkedPages = [
  '/auth/callback',
  '/auth/confirm',
  '/requests/',
  '/vendor/requests/',
  '/vendor/dashboard',
  '/vendor/account',
  '/messages',
] as const;

/**
 * Links that open in the app for Android: where tokens and plans are paid for, too, and so the way back from
 * the payment provider, which is in the browser of the phone. The app for iOS does not offer them.
 */
export const linkedAndroidPages = [...linkedPages, '/vendor/payments', '/vendor/priority'] as const;

/** Where phones look for the files of `writeAppLinks`. */
const WELL_KNOWN = '.well-known';

/** Reads APP_ID; undefined without it. Throws an `AppLinksError`. */
export function appIdFrom(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const appId = environment['APP_ID'] || undefined;
  if (appId !== undefined && !/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9]*)+$/.test(appId)) {
    throw new AppLinksError(
      `APP_ID must be lowercase words with dots, such as com.example.trees, but is "${appId}".`,
    );
  }
  return appId;
}

/** Reads APP_ID, APPLE_TEAM_ID and ANDROID_FINGERPRINTS; undefined without the first. Throws an `AppLinksError`. */
export function appLinksFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): AppLinks | undefined {
  const appId = appIdFrom(environment);
  if (appId === undefined) return undefined;
  const appleTeam = environment['APPLE_TEAM_ID'] || undefined;
  if (appleTeam !== undefined && !/^[A-Z0-9]{10}$/.test(appleTeam)) {
    throw new AppLinksError(`APPLE_TEAM_ID must have ten letters or digits: "${appleTeam}".`);
  }
  const androidFingerprints = (environment['ANDROID_FINGERPRINTS'] ?? '')
    .split(',')
    .map((one) => one.trim().toUpperCase())
    .filter((one) => one !== '');
  const wrong = androidFingerprints.find((one) => !/^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(one));
  if (wrong !== undefined) {
    throw new AppLinksError(`ANDROID_FINGERPRINTS must be SHA-256 fingerprints: "${wrong}".`);
  }
  return { appId, appleTeam, androidFingerprints };
}

function appleFile(appId: string, team: string): unknown {
  const components = linkedPages.map((page) => ({ '/': page.endsWith('/') ? `${page}*` : page }));
  return { applinks: { details: [{ appIDs: [`${team}.${appId}`], components }] } };
}

function androidFile(appId: string, fingerprints: readonly string[]): unknown {
  const target = {
    namespace: 'android_app',
    package_name: appId,
    sha256_cert_fingerprints: fingerprints,
  };
  return [{ relation: ['delegate_permission/common.handle_all_urls'], target }];
}

/**
 * Writes among the releases which apps may open links of the site, for each kind of phone the deployment
 * names one for; without any, files of before are gone.
 */
export async function writeAppLinks(releases: string, links: AppLinks | undefined): Promise<void> {
  const folder = path.join(releases, WELL_KNOWN);
  await rm(folder, { recursive: true, force: true });
  if (links === undefined) return;
  const { appId, appleTeam, androidFingerprints } = links;
  await mkdir(folder, { recursive: true });
  const write = (name: string, content: unknown) =>
    writeFile(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  if (appleTeam !== undefined) {
    await write('apple-app-site-association', appleFile(appId, appleTeam));
  }
  if (androidFingerprints.length > 0) {
    await write('assetlinks.json', androidFile(appId, androidFingerprints));
  }
}
