import { LOCALE } from './locale';

/** Integer US cents, the only form in which money is stored or computed. */
export type Cents = number;

const wholeDollars = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' });

/** Cents as dollars; cents are shown only where there are any. */
export function formatCents(cents: Cents): string {
  return cents % 100 === 0 ? wholeDollars.format(cents / 100) : dollarsAndCents.format(cents / 100);
}

/** What changes a price: "+$300" or "−$150". */
export function formatCentsChange(cents: Cents): string {
  return `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents))}`;
}

/** A price range as people read it: "$450 – $1,200", or one price when both ends are equal. */
export function formatCentsRange(low: Cents, high: Cents): string {
  return low === high ? formatCents(low) : `${formatCents(low)} – ${formatCents(high)}`;
}

/**
 * Parses typed dollars ("1,250", "$99.5", "49,50", "1.250,00") to cents: a comma or point before one or two
 * last digits is decimal. Returns null when the text is not an amount of money.
 */
export function parseDollars(text: string): Cents | null {
  const amount = /^\$?\s*(.*?)\s*\$?$/.exec(text.trim())?.[1] ?? '';
  const match =
    /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(amount) ??
    /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/.exec(amount);
  if (!match) return null;
  const dollars = Number((match[1] ?? '').replace(/[,.]/g, ''));
  const cents = Number((match[2] ?? '').padEnd(2, '0'));
  return dollars * 100 + cents;
}
