import { spawn } from 'node:child_process';
import path from 'node:path';
import { installWhenNeeded, requireNode, root } from './install.mjs';

// Plain Node.js without dependencies: this is what makes a fresh clone ready.
const startedAt = Date.now();
requireNode();
installWhenNeeded('running');

const serving = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'scripts/serve.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, STARTED_AT: String(startedAt) },
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => serving.kill('SIGTERM'));
}

// npm runs this through a shell that, when npm is told to end, ends without passing that on.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) serving.kill('SIGTERM');
  }, 1000).unref();
}
serving.on('exit', (code) => process.exit(code ?? 1));
