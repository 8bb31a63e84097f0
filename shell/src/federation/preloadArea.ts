import { matchRoutes, type RouteObject } from 'react-router-dom';
import {
  defaultLanding,
  pageHandleOf,
  type Guard,
  type RemoteModule,
  type RemoteName,
  type UserType,
} from '@tree-service/kernel/contract';
import {
  expectedAccount,
  lastUserType,
  takeFlags,
  type ExpectedAccount,
} from '@tree-service/kernel';
import { areaAt, remoteOf } from '../areas';
import { track } from './arrival';
import { pageRegistry } from './releaseRegistry';
import { remoteModule } from './remoteLoading';

type Reader = Pick<ExpectedAccount, 'userId'>;

/** What the header reads is a chunk of its own, which visitors never download. */
const headerReads = () => import('@tree-service/market/api/header');

/** Downloads the page of a remote at a path. */
export async function preloadPages(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const pages = matches.flatMap(({ route }) => pageHandleOf(route) ?? []);
  await Promise.all(pages.map((page) => track(page.preload())));
}

/** Starts downloading the page at an address and, for a reader, what it reads first. */
function preparePage(routes: RouteObject[], address: string, reader: Reader | null) {
  const { pathname, searchParams: search } = new URL(address, window.location.origin);
  for (const { route, params } of (reader && matchRoutes(routes, pathname)) ?? []) {
    if (reader) pageHandleOf(route)?.read?.({ userId: reader.userId, params, search });
  }
  return preloadPages(routes, pathname);
}

/** Whether accounts of a type, or visitors (null), may enter. */
function isFor(guard: Guard, type: UserType | null): boolean {
  if (guard === 'public') return true;
  if (guard === 'requester') return type === null || type === 'owner';
  return guard === 'signedIn' ? type !== null : guard === type;
}

/** Where an account that goes to an address ends up. */
function arrivalOf(address: string, type: UserType | null): string {
  const { pathname } = new URL(address, window.location.origin);
  return type !== null && areaAt(pathname)?.landingInstead?.includes(type)
    ? defaultLanding(type)
    : address;
}

/** The remote to download ahead; null where only the confirmed account says which release is its own. */
async function moduleAhead(remote: RemoteName, isCertain: boolean): Promise<RemoteModule | null> {
  if (!isCertain && (await pageRegistry()).remotes[remote]?.canary !== null) return null;
  return track(remoteModule(remote));
}

/** Starts what the header reads and, for the first page of an account, the flags, in one call. */
function readForHeader({ userId }: Reader): void {
  if (takeFlags(async () => (await headerReads()).readHeaderWithFlags(userId))) return;
  headerReads().then(
    ({ readHeader }) => readHeader(userId),
    () => undefined, // The header reads on its own.
  );
}

function prepare(address: string, account: ExpectedAccount | null, isRead: boolean): void {
  const type = account?.type ?? null;
  if (account && isRead) readForHeader(account);
  const arrival = arrivalOf(address, type);
  const area = areaAt(new URL(arrival, window.location.origin).pathname);
  if (!area || !isFor(area.guard, type)) return;
  // No one but a visitor of public pages is certain without an account.
  moduleAhead(remoteOf(area, type), account?.isSignedIn !== false)
    .then((module) => module && preparePage(module.routes, arrival, isRead ? account : null))
    .catch((cause: unknown) => {
      console.info(`${address} could not be preloaded.`, cause);
    });
}

/**
 * Preloads the area and page of an address, for instance while a link is hovered. Nothing is downloaded
 * where the guard would refuse the account that is signed in or whose session is being restored.
 * Failures are shown only on the actual visit.
 */
export function preloadArea(address: string): void {
  prepare(address, expectedAccount(), false);
}

/** The same, and starts what the page reads first: for a visit that is about to happen. */
export function prepareVisit(address: string): void {
  prepare(address, expectedAccount(), true);
}

/**
 * Downloads the area in which the account that signed in here last would land. Administrators have to
 * sign in first: their files are served for a pass.
 */
export function expectSignIn(): void {
  headerReads().catch(() => undefined);
  const type = lastUserType();
  if (type === null || type === 'admin') return;
  prepare(defaultLanding(type), { userId: '', type, isSignedIn: false }, false);
}
