import { paths } from '@tree-service/kernel/contract';

/** The parameter of the request form that names the Pro to ask first. */
export const ASKED_VENDOR = 'pro';

/** The request form for one Pro. */
export function askAddress(vendorId: string): string {
  return `${paths.request()}?${new URLSearchParams({ [ASKED_VENDOR]: vendorId }).toString()}`;
}
