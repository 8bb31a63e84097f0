import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nginx of this machine; undefined when there is none. */
export function findNginx(): string | undefined {
  // Debian keeps it where only administrators look.
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}
