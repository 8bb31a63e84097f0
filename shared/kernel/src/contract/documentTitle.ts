import { PRODUCT_NAME } from './productName';

/** What the browser's tab says on a page with this title. */
export function documentTitle(title: string): string {
  return `${title} | ${PRODUCT_NAME}`;
}
