import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import type { VendorJob } from '@tree-service/market/api/jobs';
import type { MarketplaceRules } from '@tree-service/market/api/marketplaceRules';
import { rowOf } from '@tree-service/market/api/oneCall';
import { withAvailable, type TokenAccountRow } from '@tree-service/market/api/tokens';
import type { LeadState } from '@tree-service/domain';
import type { Business } from './vendors';
import type { InboxLead } from './leadInbox';
import type { MatchExplanation } from './leads';
import { statsSchema } from './vendorFigures';

const dashboardSchema = v.object({
  business: rowOf<Business>(),
  offers: v.array(rowOf<InboxLead>()),
  latest: v.array(rowOf<InboxLead>()),
  explanation: v.nullable(rowOf<MatchExplanation>()),
  rules: rowOf<MarketplaceRules>(),
  counts: rowOf<Partial<Record<LeadState, number>>>(),
  dated_jobs: v.array(rowOf<VendorJob>()),
  undated_jobs: v.array(v.object({ id: v.string() })),
  tokens: v.pipe(rowOf<TokenAccountRow>(), v.transform(withAvailable)),
  stats: statsSchema,
});

/** What the figures are of: the last so many days, unless a month or year of the calendar. */
export interface FiguresAsked {
  readonly days: number;
  readonly period: string | null;
}

/** Everything the dashboard shows, in one answer. */
export async function askVendorDashboard({ days, period }: FiguresAsked) {
  const client = await backend();
  return v.parse(
    dashboardSchema,
    unwrap(await client.rpc('vendor_dashboard', { days, ...(period !== null && { period }) })),
  );
}
