import { queryClient } from '@tree-service/kernel';
import { pageOf } from '@tree-service/market/api/keyset';
import { partsOf } from '@tree-service/market/api/oneCall';
import { isKeyOf, REQUEST_STATES } from '@tree-service/domain';
import { askAdminDashboard } from './dashboard.api';
import { openDecisionsQuery } from '../api/decisions';
import { marketplaceHealthQuery, remoteFailuresQuery, wonAfterRefundQuery } from '../api/health';
import { overseenRequests } from '../api/oversight';
import { urgentCasesQuery } from '../api/reviewQueue';
import { daysBefore, daysOf, periodOf } from '../shared/health/healthPeriod';

/** The status that the latest requests are filtered by; null for all. */
export function stateAskedFor(address: URLSearchParams) {
  const asked = address.get('state') ?? '';
  return isKeyOf(REQUEST_STATES, asked) ? asked : null;
}

/** Reads in one call what the sections of the dashboard show, as far as it is not known yet. */
export function readDashboard(address: URLSearchParams): void {
  const period = periodOf(address);
  const days = daysOf(period);
  const part = partsOf(() => askAdminDashboard(days));
  void queryClient.prefetchQuery({
    ...openDecisionsQuery(),
    queryFn: part(({ decisions }) => decisions),
  });
  void queryClient.prefetchQuery({
    ...urgentCasesQuery(),
    queryFn: part(({ queue }) => queue),
  });
  void queryClient.prefetchQuery({
    ...marketplaceHealthQuery(days),
    queryFn: part(({ health }) => health),
  });
  void queryClient.prefetchQuery({
    ...marketplaceHealthQuery(daysBefore(period)),
    queryFn: part(({ health_before: before }) => before),
  });
  void queryClient.prefetchQuery({
    ...remoteFailuresQuery(days),
    queryFn: part(({ failures }) => failures),
  });
  void queryClient.prefetchQuery({
    ...wonAfterRefundQuery(days),
    queryFn: part(({ won_after_release: won }) => won),
  });
  const state = stateAskedFor(address);
  const { pages } = overseenRequests(state);
  void queryClient.prefetchInfiniteQuery(
    state === null ? { ...pages, queryFn: part(({ requests }) => pageOf(requests)) } : pages,
  );
}
