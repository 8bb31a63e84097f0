import { createElement, lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A module of one page; the page is its default export. */
export interface PageModule {
  readonly default: ComponentType;
}

/** What the shell finds on a route made by `pageRoute`. */
export interface PageHandle {
  /** Downloads the page ahead of need. */
  readonly preload: () => Promise<PageModule>;
}

/**
 * A route whose page is a chunk of its own, downloaded when somebody goes there:
 * `pageRoute(patterns.requests, () => import('./pages/Requests/RequestsPage'))`.
 */
export function pageRoute(path: string, load: () => Promise<PageModule>): RouteObject {
  const handle: PageHandle = { preload: load };
  return { path, element: createElement(lazy(load)), handle };
}
