import { linesInOrder } from '@tree-service/market/features/quoteDocument';
import {
  centimetersToInches,
  cut,
  isoToZoned,
  metersToFeet,
  type ServiceCategory,
  type SizedTree,
  treeName,
  treeSize,
} from '@tree-service/domain';
import type { LeadDetail, LeadQuote } from '../../../api/leads';
import type { Price } from '../../../api/vendors';
import {
  emptyQuoteLine,
  WHOLE_JOB,
  defaultNames,
  type LinePart,
  type OptionNames,
  type QuoteLineDraft,
} from './quoteLine';
import type { QuoteInput } from './quoteSchema';

/** A tree of the request a quote starts from. */
export type QuotedTree = SizedTree & { height_m: number; id: string; stump: boolean };

type PriceFact = Pick<Price, 'label' | 'unit' | 'price_cents'>;

const work: Readonly<Record<ServiceCategory, { verb: string; label: RegExp }>> = {
  tree_removal: { verb: 'Remove', label: /remov|fell|take.?down/i },
  stump_grinding: { verb: 'Grind stump of', label: /stump|grind/i },
  arborist: { verb: 'Assess', label: /arborist|visit|assess|report|inspect/i },
  maintenance: { verb: 'Trim', label: /trim|prun|thin|deadwood|crown/i },
  emergency: { verb: 'Emergency work on', label: /emergenc|storm/i },
};

/** The database's limit. */
export const QUANTITY_MAX = 1000;

/** Feet; the upper end is included. */
type HeightBand = { from: number; to: number };

const UP_TO = /(?:up to|under|below)\s+(\d+)\s*(?:ft|feet|')/i;
const BETWEEN = /(\d+)\s*(?:to|-|–)\s*(\d+)\s*(?:ft|feet|')/i;
const OVER = /(?:over|above)\s+(\d+)\s*(?:ft|feet|')/i;

/** Parses labels like "up to 30 ft", "30 to 60 ft" and "over 80 ft"; null without a height. */
function heightBand(label: string): HeightBand | null {
  const between = BETWEEN.exec(label);
  if (between) return { from: Number(between[1]), to: Number(between[2]) };
  const upTo = UP_TO.exec(label);
  if (upTo) return { from: 0, to: Number(upTo[1]) };
  const over = OVER.exec(label);
  return over ? { from: Number(over[1]), to: Infinity } : null;
}

function isWithin(band: HeightBand | null, feet: number): boolean {
  return band !== null && feet > band.from && feet <= band.to;
}

function lineFor(
  tree: QuotedTree,
  category: ServiceCategory,
  prices: readonly PriceFact[],
): QuoteLineDraft {
  const { verb, label } = work[category];
  const inches =
    typeof tree.diameter_cm === 'number' ? centimetersToInches(tree.diameter_cm) : null;
  const size = treeSize(tree, category);
  const description = cut(`${verb} ${treeName(tree)}${size && `, ${size}`}`, 300);
  const countable = prices.filter(
    (price) =>
      label.test(price.label) &&
      (price.unit === 'each' ||
        price.unit === 'tree' ||
        price.unit === 'flat' ||
        (price.unit === 'inch' && inches !== null && inches > 0)),
  );
  const feet = metersToFeet(tree.height_m);
  const banded = countable.find((price) => isWithin(heightBand(price.label), feet));
  const fitting = banded ?? countable.find((price) => heightBand(price.label) === null);
  const perInch = fitting?.unit === 'inch' ? (inches ?? 1) : 1;
  const unit = fitting?.unit ?? 'each';
  return {
    ...emptyQuoteLine,
    description,
    quantity: unit === 'flat' ? '1' : String(Math.min(tree.count * perInch, QUANTITY_MAX)),
    unit,
    price: fitting?.price_cents ?? null,
    tree: tree.id,
  };
}

/**
 * One line per tree and one more per stump, priced from the Pro's list where a label matches the
 * work. Work priced by the hour or load is left without a price.
 */
export function linesFromTrees(
  category: ServiceCategory,
  trees: readonly QuotedTree[],
  prices: readonly PriceFact[],
): QuoteLineDraft[] {
  return trees.flatMap((tree) => {
    const main = lineFor(tree, category, prices);
    const stump = tree.stump && category !== 'stump_grinding';
    return stump ? [main, lineFor(tree, 'stump_grinding', prices)] : [main];
  });
}

const DAY_MS = 86_400_000;
const VALID_DAYS = '14';

type Line = LeadQuote['quote_line_items'][number];

/** The names of options as the last quote has them, in the order of its lines; others as they are by default. */
function namesOf(last: { quote_line_items: readonly Line[] }) {
  return defaultNames().map(({ names }, index) => {
    const own = linesInOrder(last).flatMap(({ choice, choice_option: name }) =>
      choice === index + 1 && name !== null ? [name] : [],
    );
    const used = [...new Set(own)];
    return { names: [...used, ...names.filter((name) => !used.includes(name))].slice(0, 3) };
  });
}

function partFrom({ optional, choice, choice_option: name }: Line, names: OptionNames): LinePart {
  if (choice === null || name === null) return optional ? 'optional' : 'included';
  return `${choice}.${names[choice - 1]?.names.indexOf(name) ?? 0}`;
}

/**
 * Starts from the last quote, or from the trees and the price list. The earliest start is tomorrow
 * or later in the property's time zone.
 */
export function startingQuote(
  lead: Pick<LeadDetail, 'service_requests'>,
  last:
    Pick<LeadQuote, 'quote_line_items' | 'message' | 'earliest_start' | 'tax_percent'> | undefined,
  prices: readonly Price[],
  now: Date,
): QuoteInput {
  const request = lead.service_requests;
  const tomorrow = isoToZoned(
    new Date(now.getTime() + DAY_MS).toISOString(),
    request.time_zone,
  ).date;
  if (last) {
    const choices = namesOf(last);
    const wanted = last.earliest_start ?? tomorrow;
    return {
      lines: linesInOrder(last).map((item) => ({
        description: item.description,
        quantity: String(item.quantity),
        unit: item.unit,
        part: partFrom(item, choices),
        price: Math.abs(item.unit_price_cents),
        isDiscount: item.unit_price_cents < 0,
        tree: item.tree_id ?? WHOLE_JOB,
      })),
      choices,
      photos: [],
      keepPhotos: true,
      tax_percent: last.tax_percent === 0 ? '' : String(last.tax_percent),
      message: last.message ?? '',
      earliest_start: wanted > tomorrow ? wanted : tomorrow,
      valid_days: VALID_DAYS,
    };
  }
  const lines = linesFromTrees(request.category, request.request_trees, prices);
  return {
    lines: lines.length > 0 ? lines : [emptyQuoteLine],
    choices: defaultNames(),
    photos: [],
    keepPhotos: true,
    tax_percent: '',
    message: '',
    earliest_start: tomorrow,
    valid_days: VALID_DAYS,
  };
}
