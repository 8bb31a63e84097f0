import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../product/environment';

const LOCKFILE = 'package-lock.json';
const OF_ANOTHER_SYSTEM = 'node_modules/@swc/core-darwin-arm64';

interface Lockfile {
  readonly packages: Readonly<Record<string, unknown>>;
}

function readLockfile(): Lockfile {
  const lockfile: Lockfile = JSON.parse(readFileSync(path.join(root, LOCKFILE), 'utf8'));
  return lockfile;
}

/** What `npm ci` would say of a lockfile beside the manifests of this repository; nothing is installed. */
function tryInstalling(lockfile: Lockfile): ReturnType<typeof spawnSync> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-lockfile-'));
  try {
    const manifests = execFileSync('git', ['ls-files', '*package.json'], { cwd: root });
    for (const manifest of manifests.toString().trim().split('\n')) {
      mkdirSync(path.join(folder, path.dirname(manifest)), { recursive: true });
      cpSync(path.join(root, manifest), path.join(folder, manifest));
    }
    writeFileSync(path.join(folder, LOCKFILE), JSON.stringify(lockfile));
    return spawnSync('npm', ['ci', '--dry-run', '--offline', '--no-audit'], {
      cwd: folder,
      encoding: 'utf8',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('npm ci accepts the lockfile, and refuses one without a binary of another system', () => {
  const lockfile = readLockfile();
  expect(tryInstalling(lockfile)).toMatchObject({ status: 0 });

  const packages = Object.fromEntries(
    Object.entries(lockfile.packages).filter(([name]) => name !== OF_ANOTHER_SYSTEM),
  );
  const { status, stderr } = tryInstalling({ ...lockfile, packages });
  expect(status).not.toBe(0);
  expect(stderr).toContain('@swc/core-darwin-arm64');
});
