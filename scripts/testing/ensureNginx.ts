import { findNginx } from '../../deploy/testing/findNginx';
import { tryCommand } from './tryCommand';

/** Makes sure nginx is installed for the tests of its configuration. They start one of their own. */
export function ensureNginx(): void {
  if (findNginx() !== undefined) return;
  console.log('No nginx was found; installing one...');
  tryCommand('apt-get', ['update', '-q']);
  tryCommand('apt-get', ['install', '-y', '-q', 'nginx-light']);
  if (findNginx() === undefined) console.error('nginx could not be installed. Install it.');
}
