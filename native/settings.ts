import { readFileSync } from 'node:fs';
import { appIdFrom } from '../deploy/appLinks';
import { PlainError } from '../supabase/local/plainError';

/** What the projects of a deployment's app are made with. */
export interface NativeSettings {
  /** Origin of the site that the app shows, such as `https://trees.example`. */
  readonly site: string;
  /** Name of the app in both stores, such as `com.example.trees`. */
  readonly appId: string;
  /** Version that people see. */
  readonly version: string;
  /** Number of the build, higher with every upload to a store. */
  readonly build: number;
  /** Text of Firebase's `google-services.json`; without it the app for Android takes no push messages. */
  readonly firebase?: string;
}

function siteFrom(address: string | undefined): string {
  const isHttps = URL.canParse(address ?? '') && new URL(address ?? '').protocol === 'https:';
  if (address === undefined || !isHttps) {
    throw new PlainError(
      'SITE_URL must be the https address of the site. Usage: SITE_URL=https://SITE APP_ID=com.example.app npm run native:sync',
    );
  }
  return new URL(address).origin;
}

/** Reads SITE_URL, APP_ID, APP_VERSION, APP_BUILD and FIREBASE_FILE. Throws a
 * `PlainError`, or an `AppLinksError`. */
export function nativeSettings(
  environment: Readonly<Record<string, string | undefined>>,
): NativeSettings {
  const site = siteFrom(environment['SITE_URL']);
  const appId = appIdFrom(environment);
  if (appId === undefined) {
    throw new PlainError('APP_ID must name the app, such as com.example.trees.');
  }
  const version = environment['APP_VERSION'] || '1.0.0';
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new PlainError(`APP_VERSION must look like 1.2.3, but is "${version}".`);
  }
  const build = Number(environment['APP_BUILD'] || '1');
  if (!Number.isInteger(build) || build < 1) {
    throw new PlainError('APP_BUILD must be a whole number, 1 or more.');
  }
  const file = environment['FIREBASE_FILE'];
  return { site, appId, version, build, firebase: file ? readFileSync(file, 'utf8') : undefined };
}
