/** Where maps come from, and whom to credit. */
interface MapSource {
  readonly url: string;
  /** Whose map it is; shown on every map. */
  readonly attribution: string;
  /** Where the attribution leads, if anywhere. */
  readonly attributionUrl: string | null;
}

/** Where the pictures of maps come from; the address has `{z}`, `{x}` and `{y}` in it. */
export type MapTiles = MapSource;

/** Where the streets of maps come from, which the browser draws itself. */
export interface MapStreets extends MapSource {
  /** What is at the address: a style, or one archive of tiles in the schema of Protomaps. */
  readonly format: 'style' | 'pmtiles';
}

/** A social account the product knows how to sign in with. */
export type SignInProvider = 'google' | 'apple';

/** A social network the footer can link to. */
export type SocialNetwork = 'facebook' | 'instagram' | 'x' | 'linkedin';

/** Configuration of a deployment, separate from the build. */
export interface RuntimeConfig {
  /** Absolute address of the backend, without a trailing slash. */
  readonly backendUrl: string;
  /** The publishable API key; it grants nothing on its own. */
  readonly publishableKey: string;
  /** Absolute address of the registry that maps each remote to its current release. */
  readonly remotesUrl: string;
  /** Null where the deployment names no tiles; maps are then plain. */
  readonly mapTiles: MapTiles | null;
  /** Null where the deployment names no streets. */
  readonly mapStreets: MapStreets | null;
  /**
   * The service that is asked for forecasts, which answers as the National Weather Service does; without a
   * trailing slash, and null where the deployment names none.
   */
  readonly weatherUrl: string | null;
  /** The social accounts people can sign in with here. */
  readonly signInProviders: readonly SignInProvider[];
  /** The operator's pages on social networks; empty where the deployment names none. */
  readonly socialLinks: Readonly<Partial<Record<SocialNetwork, string>>>;
  /** The part of page loads whose speed is measured: 1 for all, 0 for none. */
  readonly pageSpeedShare: number;
}

/** The page carries no usable configuration; the message says what is missing. */
export class RuntimeConfigError extends Error {
  override readonly name = 'RuntimeConfigError';
}

const ELEMENT_ID = 'runtime-config';

function textField(source: object, name: string): string {
  const value: unknown = Reflect.get(source, name);
  if (typeof value !== 'string' || value === '') {
    throw new RuntimeConfigError(`The page's configuration lacks "${name}".`);
  }
  return value;
}

function absolute(address: string, name: keyof RuntimeConfig): string {
  try {
    return new URL(address, window.location.origin).href.replace(/\/$/, '');
  } catch (cause) {
    throw new RuntimeConfigError(`"${name}" in the page's configuration is not an address.`, {
      cause,
    });
  }
}

function mapField(source: object, name: 'mapTiles' | 'mapStreets'): MapSource | null {
  const value: unknown = Reflect.get(source, name);
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') {
    throw new RuntimeConfigError(`"${name}" of the page's configuration is not an object.`);
  }
  const attributionUrl: unknown = Reflect.get(value, 'attributionUrl');
  return {
    url: textField(value, 'url'),
    attribution: textField(value, 'attribution'),
    attributionUrl: typeof attributionUrl === 'string' ? attributionUrl : null,
  };
}

function streetsField(source: object): MapStreets | null {
  const streets = mapField(source, 'mapStreets');
  const format: unknown = Reflect.get(Object(Reflect.get(source, 'mapStreets')), 'format');
  return streets && { ...streets, format: format === 'pmtiles' ? 'pmtiles' : 'style' };
}

function weatherField(source: object): string | null {
  const value: unknown = Reflect.get(source, 'weatherUrl');
  return typeof value === 'string' ? absolute(value, 'weatherUrl') : null;
}

const known: readonly SignInProvider[] = ['google', 'apple'];

function providersField(source: object): readonly SignInProvider[] {
  const value: unknown = Reflect.get(source, 'signInProviders');
  return Array.isArray(value) ? known.filter((provider) => value.includes(provider)) : [];
}

function socialField(source: object): RuntimeConfig['socialLinks'] {
  const value: unknown = Reflect.get(source, 'socialLinks');
  return typeof value === 'object' && value !== null ? value : {};
}

function shareField(source: object): number {
  const value: unknown = Reflect.get(source, 'pageSpeedShare');
  return typeof value === 'number' ? value : 1;
}

/**
 * Reads the text of the configuration element. Relative addresses are taken from the page's origin.
 * Throws a `RuntimeConfigError` when a field is missing or unreadable.
 */
export function parseRuntimeConfig(text: string): RuntimeConfig {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new RuntimeConfigError("The page's configuration is not JSON.", { cause });
  }
  if (typeof parsed !== 'object' || parsed === null) {
    throw new RuntimeConfigError("The page's configuration is not an object.");
  }
  return {
    backendUrl: absolute(textField(parsed, 'backendUrl'), 'backendUrl'),
    publishableKey: textField(parsed, 'publishableKey'),
    remotesUrl: absolute(textField(parsed, 'remotesUrl'), 'remotesUrl'),
    mapTiles: mapField(parsed, 'mapTiles'),
    mapStreets: streetsField(parsed),
    weatherUrl: weatherField(parsed),
    signInProviders: providersField(parsed),
    socialLinks: socialField(parsed),
    pageSpeedShare: shareField(parsed),
  };
}

let parsedOnce: RuntimeConfig | null = null;

/** Takes a configuration where there is no page that carries one: where pages are drawn ahead. */
export function provideRuntimeConfig(configuration: RuntimeConfig): void {
  parsedOnce = configuration;
}

/**
 * The configuration of this page, parsed once from
 * `<script type="application/json" id="runtime-config">`. Throws a `RuntimeConfigError`.
 */
export function runtimeConfig(): RuntimeConfig {
  if (parsedOnce === null) {
    const text = document.getElementById(ELEMENT_ID)?.textContent;
    if (!text) throw new RuntimeConfigError(`The page has no element #${ELEMENT_ID}.`);
    parsedOnce = parseRuntimeConfig(text);
  }
  return parsedOnce;
}
