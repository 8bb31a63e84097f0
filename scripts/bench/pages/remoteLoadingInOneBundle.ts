import type { RemoteModule, RemoteName } from '@tree-service/kernel/contract';
import owner from '../../../mf-owner/src/routes';
import visitors from '../../../mf-public/src/routes';

const remotes: Readonly<Record<RemoteName, () => Promise<RemoteModule>>> = {
  'mf-public': () => Promise.resolve(visitors),
  'mf-owner': () => Promise.resolve(owner),
  'mf-vendor': async () => (await import('../../../mf-vendor/src/routes')).default,
  'mf-admin': async () => (await import('../../../mf-admin/src/routes')).default,
};

const loadings = new Map<RemoteName, Promise<RemoteModule>>();

/** Stands in for the shell's loading of remotes where everything is one bundle. */
export function remoteModule(remote: RemoteName): Promise<RemoteModule> {
  const loading = loadings.get(remote) ?? remotes[remote]();
  loadings.set(remote, loading);
  return loading;
}

export function reloadRemote(remote: RemoteName): void {
  loadings.delete(remote);
}

/** Loads a remote again when it is needed. */
export function forgetRemote(remote: RemoteName): void {
  loadings.delete(remote);
}

/** One bundle has no releases of its remotes. */
export function pageVersion(): null {
  return null;
}

/** One bundle has no releases of its remotes. */
export function pageRelease(): null {
  return null;
}
