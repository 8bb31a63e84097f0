import { calendarDate, typedNumber } from '@tree-service/design/forms';
import { lineAmount } from '@tree-service/domain';
import * as v from 'valibot';
import { QUOTE_PHOTOS_MAX } from '../../../api/quotes';
import { countedLine, lineEntries, linesOf, MOST_CENTS } from '../../../lines/lineSchema';
import {
  parseTaxPercent,
  priceOfParts,
  signed,
  TAX_PERCENT_MAX,
  OPTION_NAMES,
  usedOptions,
  type LinePart,
  type OptionNames,
} from './quoteLine';

const LEAST_CENTS = 100;

const part = v.custom<LinePart>(
  (value) => typeof value === 'string' && /^(?:included|optional|[1-3]\.[0-2])$/.test(value),
);

const line = v.pipe(
  v.object({ ...lineEntries, tree: v.string(), part, isDiscount: v.boolean() }),
  v.transform(countedLine),
);

type Lines = v.InferOutput<typeof line>[];

function isInLimits({ lines, tax_percent }: { lines: Lines; tax_percent: number }): boolean {
  const { lowest, highest, optional } = priceOfParts(
    lines.map(({ quantity, price, part, isDiscount }) => ({
      part,
      cents: lineAmount({ quantity, unit_price_cents: signed(isDiscount, price) }),
    })),
    tax_percent,
  );
  return lowest >= LEAST_CENTS && highest + optional <= MOST_CENTS;
}

const hasWholeChoices = (lines: Lines) =>
  usedOptions(lines.map(({ part }) => part)).every(({ places }) => places.length > 1);

const optionName = (fallback: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(40, 'Please use at most 40 characters'),
    v.transform((name) => name || fallback),
  );

/** Names of options without lines are not shown, so that they may be any. */
const hasOwnNames = ({ lines, choices }: { lines: Lines; choices: OptionNames }) =>
  usedOptions(lines.map(({ part }) => part)).every(({ choice, places }) => {
    const names = places.map((place) => choices[choice - 1]?.names[place]);
    return new Set(names).size === names.length;
  });

const fields = v.object({
  lines: v.pipe(linesOf(line), v.check(hasWholeChoices, 'A choice needs at least two options')),
  choices: v.array(v.object({ names: v.tuple(OPTION_NAMES.map(optionName)) })),
  photos: v.pipe(
    v.array(v.blob()),
    v.maxLength(QUOTE_PHOTOS_MAX, `Please add at most ${QUOTE_PHOTOS_MAX} photos`),
  ),
  keepPhotos: v.boolean(),
  tax_percent: v.pipe(
    v.string(),
    v.transform((typed) => parseTaxPercent(typed) ?? Number.NaN),
    v.number(`Please enter the sales tax in percent, from 0 to ${TAX_PERCENT_MAX}`),
  ),
  message: v.pipe(v.string(), v.trim(), v.maxLength(4000, 'Please use at most 4000 characters')),
  earliest_start: calendarDate('Please choose the earliest start'),
  valid_days: typedNumber('a number of days', { min: 1, max: 90, whole: true }),
});

/** The same limits as in the database. */
export const quoteSchema = v.pipe(
  fields,
  v.forward(
    v.check(
      (quote: v.InferOutput<typeof fields>) => isInLimits(quote),
      'The total must be between $1 and $1,000,000',
    ),
    ['lines'],
  ),
  v.forward(
    v.check(
      (quote: v.InferOutput<typeof fields>) => hasOwnNames(quote),
      'Please give each option its own name',
    ),
    ['choices'],
  ),
);

export type QuoteInput = v.InferInput<typeof quoteSchema>;

export type QuoteOutput = v.InferOutput<typeof quoteSchema>;
