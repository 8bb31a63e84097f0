/** The name of the product, as people read it in titles, headings and mails. */
export const PRODUCT_NAME = 'Tree Service';
