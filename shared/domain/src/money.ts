import { LOCALE, parseNumber } from './amounts';

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

/** Parses typed dollars ("1,250", "$99.5", "49,50 $") to cents. Null when the text is not an amount of whole cents. */
export function parseDollars(text: string): Cents | null {
  const amount = parseNumber(/^\s*\$?(.*?)\$?\s*$/.exec(text)?.[1] ?? '');
  if (amount === null) return null;
  const cents = Math.round(amount * 100);
  return Math.abs(amount * 100 - cents) < 1e-4 ? cents : null;
}
