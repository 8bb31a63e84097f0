import type { Page, Route } from '@playwright/test';

/** A way in which a remote can fail to arrive. */
export interface RemoteFault {
  readonly name: string;
  /** Which of the remote's files it strikes. */
  readonly strikes: (file: string) => boolean;
  readonly answer: (route: Route) => Promise<void>;
  /** What a browser then reports as uncaught, whatever the page does about it. */
  readonly uncaught?: RegExp;
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
  { name: 'no connection for the manifest', strikes: isManifest, answer: dead },
  { name: 'a missing manifest', strikes: isManifest, answer: missing },
  { name: 'a page in place of the manifest', strikes: isManifest, answer: html },
  { name: 'a manifest of something else', strikes: isManifest, answer: json },
  { name: 'a manifest that never answers', strikes: isManifest, answer: silent },
  { name: 'no connection for the entry', strikes: isEntry, answer: dead },
  { name: 'a missing entry', strikes: isEntry, answer: missing },
  { name: 'a page in place of the entry', strikes: isEntry, answer: html, uncaught: /Uncaught: / },
  { name: 'an entry that throws', strikes: isEntry, answer: throwing, uncaught: /built badly/ },
  { name: 'an entry that never answers', strikes: isEntry, answer: silent },
  { name: 'a missing exposed module', strikes: isExposed, answer: missing },
  { name: 'an exposed module that never answers', strikes: isExposed, answer: silent },
  { name: 'no connection for the page', strikes: isPageChunk, answer: dead },
  { name: 'a server error for the page', strikes: isPageChunk, answer: broken },
  { name: 'a page chunk that never answers', strikes: isPageChunk, answer: silent },
];

/** A fault that a remote is under. */
export interface Strike {
  /** Settles once a file was asked for that the fault strikes. */
  readonly struck: Promise<void>;
  /** Ends the fault. */
  readonly relent: () => Promise<void>;
}

/** Strikes a remote with a fault from now on. */
export async function strike(
  target: Page,
  remote: string,
  { strikes, answer }: RemoteFault,
): Promise<Strike> {
  const ofRemote = (url: URL) => {
    const [, folder, name, , ...file] = url.pathname.split('/');
    return folder === 'remotes' && name === remote && strikes(file.join('/'));
  };
  const { promise: struck, resolve: tell } = withResolver();
  const handler = (route: Route) => {
    tell();
    return answer(route);
  };
  await target.route(ofRemote, handler);
  return { struck, relent: () => target.unroute(ofRemote, handler) };
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
