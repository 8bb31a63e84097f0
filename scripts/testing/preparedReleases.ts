import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleFolder, type BundleName, type RemoteBundle } from '../../deploy/registry';
import type { Needs, Provides } from '../../shared/kernel/src/contract/compatibility';

export const KERNEL = '@tree-service/kernel';

/** A folder of releases that hold nothing but what they say of themselves. */
export class PreparedReleases {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-releases-'));

  /** Adds a release of the shell with kernel 1.0.0, and what is given instead. Returns its version. */
  shell(version: string, provides: Partial<Provides> = {}): string {
    const all = { contract: 1, kernel: '1.0.0', packages: { react: '19.3.1' }, broken: {} };
    this.write('shell', version, { provides: { ...all, ...provides } });
    return version;
  }

  /** Adds a release of a remote that uses exports of the kernel, each as of a version. */
  remote(
    version: string,
    exports: Readonly<Record<string, string>>,
    needs: Partial<Needs> = {},
    name: RemoteBundle = 'mf-vendor',
  ): string {
    const all = { contract: 1, packages: { react: '^19.3.1' }, exports: { [KERNEL]: exports } };
    this.write(name, version, { needs: { ...all, ...needs } });
    return version;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private write(bundle: BundleName, version: string, release: object): void {
    const folder = path.join(bundleFolder(this.folder, bundle), version);
    mkdirSync(folder, { recursive: true });
    const file = bundle === 'shell' ? 'release.json' : 'mf-manifest.json';
    writeFileSync(
      path.join(folder, file),
      JSON.stringify({ release: { integrity: {}, ...release } }),
    );
  }
}
