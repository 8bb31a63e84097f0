/** What the page needs from a browser; each is true where it is there. */
export interface BrowserFeatures {
  readonly fetch: boolean;
  readonly promises: boolean;
  readonly localStorage: boolean;
  readonly flexbox: boolean;
  readonly grid: boolean;
}

const featureNames: Readonly<Record<keyof BrowserFeatures, string>> = {
  fetch: 'fetch',
  promises: 'promises',
  localStorage: 'local storage',
  flexbox: 'flexbox',
  grid: 'grid',
};

// In this order: Edge calls itself Chrome too, and Chrome calls itself Safari.
const oldestSupported = [
  { name: 'Edge', pattern: /\bEdg(?:e|A|iOS)?\/(\d+)/, version: 90 },
  { name: 'Chrome', pattern: /\bChrom(?:e|ium)\/(\d+)/, version: 90 },
  { name: 'Firefox', pattern: /\bFirefox\/(\d+)/, version: 88 },
  { name: 'Safari', pattern: /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//, version: 14 },
] as const;

function outdated(userAgent: string): string | null {
  for (const { name, pattern, version } of oldestSupported) {
    const found = pattern.exec(userAgent)?.[1];
    if (found !== undefined) return Number(found) < version ? `${name} ${found}` : null;
  }
  return null;
}

/**
 * What keeps the page from working well in a browser, each as a phrase for people; empty when all is
 * well. Browsers that cannot be distinguished are judged by their features alone.
 */
export function browserProblems(userAgent: string, features: BrowserFeatures): string[] {
  const old = outdated(userAgent);
  const missing = Object.entries(featureNames)
    .filter(([feature]) => Reflect.get(features, feature) === false)
    .map(([, name]) => `no ${name}`);
  return [...(old === null ? [] : [`${old} is out of date`]), ...missing];
}

function hasLocalStorage(): boolean {
  try {
    window.localStorage.getItem('tree-service');
    return true;
  } catch {
    return false;
  }
}

/** What this browser offers. */
export function detectFeatures(): BrowserFeatures {
  const probe = document.createElement('div').style;
  const supports = (display: string) => {
    probe.display = display;
    return probe.display === display;
  };
  return {
    fetch: typeof window.fetch === 'function',
    promises: typeof Promise === 'function',
    localStorage: hasLocalStorage(),
    flexbox: supports('flex'),
    grid: supports('grid'),
  };
}
