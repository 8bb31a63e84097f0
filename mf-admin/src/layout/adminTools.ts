import { paths } from '@tree-service/kernel/contract';

/** The way back from a page of Admin Tools. */
export const toAdminTools = { label: 'Admin Tools', to: paths.adminUtility() };
