import { runtimeConfig } from '../config/runtimeConfig';
import type { RemoteName } from '../contract';

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
