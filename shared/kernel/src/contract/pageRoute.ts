import { createElement, lazy, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Address } from './address';

/** A module of one page; the page is its default export. */
export interface PageModule {
  readonly default: ComponentType;
}

/** A visit that a page's first reads are started for. */
export interface PageVisit {
  /** The account that visits. */
  readonly userId: string;
  /** The parameters of the address, by name. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** What the shell finds on a route made by `pageRoute`. */
export interface PageHandle {
  /** The title of the browser's tab until the page sets a better one. */
  readonly title: string;
  /** Downloads the page ahead of need. A failure is forgotten: the next call tries again. */
  readonly preload: () => Promise<PageModule>;
  /** Starts the reads of the page's first view, while its code is on the way. */
  readonly read?: (visit: PageVisit) => void;
}

/**
 * A row of an area's route table. The page is a chunk of its own, downloaded when someone goes there:
 * `pageRoute(paths.requests, 'My Requests', () => import('./pages/Requests/RequestsPage'))`. `read`
 * starts what the page reads first, for someone signed in.
 */
export function pageRoute(
  { pattern }: Pick<Address, 'pattern'>,
  title: string,
  load: () => Promise<PageModule>,
  read?: PageHandle['read'],
): RouteObject {
  let known: Promise<PageModule> | null = null;
  let arrived: ComponentType | null = null;
  const preload = () => {
    known ??= load().then(
      (module) => {
        arrived = module.default;
        return module;
      },
      (cause: unknown) => {
        known = null;
        throw cause;
      },
    );
    return known;
  };
  const Late = lazy(preload);
  // A page that is here is drawn at once; a lazy one would suspend first.
  function PageOfRoute() {
    const [Shown] = useState<ComponentType>(() => arrived ?? Late);
    return createElement(Shown);
  }
  const handle: PageHandle = { title, preload, ...(read && { read }) };
  return { path: pattern, element: createElement(PageOfRoute), handle };
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'title' in handle &&
    typeof handle.title === 'string' &&
    'preload' in handle &&
    typeof handle.preload === 'function' &&
    (!('read' in handle) || typeof handle.read === 'function')
  );
}

/** What `pageRoute` put on a route; null for a route made otherwise. */
export function pageHandleOf({ handle }: RouteObject): PageHandle | null {
  return isPageHandle(handle) ? handle : null;
}
