/** The name of the product, as people read it in titles, headings and mails. */
export const PRODUCT_NAME = 'Tree Service';

/** The browser tab's title for a page title. */
export function documentTitle(title: string): string {
  return `${title} | ${PRODUCT_NAME}`;
}
