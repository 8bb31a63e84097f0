import {
  parseNumber,
  priceRange,
  type Cents,
  type OptionFacts,
  type PriceRange,
} from '@tree-service/domain';
import { emptyLine, lineTotal, type LineDraft } from '../../../lines/lineSchema';

/** The choices a quote can have, each with up to three options. */
const CHOICES = [1, 2, 3] as const;

/** What options are called unless the Pro names them. */
export const OPTION_NAMES = ['Good', 'Better', 'Best'] as const;

/**
 * How a line counts: always, only if the owner wants it, or as part of an option of a choice; "1.0" is the first
 * option of choice 1.
 */
export type LinePart = 'included' | 'optional' | `${number}.${number}`;

/** The names of a quote's options as typed, by choice. */
export type OptionNames = ReadonlyArray<{ readonly names: readonly string[] }>;

/** Names as they are unless the Pro changes them. */
export const defaultNames = () => CHOICES.map(() => ({ names: [...OPTION_NAMES] as string[] }));

/** What a part means for the price; `choice_option` is the name of the option, in `names` or by its place. */
export function partOf(part: LinePart, names?: OptionNames) {
  if (part === 'included' || part === 'optional') {
    return { optional: part === 'optional', choice: null, choice_option: null };
  }
  const [choice = 1, place = 0] = part.split('.').map(Number);
  const option = names === undefined ? String(place) : names[choice - 1]?.names[place];
  return { optional: false, choice, choice_option: option ?? '' };
}

/** The options that lines use, of each choice with any. */
export function usedOptions(parts: readonly LinePart[]): { choice: number; places: number[] }[] {
  return CHOICES.map((choice) => ({
    choice,
    places: OPTION_NAMES.map((_name, place) => place).filter((place) =>
      parts.includes(`${choice}.${place}`),
    ),
  })).filter(({ places }) => places.length > 0);
}

/** What a Pro can set a line to: the choices in use and the next one; a discount is not the owner's to add. */
export function partChoices(
  parts: readonly LinePart[],
  names: OptionNames,
  { isDiscount = false }: { isDiscount?: boolean } = {},
) {
  const used = usedOptions(parts).length;
  const options = CHOICES.filter((choice) => choice <= used + 1).flatMap((choice) =>
    OPTION_NAMES.map((fallback, place) => ({
      value: `${choice}.${place}` as const,
      label: `${used > 0 ? `Choice ${choice}` : 'Choice'}: ${names[choice - 1]?.names[place]?.trim() || fallback}`,
    })),
  );
  return [
    { value: 'included', label: 'Always included' },
    ...(isDiscount ? [] : [{ value: 'optional', label: 'Optional: the owner can add it' }]),
    ...options,
  ];
}

/** In place of a tree id, for lines that apply to the whole job. */
export const WHOLE_JOB = 'whole_job';

/** A line of a quote as typed; `tree` is a tree id or WHOLE_JOB, and a discount takes its price off the total. */
export type QuoteLineDraft = LineDraft & { tree: string; part: LinePart; isDiscount: boolean };

export const emptyQuoteLine: QuoteLineDraft = {
  ...emptyLine,
  tree: WHOLE_JOB,
  part: 'included',
  isDiscount: false,
};

export const emptyDiscount: QuoteLineDraft = {
  ...emptyQuoteLine,
  description: 'Discount',
  unit: 'flat',
  isDiscount: true,
};

/** The cents of a line as stored: below zero for a discount. */
export const signed = (isDiscount: boolean, cents: Cents): Cents => (isDiscount ? -cents : cents);

/** The typed rate of sales tax in percent; null when it is unreadable, 0 when there is none. */
export function parseTaxPercent(typed: string): number | null {
  const percent = typed.trim() === '' ? 0 : parseNumber(typed);
  if (percent === null || percent < 0 || percent > TAX_PERCENT_MAX) return null;
  return Math.abs(percent * 1000 - Math.round(percent * 1000)) < 1e-6 ? percent : null;
}

/** The database's limit. */
export const TAX_PERCENT_MAX = 25;

/** The price of the readable lines with tax, and whether all lines and the tax are readable. */
export function quoteTotal(
  lines: ReadonlyArray<
    Pick<QuoteLineDraft, 'quantity' | 'unit' | 'price' | 'part'> & { isDiscount?: boolean }
  >,
  typedTax = '',
): PriceRange & { complete: boolean } {
  const taxPercent = parseTaxPercent(typedTax);
  return {
    ...priceOfParts(
      lines.map((line) => ({
        part: line.part,
        cents: signed(line.isDiscount ?? false, lineTotal(line) ?? 0),
      })),
      taxPercent ?? 0,
    ),
    complete:
      lines.length > 0 && lines.every((line) => lineTotal(line) !== null) && taxPercent !== null,
  };
}

/** The price of lines in cents, as the owner will see it. */
export function priceOfParts(
  lines: ReadonlyArray<{ readonly part: LinePart; readonly cents: Cents }>,
  taxPercent: number,
): PriceRange {
  return priceRange(
    lines.map(({ part, cents }): OptionFacts & { cents: Cents } => ({
      ...partOf(part),
      chosen: null,
      cents,
    })),
    ({ cents }) => cents,
    taxPercent,
  );
}
