import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nginx of this machine; undefined when there is none. */
export function findNginx(): string | undefined {
  // Debian keeps it where only administrators look.
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}

const MODULES = ['filter', 'static'].map(
  (kind) => `/usr/lib/nginx/modules/ngx_http_brotli_${kind}_module.so`,
);

/** The modules of this machine's nginx that pack with brotli; undefined when they are not there. */
export function findBrotliModules(): readonly string[] | undefined {
  return MODULES.every((file) => existsSync(file)) ? MODULES : undefined;
}
