import { randomUUID } from 'node:crypto';

/** Arguments of a public function by name; objects and lists travel as JSON. */
export type Arguments = Record<string, unknown>;

/** A complete request, as the form sends it. */
export function requestInput(): Arguments {
  return {
    category: 'tree_removal',
    timing: 'this_month',
    description: 'A dead elm beside the garage.',
    property: { address: '12 Elm Street', zip: '78704', label: 'Home' },
    trees: [{ species: 'Elm', height_m: 12, diameter_cm: 40, condition: 'dead' }],
    photos: [],
    contact: { first_name: 'Ada', last_name: 'Byron', phone: '+15125550100' },
  };
}

/** A complete quote, as the form sends it. */
export function quoteInput(lead: string, cents: number): Arguments {
  return {
    lead_id: lead,
    line_items: [{ description: 'Take down the tree', quantity: 1, unit_price_cents: cents }],
    message: 'Includes hauling.',
    earliest_start: null,
    valid_days: 30,
    idempotency_key: randomUUID(),
  };
}
