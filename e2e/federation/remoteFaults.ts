import type { Page, Route } from '@playwright/test';

/** A way in which a remote can fail to arrive. */
export interface RemoteFault {
  readonly name: string;
  /** Which of the remote's files it affects. */
  readonly affects: (file: string) => boolean;
  readonly answer: (route: Route) => Promise<void>;
}

const page = '<!doctype html><title>Sign in to the network</title>';

const dead = (route: Route) => route.abort('connectionrefused');
const missing = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const broken = (route: Route) => route.fulfill({ status: 500, body: 'broken' });
const html = (route: Route) => route.fulfill({ contentType: 'text/html', body: page });
const json = (route: Route) => route.fulfill({ json: { name: 'something else' } });
const throwing = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("built badly");' });
// Taken and never answered, as by a server that hangs.
const silent = () => Promise.resolve();

const isManifest = (file: string) => file === 'mf-manifest.json';
const isEntry = (file: string) => file.startsWith('remoteEntry.');
const isExposed = (file: string) => file.startsWith('__federation_expose_');
const isPageChunk = (file: string) => /^\d+\.[0-9a-f]+\.js$/.test(file);

/** Every way a remote may fail, as the promise to people lists them. */
export const remoteFaults: readonly RemoteFault[] = [
  { name: 'no connection for the manifest', affects: isManifest, answer: dead },
  { name: 'a missing manifest', affects: isManifest, answer: missing },
  { name: 'a page in place of the manifest', affects: isManifest, answer: html },
  { name: 'a manifest of something else', affects: isManifest, answer: json },
  { name: 'a manifest that never answers', affects: isManifest, answer: silent },
  { name: 'no connection for the entry', affects: isEntry, answer: dead },
  { name: 'a missing entry', affects: isEntry, answer: missing },
  { name: 'a page in place of the entry', affects: isEntry, answer: html },
  { name: 'an entry that throws', affects: isEntry, answer: throwing },
  { name: 'an entry that never answers', affects: isEntry, answer: silent },
  { name: 'a missing exposed module', affects: isExposed, answer: missing },
  { name: 'an exposed module that never answers', affects: isExposed, answer: silent },
  { name: 'no connection for the page', affects: isPageChunk, answer: dead },
  { name: 'a server error for the page', affects: isPageChunk, answer: broken },
  { name: 'a page chunk that never answers', affects: isPageChunk, answer: silent },
];

export interface InjectedFault {
  /** Settles once the page has requested an affected file. */
  readonly requested: Promise<void>;
  readonly clearFault: () => Promise<void>;
}

/** Lets a remote fail from now on, in one page. */
export async function injectFault(
  target: Page,
  remote: string,
  { affects, answer }: RemoteFault,
): Promise<InjectedFault> {
  const ofRemote = (url: URL) => {
    const [, folder, name, , ...file] = url.pathname.split('/');
    return folder === 'remotes' && name === remote && affects(file.join('/'));
  };
  const { promise: requested, resolve: tell } = withResolver();
  const handler = (route: Route) => {
    tell();
    return answer(route);
  };
  await target.route(ofRemote, handler);
  return { requested, clearFault: () => target.unroute(ofRemote, handler) };
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
