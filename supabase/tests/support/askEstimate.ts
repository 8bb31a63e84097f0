import type { Arguments } from './inputs';
import type { Marketplace } from './marketplace';

/** What estimate_request answers. */
export interface Estimate {
  low_cents: number;
  high_cents: number;
  version: number;
  reasons: string[];
  site_visit_needed: boolean;
  line_clearance_needed: boolean;
  inputs: Arguments;
  sources: { publisher: string; title: string; year: number | null }[];
  lines: {
    code: string;
    tree: number | null;
    low_cents: number;
    high_cents: number;
    reason: string;
  }[];
}

/** Asks for an estimate as a visitor, who needs no account for it. */
export async function askEstimate(market: Marketplace, input: unknown): Promise<Estimate> {
  const [row] = await market.database.as({ role: 'anon' }, (queries) =>
    queries.query<{ answer: Estimate }>('select public.estimate_request($1::jsonb) as answer', [
      JSON.stringify(input),
    ]),
  );
  if (!row) throw new Error('No estimate came back.');
  return row.answer;
}

/** The input for one tree. */
export function oneTree(category: string, tree: Arguments, more: Arguments = {}): Arguments {
  return { category, trees: [tree], ...more };
}
