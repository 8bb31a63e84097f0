/**
 * How dates, amounts and numbers are written for everyone: the product is in English, its prices are in dollars,
 * and what a form shows is what the form takes.
 */
export const LOCALE = 'en-US';

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
