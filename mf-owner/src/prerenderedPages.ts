// Read by the release, which loads no page of the area.
import { paths } from '@tree-service/kernel/contract';

/** Addresses whose pages are drawn when they are released, as a first-time visitor sees them. */
export const prerenderedPages: readonly string[] = [paths.request()];
