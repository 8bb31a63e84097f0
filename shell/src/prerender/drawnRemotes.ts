import type { RemoteModule, RemoteName } from '@tree-service/kernel/contract';
import { track } from '../federation/arrival';

/** Stands in for `federation/remoteLoading` where pages are drawn ahead. */
const remotes = new Map<RemoteName, Promise<RemoteModule>>();

/** Says what draws the pages of a remote. */
export function provideRemote(remote: RemoteName, module: RemoteModule): void {
  remotes.set(remote, track(Promise.resolve(module)));
}

/** What a remote exposes. */
export function remoteModule(remote: RemoteName): Promise<RemoteModule> {
  return remotes.get(remote) ?? Promise.reject(new Error(`${remote} draws no pages ahead.`));
}

/** Nothing to start over with. */
export function reloadRemote(): void {}

/** No release is chosen here. */
export function pageVersion(): null {
  return null;
}

/** No release is chosen here. */
export function pageRelease(): null {
  return null;
}

/** Nothing to forget. */
export function forgetRemote(): void {}
