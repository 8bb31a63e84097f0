import { findBrotliModules, findNginx } from '../../deploy/testing/findNginx';
import { tryCommand } from './tryCommand';

const isThere = () => findNginx() !== undefined && findBrotliModules() !== undefined;
const MODULES = ['static', 'filter'].map((kind) => `libnginx-mod-http-brotli-${kind}`);

/**
 * Makes sure nginx and its brotli modules are installed for the tests of its configuration. They start one
 * of their own.
 */
export function ensureNginx(): void {
  if (isThere()) return;
  console.log('No nginx with brotli was found; installing it...');
  tryCommand('apt-get', ['update', '-q']);
  tryCommand('apt-get', ['install', '-y', '-q', 'nginx-light', ...MODULES]);
  if (!isThere())
    console.error('nginx and its brotli modules could not be installed. Install them.');
}
