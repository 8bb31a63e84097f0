import type { RemoteModule, RemoteName } from '@tree-service/kernel/contract';

const remotes: Readonly<Record<RemoteName, () => Promise<{ default: RemoteModule }>>> = {
  'mf-public': () => import('../../../mf-public/src/routes'),
  'mf-owner': () => import('../../../mf-owner/src/routes'),
  'mf-vendor': () => import('../../../mf-vendor/src/routes'),
  'mf-admin': () => import('../../../mf-admin/src/routes'),
};

const loadings = new Map<RemoteName, Promise<RemoteModule>>();

/** Stands in for the shell's loading of remotes where everything is one bundle. */
export function remoteModule(remote: RemoteName): Promise<RemoteModule> {
  const loading = loadings.get(remote) ?? remotes[remote]().then((module) => module.default);
  loadings.set(remote, loading);
  return loading;
}

/** Loads a remote again. */
export function reloadRemote(remote: RemoteName): void {
  loadings.delete(remote);
}

/** One bundle has no releases of its remotes. */
export function pageVersion(): null {
  return null;
}
