import { nothingOutside, type OutsideSources } from './outsideSources';
import { scriptHashes, styleHashes as ofEveryPage } from './inlineHashes';

function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

/** What the policy must know about a deployment. */
export interface PolicySources {
  /** Origin the pages are served from, such as `https://trees.example`. */
  readonly siteOrigin: string;
  /** Origin of the backend, which may be the same. */
  readonly backendOrigin: string;
  /** What maps and forecasts need; plain maps need nothing. */
  readonly outside?: OutsideSources;
  /** Hashes of the style elements that a page drawn ahead carries. */
  readonly styleHashes?: readonly string[];
}

/** The Content-Security-Policy of every page: no inline script but the one listed, no eval, only listed origins. */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { siteOrigin, backendOrigin, styleHashes = [], outside = nothingOutside } = sources;
  const backend = backendOrigin === siteOrigin ? [] : [backendOrigin];
  const besidesBackend = (origins: readonly string[]) =>
    origins.filter((origin) => origin !== backendOrigin);
  const styles = [...Object.values(ofEveryPage), ...styleHashes];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...Object.values(scriptHashes).map((hash) => `'${hash}'`)],
    // The one policy is shared/kernel/src/integrity/scriptGate.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['tree-service'],
    'worker-src': outside.workers,
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:', ...backend, ...besidesBackend(outside.pictures)],
    'media-src': ["'self'", 'blob:', ...backend],
    'connect-src': [
      "'self'",
      socketOrigin(siteOrigin),
      ...backend,
      ...backend.map(socketOrigin),
      ...besidesBackend(outside.connections),
    ],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Headers of every answer of the site. */
export const everywhere: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of pages, besides the policy. */
export const onPages: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'DENY',
  // Browsers that know it load no script without a hash; the others compare the hashes there are.
  'Integrity-Policy': 'blocked-destinations=(script)',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
};
