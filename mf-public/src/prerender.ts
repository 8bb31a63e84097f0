// What the prerenderer loads: the routes, and the pages that the database lists.
import { paths } from '@tree-service/kernel/contract';
import { approvedVendors } from './api/directory';
import { publicPaths } from './paths';

export { default } from './routes';

/**
 * Pages that come and go with what the database lists, by the pattern of their route: what lists their
 * addresses. A route among them has no other pages: the rest is missing.
 */
export const listedPages: Readonly<Record<string, () => Promise<string[]>>> = {
  // Each article has a route of its own.
  [publicPaths.blogArticle.pattern]: () => Promise.resolve([]),
  [paths.provider.pattern]: async () => (await approvedVendors()).map((id) => paths.provider(id)),
};
