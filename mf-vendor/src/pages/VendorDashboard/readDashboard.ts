import { queryClient } from '@tree-service/kernel';
import { marketplaceRulesQuery } from '@tree-service/market/api/marketplaceRules';
import { partsOf } from '@tree-service/market/api/oneCall';
import { tokenAccountQuery } from '@tree-service/market/api/tokens';
import { businessQuery } from '../../api/vendors';
import { askVendorDashboard } from '../../api/dashboard';
import { vendorAgendaQuery } from '../../api/jobs';
import { firstLeadsQuery, leadCountsQuery } from '../../api/leadInbox';
import { matchExplanationQuery } from '../../api/leads';
import { vendorStatsQuery } from '../../api/vendorFigures';
import { NEWEST, OFFERS, SHOWN_OFFERS } from './shown';
import { parsePeriod, parseRange } from './statsRange';

/** Reads in one call what the sections of the dashboard show, as far as it is not known yet. */
export function readDashboard(vendorId: string, parameters: URLSearchParams): void {
  const part = partsOf(async () => {
    const dashboard = await askVendorDashboard({
      days: parseRange(parameters.get('days')),
      period: parsePeriod(parameters.get('period')),
    });
    const { stats, explanation, latest } = dashboard;
    const statsKey = vendorStatsQuery(vendorId, stats.from_day, stats.to_day).queryKey;
    queryClient.setQueryData(statsKey, stats);
    if (latest[0] && explanation) {
      queryClient.setQueryData(matchExplanationQuery(latest[0].id).queryKey, explanation);
    }
    return dashboard;
  });
  void queryClient.prefetchQuery({
    ...businessQuery(vendorId),
    queryFn: part(({ business }) => business),
  });
  void queryClient.prefetchQuery({
    ...firstLeadsQuery(vendorId, OFFERS, SHOWN_OFFERS),
    queryFn: part(({ offers }) => offers),
  });
  void queryClient.prefetchQuery({
    ...firstLeadsQuery(vendorId, NEWEST, 1),
    queryFn: part(({ latest }) => latest),
  });
  void queryClient.prefetchQuery({
    ...marketplaceRulesQuery(),
    queryFn: part(({ rules }) => rules),
  });
  void queryClient.prefetchQuery({
    ...leadCountsQuery(vendorId),
    queryFn: part(({ counts }) => counts),
  });
  void queryClient.prefetchQuery({
    ...vendorAgendaQuery(vendorId),
    queryFn: part(({ dated_jobs: dated, undated_jobs: undated }) => ({ dated, undated })),
  });
  void queryClient.prefetchQuery({
    ...tokenAccountQuery(vendorId),
    queryFn: part(({ tokens }) => tokens),
  });
}
