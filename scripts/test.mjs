import path from 'node:path';
import { installWhenNeeded, requireNode, root, run } from './install.mjs';

// Plain Node.js without dependencies: this is what makes a fresh clone ready.
requireNode();
installWhenNeeded('everything');
run(process.execPath, [
  '--import',
  'tsx',
  path.join(root, 'scripts/runTests.ts'),
  ...process.argv.slice(2),
]);
