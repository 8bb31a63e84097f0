import { runtimeConfig } from '../config/runtimeConfig';
import type { RemoteName } from '../contract';

/** What a browser measured of a page: milliseconds, CLS without a unit. */
export type PageVitals = Partial<Record<'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB', number>>;

/** A measured page, by its name and never by its address. */
export interface MeasuredPage {
  /** "/requests/:id". */
  readonly page: string;
  /** The release of the shell, null where it is not known. */
  readonly release: string | null;
  /** The remote the page belongs to, and its release; null where they are not known. */
  readonly remote: RemoteName | null;
  readonly remote_version: string | null;
  readonly device: 'narrow' | 'wide';
  readonly vitals: PageVitals;
}

/**
 * Sends what was measured while the page goes away. Never throws and never waits; a lost measurement
 * changes little. Without the backend's client, which a visitor's first page does not download.
 */
export function recordPageVitals(measured: MeasuredPage): void {
  const { backendUrl, publishableKey } = runtimeConfig();
  fetch(`${backendUrl}/rest/v1/rpc/record_page_vitals`, {
    method: 'POST',
    keepalive: true,
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(measured),
  }).catch((cause: unknown) => {
    console.info('The speed of this page was not recorded.', cause);
  });
}

/**
 * Counts that this page loaded a release of a remote. Never throws and never waits; a lost count
 * changes little. Without the backend's client, which a visitor's first page does not download.
 */
export function countReleaseLoad(remote: RemoteName, version: string): void {
  const { backendUrl, publishableKey } = runtimeConfig();
  fetch(`${backendUrl}/rest/v1/rpc/count_release_load`, {
    method: 'POST',
    keepalive: true,
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ remote, version }),
  }).catch((cause: unknown) => {
    console.info('A load was not counted.', cause);
  });
}
