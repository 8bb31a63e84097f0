import { runtimeConfig } from '../config/runtimeConfig';
import type { Backend } from './client';

let client: Promise<Backend> | null = null;

/**
 * The one client of this page. supabase-js is downloaded by the first call, so that a visitor who
 * only reads never pays for it. Rejects when the download fails; the next call tries again.
 */
export function backend(): Promise<Backend> {
  client ??= import(/* webpackChunkName: "backend" */ './createBackend').then(
    ({ createBackend }) => createBackend(runtimeConfig()),
    (cause: unknown) => {
      client = null;
      throw cause;
    },
  );
  return client;
}
