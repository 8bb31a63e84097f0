// Read by the release, which loads no page of the area.
import { paths } from '@tree-service/kernel/contract';
import { publicPages } from './publicPages';

/**
 * Addresses whose pages are drawn when they are released. A route that answers for one of them has no
 * other addresses: the rest is missing.
 */
export const prerenderedPages: readonly string[] = [...publicPages, paths.login()];
