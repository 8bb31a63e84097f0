import {
  cut,
  centimetersToInches,
  metersToFeet,
  treeName,
  treeSize,
  type ServiceCategory,
  type SizedTree,
} from '@tree-service/domain';
import type { Price } from '../../../api/vendors';
import { emptyQuoteLine, type QuoteLineDraft } from './quoteLine';

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
