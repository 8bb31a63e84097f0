import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { WebSocket } from 'ws';

declare global {
  /** Opens an embedded engine from inside a test. */
  var openEngine: ((options: PGliteOptions) => Promise<PGlite>) | undefined;
}

/**
 * Node, with the embedded engine loaded outside of jest's module sandbox: it fetches parts of
 * itself with import(), which the sandbox refuses without an experimental flag.
 */
export default class DatabaseEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    // Node 20 has no web sockets of its own; supabase-js looks for the browser's.
    Reflect.set(this.global, 'WebSocket', WebSocket);
    this.global.openEngine = (options: PGliteOptions) => PGlite.create(options);
  }
}
