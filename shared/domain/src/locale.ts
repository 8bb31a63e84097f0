/**
 * How dates, amounts and numbers are written for everyone: the product is in English, its prices are in dollars,
 * and what a form shows is what the form takes.
 */
export const LOCALE = 'en-US';
