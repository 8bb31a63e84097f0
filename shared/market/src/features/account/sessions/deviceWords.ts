/** A device as its owner would call it. */
export interface DeviceWords {
  readonly name: string;
  readonly isHandheld: boolean;
}

// Order matters: most browsers name the ones they descend from as well.
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
] as const;

const HANDHELD = /\b(?:iPhone|iPad|Android|Mobile)\b/;

/** "Chrome on Windows", from what a browser calls itself; "Unknown device" where that says nothing. */
export function deviceWords(userAgent: string | null): DeviceWords {
  const text = userAgent ?? '';
  const find = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(text))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  const name = browser && system ? `${browser} on ${system}` : (browser ?? system);
  return { name: name ?? 'Unknown device', isHandheld: HANDHELD.test(text) };
}
