import { paths } from '@tree-service/kernel/contract';

/** Addresses whose pages are drawn when they are released, as somebody sees them who starts anew. */
export const prerenderedPages: readonly string[] = [paths.request()];
