import { createElement, lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Address } from './address';

/** A module of one page; the page is its default export. */
export interface PageModule {
  readonly default: ComponentType;
}

/** What the shell finds on a route made by `pageRoute`. */
export interface PageHandle {
  /** The title of the browser's tab until the page sets a better one. */
  readonly title: string;
  /** Downloads the page ahead of need. */
  readonly preload: () => Promise<PageModule>;
}

/**
 * A row of an area's route table. The page is a chunk of its own, downloaded when somebody goes there:
 * `pageRoute(paths.requests, 'My requests', () => import('./pages/Requests/RequestsPage'))`.
 */
export function pageRoute(
  { pattern }: Pick<Address, 'pattern'>,
  title: string,
  load: () => Promise<PageModule>,
): RouteObject {
  const handle: PageHandle = { title, preload: load };
  return { path: pattern, element: createElement(lazy(load)), handle };
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'title' in handle &&
    typeof handle.title === 'string' &&
    'preload' in handle &&
    typeof handle.preload === 'function'
  );
}

/** What `pageRoute` put on a route; null for a route made otherwise. */
export function pageHandleOf({ handle }: RouteObject): PageHandle | null {
  return isPageHandle(handle) ? handle : null;
}
