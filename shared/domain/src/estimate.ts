import type { Cents } from './money';
import type { RequestTiming, ServiceCategory } from './services';
import type { TreeFacts } from './tree';

export type EstimateInput = {
  category: ServiceCategory;
  trees: TreeFacts[];
  /** Right away is priced as emergency work, this week costs more. */
  timing?: RequestTiming;
  /** Hours of an arborist's consulting beyond the visit, up to 40. */
  consulting_hours?: number;
  written_report?: boolean;
};

/** One line of an estimate; tree is the number of the tree card, null for the whole request. */
export type EstimateLine = {
  code: string;
  tree: number | null;
  low_cents: Cents;
  high_cents: Cents;
  reason: string;
};

/** The instant estimate, as the database computes and stores it. */
export type Estimate = {
  version: number;
  currency: 'USD';
  low_cents: Cents;
  high_cents: Cents;
  lines: EstimateLine[];
  reasons: string[];
  site_visit_needed: boolean;
  line_clearance_needed: boolean;
  /** Who published the prices; estimates stored before sources were recorded have none. */
  sources?: PriceSource[];
};

/** Where a price of the price book comes from; `year` is null for a page without a date. */
export type PriceSource = { publisher: string; title: string; year: number | null };

/** How prices without a publisher are described, by the title the price book gives them. */
export const UNPUBLISHED_SOURCES: Readonly<Record<string, (year: number | null) => string>> = {
  'Compiled from US consumer cost guides (titles not recorded)': (year) =>
    `our ${year} compilation of US consumer cost guides (we didn't record which guide each price came from)`,
  'Prices we set ourselves': (year) => `our own ${year} prices, with no published source`,
};

/** Which prices an estimate and a cost guide are made of. */
export const NATIONAL_PRICES = 'National prices from our price book, not adjusted for your state.';

/** Sources as a sentence: "Price sources: Publisher, “Title” (2026); our own 2026 prices, with no published source." */
export function priceSourcesInWords(sources: readonly PriceSource[]): string {
  const named = sources.map(
    ({ publisher, title, year }) =>
      UNPUBLISHED_SOURCES[title]?.(year) ?? `${publisher}, “${title}” (${year ?? 'undated'})`,
  );
  return `Price sources: ${[...new Set(named)].join('; ')}.`;
}

/** Everything an owner sends to submit a request. */
export type RequestSubmission = EstimateInput & {
  timing: RequestTiming;
  description: string;
  access_notes?: string;
  /** One of the owner's properties, or an address; the pin is where the trees are, in degrees. */
  property: ({ id: string } | { address: string; zip: string; label?: string }) & {
    pin?: { latitude: number; longitude: number };
  };
  photos: string[];
  contact: { first_name: string; last_name?: string; phone?: string };
  /** The Pro to ask first; `others`: ask other Pros at once, too. */
  ask?: { vendor_id: string; others: boolean };
};
