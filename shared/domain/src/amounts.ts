/**
 * How dates, amounts and numbers are written for everyone: the product is in English, its prices are in dollars,
 * and what a form shows is what the form takes.
 */
export const LOCALE = 'en-US';

/**
 * The number in typed text: "1,250", "49.5", and with a decimal comma "49,5" or "1.250,00". A comma before three
 * digits, as in "1,250", separates thousands. Null when the text is not a number.
 */
export function parseNumber(text: string): number | null {
  const typed = text.trim();
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(typed)) return Number(typed.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(typed))
    return Number(typed.replaceAll('.', '').replace(',', '.'));
  return /^\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/** A number of things as running text has it: "three Pros", "one hour", "48 hours". */
export function inWords(amount: number, noun: string): string {
  return `${NUMBER_WORDS[amount] ?? amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** Hours as running text has them, in minutes where they are not whole: "48 hours", "90 minutes". */
export function hoursInWords(hours: number): string {
  return Number.isInteger(hours)
    ? inWords(hours, 'hour')
    : inWords(Math.round(hours * 60), 'minute');
}

/** Days as running text has them, in hours where they are not whole: "five days", "36 hours". */
export function daysInWords(days: number): string {
  return Number.isInteger(days) ? inWords(days, 'day') : hoursInWords(days * 24);
}
